import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What most pages share comes in two files: dozens of small ones would be packed worse. The style guide's own
 * parts and React stay where they are.
 */
const shared = [
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  { name: 'kit', test: /(ui\/base|app\/public|platform\/i18n|domains)\/.*\.tsx?$/, minShareCount: 3 },
]

/** One build: the browser's files, and the whole server with server.ts as its entry. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server.ts' } } },
  },
})
