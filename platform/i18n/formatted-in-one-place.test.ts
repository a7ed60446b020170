import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = /\bnew Intl\.\w+\(|\.toLocale\w*\(|\.localeCompare\(/

/** Formats that no page in an interface language shows as they are, or that only one place needs. */
const others = [
  // In the order and with the digits of content languages.
  'domains/search/engine/gloss-comparator.ts',
  'domains/search/ui/alphabet-letters.ts',
  // Names of languages that are compared, not shown.
  'domains/corpus/translation-tier.ts',
  'domains/language-management/find-language-code.ts',
  'domains/signs/csv/presets/language-by-name.ts',
  'domains/signs/server/import/store-reference-values.ts',
  // The first letter of a name.
  'domains/accounts/display-name.ts',
  // Names of months, ratios that are cut off.
  'domains/numbers/numbers.presenter.ts',
  'domains/site-settings/ui/use-ratio.ts',
  // The command line, in the language of the operator.
  'cli/messages.ts',
]

test('dates, numbers, lists, names and orders of a language come from platform/i18n/format.ts [UIX-07]', () => {
  const files = globSync('{app,api,cli,domains,platform,server,ui}/**/*.{ts,tsx}', {
    exclude: ['platform/i18n/**', '**/*.test.*', '**/*.fixture.ts', '**/*.bench.ts'],
  }).filter((file) => own.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual(others.toSorted())
})
