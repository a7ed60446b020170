import { symbolOutline } from '#domains/vocabularies/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { languageName } from '#platform/i18n/format.ts'
import { locales } from '#platform/i18n/locales.ts'
import { insertRows, reserveIds } from '../bulk-rows.queries.ts'
import {
  insertLanguageNames,
  insertLanguages,
  insertValueTexts,
  readLastPositions,
} from './reference-value.queries.ts'
import type { NewValue } from './reference-values.ts'

const entryTable = {
  table: 'vocabulary_entry',
  columns: {
    id: 'integer',
    list: 'text',
    value: 'text',
    parentId: 'integer',
    groupId: 'integer',
    position: 'integer',
    pictureId: 'integer',
    searchable: 'boolean',
    symbol: 'text',
    features: 'jsonb',
  },
}

/**
 * Adds content languages after the existing ones, with their names in the interface languages. An existing language
 * that was only a first language of people becomes a language of translations.
 */
export async function storeLanguages(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const added = await insertLanguages(tx, codes)
  const named = added.flatMap(({ id, code }) =>
    locales.map((locale) => ({ id, locale, name: languageName(code, locale) })),
  )
  await insertLanguageNames(tx, named)
  await recordChange(
    tx,
    'language',
    added.map(({ id }) => id),
  )
}

/** The symbol of a handshape, if this program can draw it. */
const symbolOf = (described: NewValue['described']): string | null =>
  described?.symbol && symbolOutline(described.symbol) ? described.symbol : null

/**
 * Adds reference values after the existing ones of each list, in natural order of their codes, with what the export says
 * about them. Names in languages that the dictionary does not have are left out.
 * @returns a function that maps draft ids to stored ids
 */
export async function storeReferenceValues(
  tx: Tx,
  values: readonly NewValue[],
  media: (draft: number) => number,
) {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = values.toSorted((one, other) => compare(one.value, other.value))
  const ids = await reserveIds(tx, 'vocabulary_entry', sorted.length)
  const lastOf = await readLastPositions(tx)
  const byDraft = new Map(sorted.map(({ draftId }, index) => [draftId, ids[index] ?? 0]))
  const stored = (id: number | null) => (id === null ? null : (byDraft.get(id) ?? id))
  await insertRows(
    tx,
    entryTable,
    sorted.map(({ list, value, parentId, groupId, picture, described }, index) => {
      const position = (lastOf.get(list) ?? -1) + 1
      lastOf.set(list, position)
      return {
        id: ids[index],
        list,
        value,
        parentId: stored(parentId),
        groupId: stored(groupId),
        position,
        pictureId: picture === undefined ? null : media(picture),
        searchable: described?.searchable ?? true,
        symbol: symbolOf(described),
        features: described?.features ?? null,
      }
    }),
  )
  await insertValueTexts(
    tx,
    sorted.flatMap(({ described }, index) =>
      Object.entries(described?.texts ?? {}).map(([language, description]) => ({
        id: ids[index] ?? 0,
        language,
        description,
      })),
    ),
  )
  await recordChange(tx, 'entry', ids)
  return (id: number) => byDraft.get(id) ?? id
}
