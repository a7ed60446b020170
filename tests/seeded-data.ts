import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { castEmail, castNames, testAccountData } from '#seeds/cast-people.ts'
import recordings from '#seeds/demo/recordings/recordings.json' with { type: 'json' }

const otherLanguage = /^(en|de|hu|et)$|[._](en|de|hu|et)$/

/** All strings inside a JSON value, without those in other languages than Portuguese. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => (otherLanguage.test(key) ? [] : stringsIn(inside)))
}

const separators = /[·|,;:\n–()“”→+]|\s\/\s/

/** The parts of a text that are data, as far as separators of lists show them. */
export const partsOf = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Names that are no seeds: institutions of the cast, dictionaries of presets for imports, tiers of the demonstration's recordings, the
 * program of these tests.
 */
const otherNames = [
  ...['Instituto Garça', 'Otter-Institut', 'Other'],
  ...['Global Signbank', 'NZSL Dictionary', 'ASL-LEX 2.0'],
  ...['S1 Glosa MD', 'S1 Glosa ME'],
  'node',
]

/** Every value of the seeds, the demonstration and the cast, in Portuguese or in no language. */
export function readSeededData(): Set<string> {
  const json = globSync(['seeds/*.json', 'seeds/{lists,contents}/*.json'], {
    exclude: ['seeds/hand-drawings.json'],
  })
  const html = globSync('seeds/contents/*.pt.html').map((file) =>
    readFileSync(file, 'utf8').replaceAll(/<[^>]*>/g, '\n'),
  )
  const signs: Record<string, string>[] = parse(readFileSync('seeds/demo/signs.csv'), {
    columns: true,
    bom: true,
  })
  const values = [
    ...json.flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8')))),
    ...html.flatMap((text) => text.split('\n')),
    ...stringsIn(signs),
    ...stringsIn(testAccountData),
    ...castNames.flatMap((name) => {
      const person = testAccountData[name]
      const fullName = 'lastName' in person ? `${person.name} ${person.lastName}` : person.name
      // The header of the panel shortens it.
      return [castEmail(name), fullName, fullName.slice(0, 11)]
    }),
    ...recordings.flatMap((recording) => [...stringsIn(recording), `${recording.name}.eaf`]),
    ...signs.map(({ source, source_id }) => `${source} ${source_id}`),
    ...otherNames,
  ]
  return new Set(values.flatMap((value) => [value.trim(), ...partsOf(value)]))
}
