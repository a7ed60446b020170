import { afterEach, expect, test, vi } from 'vitest'
import type { ImportReport } from '#domains/signs/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'

const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => {
  vi.unstubAllEnvs()
  printed.mockClear()
})

const noCounts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  withoutTranslation: 0,
  published: 0,
  values: 0,
  handshapes: 0,
  languages: 0,
  files: 0,
}
const report = (parts: Partial<ImportReport> = {}): ImportReport => ({
  counts: { ...noCounts, rows: 3001, created: 3000, unchanged: 1, published: 3000, values: 1 },
  preview: [],
  notices: [],
  noticeCounts: {},
  renamed: [],
  transactionMillis: 1,
  ...parts,
})

async function printedIn(locale: Locale, shown: ImportReport, dryRun = false): Promise<string[]> {
  vi.stubEnv('LC_ALL', locale)
  vi.resetModules()
  const { printReport } = await import('./print-import-report.ts')
  printReport('signs.csv', shown, dryRun)
  return printed.mock.calls.flat().join('\n').split('\n')
}

test.each<[Locale, string]>([
  [
    'en',
    'Imported signs.csv: 3,000 signs created, 1 sign unchanged, 3,000 signs published, and 1 new value.',
  ],
  [
    'pt',
    'signs.csv foi importado: 3.000 sinais criados, 1 sinal inalterado, 3.000 sinais publicados e 1 valor novo.',
  ],
  [
    'de',
    'signs.csv wurde importiert: 3.000 Gebärden angelegt, 1 Gebärde unverändert, 3.000 Gebärden veröffentlicht und 1 neuer Wert.',
  ],
  ['hu', 'signs.csv importálva: 3000 új jel, 1 változatlan jel, 3000 közzétett jel és 1 új érték.'],
  [
    'et',
    'Fail signs.csv on imporditud: 3000 uut viibet, 1 muutmata viibe, 3000 avaldatud viibet ja 1 uus väärtus.',
  ],
])('an import ends with a sentence: %s [UIX-04]', async (locale, sentence) => {
  expect((await printedIn(locale, report())).map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    sentence,
  ])
})

test('a file that changes nothing says so', async () => {
  const counts = { ...noCounts, rows: 2, unchanged: 2 }
  expect(await printedIn('en', report({ counts }))).toEqual(['Imported signs.csv: 2 signs unchanged.'])
})

test('a dry run lists the first signs and writes nothing', async () => {
  const preview: ImportReport['preview'] = [
    { gloss: 'A', action: 'create' },
    { gloss: 'B', action: 'publish' },
  ]
  const lines = await printedIn('de', report({ preview }), true)
  expect(lines.slice(0, 3)).toEqual(['neu: A', 'veröffentlicht: B', '… und 2.998 weitere'])
  expect(lines[3]).toMatch(/^Nichts wurde geschrieben\. Der Import von signs\.csv würde ergeben: 3\.000/)
})

test('values read under another name are a table with their count [D31]', async () => {
  const renamed = [
    {
      column: 'location',
      value: 'Temple',
      readAs: 'location=forehead location_precise=temple',
      count: 12,
      lines: [2, 4],
    },
    { column: 'tags', value: 'Basic', readAs: 'basic', count: 1, lines: [3] },
  ]
  expect((await printedIn('en', report({ renamed }))).slice(0, 4)).toEqual([
    'Values read under another name:',
    'column    value   read as                                    rows  first lines',
    'location  Temple  location=forehead location_precise=temple  12    2, 4',
    'tags      Basic   basic                                      1     3',
  ])
})
