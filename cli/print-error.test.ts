import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'

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

/** The error of these settings. */
function configError(settings: Record<string, string>): unknown {
  try {
    loadConfig(settings)
  } catch (error) {
    return error
  }
}

const wrongSettings = {
  PORT: '70000',
  PUBLIC_URL: 'signs.example/path',
  DATABASE_URL: 'mysql://db/x',
  PLATFORM: 'Sign Bank',
  LEGACY_SOURCE: 'x'.repeat(201),
  DEMO: 'yes',
  TIME_ZONE: 'Mars/Olympus',
  METRICS_TOKEN: 'short',
  TRUSTED_PROXIES: 'proxy.example',
  SMTP_URL: 'http://mail.example',
  MAIL_FROM: 'nobody',
  FORM_MIN_SECONDS: '-1',
  REQUIRE_SECOND_FACTOR: 'everybody',
  LINK_RESET_HOURS: '-3',
}
const settingsThatNeedOthers = {
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://db.example/signs?sslmode=disable',
  OWNER_EMAIL: 'ana@signbank.example',
}

test.each<[Locale, string, string]>([
  ['pt', 'PORT: deve ser um número inteiro de 0 a 65535', 'PUBLIC_URL: é obrigatório com SMTP_URL'],
  ['en', 'PORT: must be a whole number from 0 to 65535', 'PUBLIC_URL: is required with SMTP_URL'],
  [
    'de',
    'PORT: muss eine ganze Zahl von 0 bis 65535 sein',
    'PUBLIC_URL: wird zusammen mit SMTP_URL benötigt',
  ],
  ['hu', 'PORT: 0 és 65535 közötti egész szám lehet', 'PUBLIC_URL: kötelező, ha meg van adva: SMTP_URL'],
  [
    'et',
    'PORT: peab olema täisarv vahemikus 0 kuni 65535',
    'PUBLIC_URL: on koos seadega SMTP_URL kohustuslik',
  ],
])(
  'each invalid setting is named with the reason, in one language: %s [UIX-04]',
  async (locale, first, missing) => {
    const wrong = await printedIn(locale, configError(wrongSettings))
    expect(wrong).toContain(`\n  ${first}\n`)
    for (const [name, value] of Object.entries(wrongSettings)) {
      expect(wrong).toContain(`\n  ${name}: `)
      expect(wrong).not.toContain(value)
    }
    printed.mockClear()
    const incomplete = await printedIn(locale, configError(settingsThatNeedOthers))
    expect(incomplete).toContain(`\n  ${missing}\n`)
    for (const name of ['MAIL_FROM', 'DATABASE_URL', 'OWNER_PASSWORD'])
      expect(incomplete).toContain(`\n  ${name}: `)
    for (const output of [wrong, incomplete]) {
      expect(output).toContain('docs/operations.md')
      expect(output).not.toMatch(/\{\{|cli:|&/)
      if (locale !== 'en') expect(output).not.toMatch(/\b(must|is|required|the)\b/)
    }
  },
)

test('an unexpected error is printed with its stack', async () => {
  expect(await printedIn('de', new TypeError('x is undefined'))).toContain('x is undefined')
})
