import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../../location-containment.ts'

/** A value that an import makes; its number is negative until it is stored. */
export interface NewValue {
  draftId: number
  list: string
  value: string
  /** Number of its picture's media, possibly a draft's. */
  picture?: number | undefined
}

interface Entry extends EntryHierarchy {
  id: number
  list: string
  aliases: string[]
}

/** Looks values up by list and value, or by another name that the list knows; can draft missing ones. */
export interface ReferenceValues {
  find(list: string, value: string): number | undefined
  value(entryId: number): string | undefined
  /** Where an entry stands; one that is drafted stands nowhere yet. */
  hierarchy(entryId: number): EntryHierarchy | undefined
  drafts: NewValue[]
}

/** Capitals, hyphens, underscores and spaces make no other name: `Bent V`, `bent_v` and `bent-v` are one. */
const normalizeName = (name: string) => name.toLowerCase().replace(/[-_\s]+/g, '')

/** Values by their loose names; null where two values share one, which then means neither. */
function indexByNormalizedName(entries: readonly Entry[]): Map<string, number | null> {
  const names = new Map<string, number | null>()
  for (const { id, list, value, aliases } of entries)
    for (const name of [value, ...aliases]) {
      const key = normalizeName(`${list} ${name}`)
      const known = names.get(key)
      names.set(key, known === undefined || known === id ? id : null)
    }
  return names
}

/** All values of the lists. @param create whether a missing value is drafted when asked for */
export async function loadReferenceValues(db: Db | Tx, create = false): Promise<ReferenceValues> {
  const { rows } = await sql<Entry>`
    select id, list, value, aliases, parent_id, group_id from vocabulary_entry order by id
  `.execute(db)
  const byName = new Map<string, number>()
  const byLooseName = indexByNormalizedName(rows)
  const facts = new Map<number, EntryHierarchy>(rows.map((entry) => [entry.id, entry]))
  for (const { id, list, aliases } of rows) for (const alias of aliases) byName.set(`${list} ${alias}`, id)
  for (const { id, list, value } of rows) byName.set(`${list} ${value}`, id)
  const drafts: NewValue[] = []

  return {
    drafts,
    value: (id) => facts.get(id)?.value,
    hierarchy: (id) => facts.get(id),
    find(list, value) {
      const key = `${list} ${value}`
      const known = byName.get(key) ?? byLooseName.get(normalizeName(key))
      if (typeof known === 'number') return known
      if (create) {
        const draft = -1 - drafts.length
        drafts.push({ draftId: draft, list, value })
        byName.set(key, draft)
        facts.set(draft, { value, parentId: null, groupId: null })
      }
      return byName.get(key)
    },
  }
}
