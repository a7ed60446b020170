import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { SharedUses } from './frequency.ts'
import type { Collocation, CountedRecordings, FrequencyDimension, Occurrence } from './occurrence.ts'

type Cell = string | number | null

const columns = [
  'id',
  'sign',
  'gloss',
  'value',
  'class',
  'mark',
  'eaf_video',
  'title',
  'tier',
  'participant',
  'hand',
  'begin',
  'end',
  'left',
  'right',
]

/** Occurrences as CSV, with English names of columns, the same for every reader. Times in milliseconds. */
export async function* writeOccurrences(
  batches: AsyncIterable<readonly Occurrence[]>,
): AsyncGenerator<string> {
  yield writeRows([columns])
  for await (const batch of batches)
    yield writeRows(
      batch.map((one) => [
        one.id,
        one.sign,
        one.gloss,
        one.value,
        one.class,
        one.mark,
        one.recording,
        one.title,
        one.tier,
        one.participant,
        one.hand,
        one.begin,
        one.end,
        one.before.toReversed().join(' '),
        one.after.join(' '),
      ]),
    )
}

/** A table of frequencies as CSV. Each row names the counting rules, since its figures depend on them (D38). */
export const writeFrequency = (
  by: FrequencyDimension,
  rows: readonly SharedUses[],
  rules: readonly CountedRecordings[],
): string => {
  const counting = rules.map(({ rule, recordings }) => `${rule} (${recordings})`).join(' ')
  return writeRows([
    [by, 'name', 'uses', 'glosses', 'per_thousand', 'rank', 'counting'],
    ...rows.map(({ key, name, uses, glosses, perThousand, rank }) => [
      key,
      name,
      uses,
      glosses,
      Number(perThousand.toFixed(4)),
      rank,
      counting,
    ]),
  ])
}

/** Collocations as CSV. */
export const writeCollocations = (found: readonly Collocation[]): string =>
  writeRows([['side', 'value', 'uses'], ...found.map(({ side, value, uses }) => [side, value, uses])])

const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  writeCsv(rows.map((row) => row.map((cell) => `${cell ?? ''}`)))
