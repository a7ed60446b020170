import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '#platform/config.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  printed.mockClear()
})

/** What the command line prints for an error in an environment of this language. */
async function printedIn(locale: Locale, error: unknown): Promise<string> {
  vi.stubEnv('LC_ALL', `${locale}_XX.UTF-8`)
  const { printError } = await import('./print-error.ts')
  printError(error)
  return printed.mock.calls.flat().map(String).join('\n')
}

const refused = new AppError('import.failed', {
  params: { count: 2 },
  fields: [
    {
      field: 'line 3, column location',
      code: 'import.valueNarrower',
      params: { line: 3, column: 'location', value: 'X', wider: 'head', list: 'location' },
    },
    { field: 'line 5', code: 'import.cellCount', params: { line: 5, found: 1, expected: 2 } },
    {
      field: 'line 6, column gloss',
      code: 'import.staysPending',
      params: { line: 6, column: 'gloss', gloss: 'A', reason: 'sign.translationNeeded' },
    },
  ],
})

test.each<[Locale, string[]]>([
  ['pt', ['linha 3, coluna location: “X” é', 'linha 5: ', 'precisa de']],
  ['en', ['line 3, column location: “X” is', 'line 5: ', 'at least one translation']],
  ['de', ['Zeile 3, Spalte location: „X“ ist', 'Zeile 5: ', 'Übersetzung']],
  ['hu', ['3. sor, location oszlop: „X”', '5. sor: ', 'fordítás']],
  ['et', ['rida 3, veerg location: „X“ on', 'rida 5: ', 'tõlge']],
])('errors are printed in one language: %s [UIX-04]', async (locale, texts) => {
  const output = await printedIn(locale, refused)
  for (const text of texts) expect(output).toContain(text)
  if (locale !== 'en') expect(output).not.toMatch(/\b(line|column|the|is)\b/)
  expect(output).not.toMatch(/\{\{|errors:|cli:|sign\.translationNeeded/)
})

test.each(locales)('an invalid configuration names its settings: %s', async (locale) => {
  const output = await printedIn(locale, new ConfigError('PORT: is too big\nMAIL_FROM: is required'))
  expect(output).toMatch(/PORT.*MAIL_FROM.*docs\/operations\.md/)
  expect(output.includes('is too big')).toBe(locale === 'en')
})

test('an unexpected error is printed with its stack', async () => {
  expect(await printedIn('de', new TypeError('x is undefined'))).toContain('x is undefined')
})
