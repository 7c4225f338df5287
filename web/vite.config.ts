import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.RUNESTACK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), Icons({ compiler: 'svelte' }), svelteTesting()],
  build: {
    outDir: '../src/runestack/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // the content security policy allows no data: fonts and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // ms; whole boards in a simulated page take seconds on a busy machine
  },
});
