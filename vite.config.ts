import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** One build: the browser's files, and the whole server with server.ts as its entry. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: isSsrBuild ? 'node24' : 'es2023',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? { input: './server.ts' } : {},
  },
}))
