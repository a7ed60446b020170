import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { locales, localeTags } from './platform/i18n/locales.ts'

/** Loaded with every page: the frame around it, its navigation and the search box in the header. */
const frame =
  /app\/(frame|errors)\/.*\.tsx?$|app\/(nonce|page-messages|page-meta|page-errors|site-links|use-[\w-]+)\.tsx?$|app\/public\/(PublicLayout|parts\/(BackLink|CookieNotice|Footer|Header|Menu\w+|SideMenu|menu-id))\.tsx?$|ui\/base\/ProgressBar\.tsx$|domains\/search\/ui\/(use-browser-search|instant\/(InstantSearch|browser-search-store|when-idle))\.tsx?$/

/** The parts of pages that visitors read. */
const kit =
  /(ui\/base\/(?!ValidatedForm|PasswordInput)|app\/public\/|platform\/(?!errors|forms)|domains\/(?!accounts|consent|legal)).*\.tsx?$/

/** What forms are made of that visitors seldom meet. */
const forms =
  /ui\/base\/(ValidatedForm|PasswordInput)\.tsx$|domains\/(accounts|consent)\/(.*\/)?(ui\/.*|account)\.tsx?$|platform\/(errors|forms)\/(app-error|catalogue|form-values|form-refusal)\.ts$/

/**
 * What most pages share comes in a few files: dozens of small ones would be packed worse, and each would be named
 * in every page. The style guide's own parts stay where they are.
 */
const shared = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|i18next|scheduler)\// },
  { name: 'icons', test: /lucide-react/, minShareCount: 4 },
  { name: 'frame', test: frame },
  { name: 'pictures', test: /ui\/body\/pictures/, priority: 1 },
  { name: 'body', test: /ui\/body\//, minShareCount: 2 },
  { name: 'kit', test: kit, minShareCount: 3 },
  // Forms of accounts have no place in what every visitor loads, and what checks forms comes when one is filled in.
  { name: 'forms', test: forms, minShareCount: 2 },
  { name: 'rules', test: /node_modules\/zod\/|platform\/forms\/schema\.ts$/ },
]

/** One build: the browser's files, and the whole server with server.ts as its entry. */
export default defineConfig({
  plugins: [reactRouter(), optimizeLocales.vite({ locales: locales.map((locale) => localeTags[locale]) })],
  // Style sheets stay as they are written: the colours of both themes need light-dark() itself, not its stand-in.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server.ts' } } },
  },
})
