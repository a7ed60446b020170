import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { NumberPart } from './numbers-paths.ts'
import type { Numbers } from './server/get-numbers.ts'
import type { WatchedSign } from './server/list-watched-signs.ts'

type Row = readonly (string | number)[]

const rowsOf: Record<Exclude<NumberPart, 'views'>, (numbers: Numbers) => Row[]> = {
  months: ({ months }) => [
    ['month', 'created', 'published'],
    ...months.map(({ name, created, published }) => [name, created, published]),
  ],
  states: ({ states }) => [['state', 'signs'], ...Object.entries(states)],
  completeness: ({ completeness: { published, parts, languages } }) => [
    ['property', 'language', 'filled', 'published'],
    ...languages.map(({ language, filled }) => ['translation', language, filled, published]),
    ...parts.map(({ part, filled }) => [part, '', filled, published]),
  ],
  people: ({ people }) => [
    ['person', 'created', 'published', 'approved', 'pending'],
    ...people.map(({ name, created, published, approved, pending }) => [
      name ?? '',
      created,
      published,
      approved,
      pending,
    ]),
  ],
}

/** A part of the numbers as CSV, with English names of columns, the same for every reader. */
export const writeNumbers = (part: Exclude<NumberPart, 'views'>, numbers: Numbers): string =>
  writeRows(rowsOf[part](numbers))

/** Signs with their views as CSV. */
export const writeWatchedSigns = (signs: readonly WatchedSign[]): string =>
  writeRows([['sign', 'gloss', 'views'], ...signs.map(({ id, gloss, views }) => [id, gloss, views])])

const writeRows = (rows: readonly Row[]): string => writeCsv(rows.map((row) => row.map(String)))
