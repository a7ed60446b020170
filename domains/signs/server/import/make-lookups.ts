import type { Db } from '#platform/db/transaction.ts'
import { signsOfRow } from '../../csv/cells/index.ts'
import type { Lookups } from '../../csv/lookups.ts'
import type { SignCsvRow } from '../../csv/sign-csv-row.ts'
import { demoSource } from '../../demo-source.ts'
import { findIdentities, type SignIdentity } from '../sign.queries.ts'
import type { CollectedMedia } from './collect-media.ts'
import type { ForeignIds } from './foreign-ids.ts'
import { externalIdOfRow, type MatchedRow } from './match-signs.ts'
import type { NamedMedia } from './media.queries.ts'
import type { ReferenceValues } from './reference-values.ts'

/** The signs that rows can identify, refer to or conflict with. */
export async function findCandidateSigns(
  db: Db,
  rows: readonly SignCsvRow[],
  source: string,
  withoutDemo: boolean,
) {
  const references = rows.flatMap(signsOfRow)
  const known = await findIdentities(db, {
    ids: [
      ...rows.flatMap(({ id }) => id ?? []),
      ...references.flatMap((target) => ('id' in target ? target.id : [])),
    ],
    externalIds: rows.flatMap((row) => externalIdOfRow(row, undefined, source) ?? []),
    glosses: [
      ...rows.flatMap(({ texts }) => texts.gloss ?? []),
      ...references.flatMap((target) => ('gloss' in target ? target.gloss : [])),
    ],
  })
  return withoutDemo ? known.filter((sign) => sign.source !== demoSource) : known
}

/** Finds what the names of a file refer to, including the signs of the file itself. */
export function makeLookups(
  matched: readonly MatchedRow[],
  known: readonly SignIdentity[],
  values: ReferenceValues,
  media: CollectedMedia,
  mediaById: ReadonlyMap<number, NamedMedia>,
  { mayCreateValues, foreignIds }: { mayCreateValues: boolean; foreignIds: ForeignIds | undefined },
): Lookups {
  const inFile = new Set(matched.map(({ id }) => id))
  const byGloss = new Map([
    ...known
      .filter(({ id, status }) => status !== 'deleted' && !inFile.has(id))
      .map(({ gloss, id }) => [gloss, id] as const),
    ...matched.map(({ gloss, id }) => [gloss, id] as const),
  ])
  const ids = new Set([...known.map(({ id }) => id), ...matched.map(({ id }) => id)])
  return {
    entry: values.find,
    widerEntry: values.findWider,
    createEntry: mayCreateValues ? values.create : () => undefined,
    hierarchy: values.hierarchy,
    sign(reference) {
      if ('gloss' in reference) return byGloss.get(reference.gloss)
      if (foreignIds) return foreignIds.find(reference.id)?.id
      return ids.has(reference.id) ? reference.id : undefined
    },
    isElsewhere: (reference) =>
      foreignIds !== undefined && 'id' in reference && foreignIds.find(reference.id) === undefined,
    file: (name) => media.byName.get(name),
    fileName: (id) => mediaById.get(id)?.originalName,
  }
}
