import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server serves what is built here; while developing, everything it owns is passed on to it.
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/chabudai/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: scripts, and a file caches better
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // the games' catalogues and rules lie beside the games
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: './tests/environment.ts',
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 1, // other steps have the other core; each file in modules of its own: a timer of one must not ring in another
  },
})
