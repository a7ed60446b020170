import { defineConfig } from 'i18next-cli'
import { locales } from './platform/i18n/locales.ts'

/** `i18next-cli lint` looks for bare text in pages and components: every message is in locales/. */
export default defineConfig({
  locales,
  // Specimen letters of the type scale mean nothing in any language.
  lint: { ignore: ['app/design-system/typographic.tsx', '**/*.test.tsx'] },
  extract: {
    input: ['app/**/*.tsx', 'domains/**/*.tsx', 'ui/**/*.tsx'],
    output: 'locales/{{language}}/{{namespace}}.json',
  },
})
