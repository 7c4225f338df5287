import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts', 'tests/words.ts'],
      testTimeout: 60_000, // ms; whole boards in a simulated page take seconds on a busy machine
    },
  }),
);
