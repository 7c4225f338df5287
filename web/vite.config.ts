import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

// Building the page needs the `dependencies` of package.json only; what tests need is in vitest.config.ts.
const server = process.env.RUNESTACK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/runestack/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // the content security policy allows no data: fonts and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // a slow machine is nothing to warn of
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
