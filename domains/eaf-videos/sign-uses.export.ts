import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import { type RecordingWithUses, useKinds } from './sign-uses.ts'

/** Recordings with the annotations that name a sign as CSV, with English names of columns, the same for every reader. */
export const writeSignUses = (recordings: readonly RecordingWithUses[]): string =>
  writeCsv([
    ['recording', 'title', 'visibility', ...useKinds.map((kind) => `by_${kind}`), 'last_version'],
    ...recordings.map(({ id, title, visibility, uses, uploadedAt }) => [
      `${id}`,
      title,
      visibility,
      ...useKinds.map((kind) => `${uses[kind]}`),
      uploadedAt.toISOString(),
    ]),
  ])
