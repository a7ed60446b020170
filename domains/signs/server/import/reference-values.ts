import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../../location-containment.ts'

/** A value that an import creates; its id is negative until it is stored. */
export interface NewValue {
  draftId: number
  list: string
  value: string
  /** The media id of its picture; can be a draft id. */
  picture?: number | undefined
}

interface Entry extends EntryHierarchy {
  id: number
  list: string
  aliases: string[]
}

/** Finds values by list and value, or by an alias; can create drafts of missing values. */
export interface ReferenceValues {
  find(list: string, value: string): number | undefined
  value(entryId: number): string | undefined
  /** The parent and the group of an entry; a draft has none. */
  hierarchy(entryId: number): EntryHierarchy | undefined
  drafts: NewValue[]
}

/** `Bent V`, `bent_v` and `bent-v` are the same name. */
const normalizeName = (name: string) => name.toLowerCase().replace(/[-_\s]+/g, '')

/** Values by normalized name; null for an ambiguous name. */
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

/** Loads the values of all lists. @param create whether `find` creates drafts of missing values */
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
