import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** One build: the browser's files, and the whole server with server.ts as its entry. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { target: 'es2023' } },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server.ts' } } },
  },
})
