import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { loadFrameStyleOnce } from './app/load-frame-style-once.ts'
import { sharedChunks } from './app/shared-chunks.ts'
import { shortClassNames } from './app/short-class-names.ts'
import { locales, localeTags } from './platform/i18n/locales.ts'
import { measureUseCases } from './tools/use-cases/measure-use-cases.ts'

/** Packages of hundreds of small modules. The server starts faster when they are part of its own files. */
const bundledPackages = [
  /^react-(aria|stately)/,
  /^@(react-aria|react-stately|react-types|internationalized)\//,
  'kysely',
  'zod',
]

/** One build: the files of the browser, and the whole server with server/production.ts as its entry. */
export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    optimizeLocales.vite({ locales: locales.map((locale) => localeTags[locale]) }),
    measureUseCases(),
    loadFrameStyleOnce(),
  ],
  // The targets have light-dark(), so that style sheets keep it instead of a longer replacement.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  // Readable names in development; in the build they were a tenth of each style sheet.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } : {},
  environments: {
    client: {
      build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    ssr: {
      build: { target: 'node24', rollupOptions: { input: './server/production.ts' } },
      // React Router omits this condition without its own Node adapter; packages then resolve to their browser files.
      resolve: { externalConditions: ['node'], noExternal: command === 'build' ? bundledPackages : [] },
    },
  },
}))
