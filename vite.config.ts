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
  // Style sheets stay as they are written: the colours of both themes need light-dark() itself, not its stand-in.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server.ts' } } },
  },
})
