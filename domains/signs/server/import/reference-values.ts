import { isListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../../location-containment.ts'
import { type EntryWithNames, listEntriesWithNames } from './reference-value.queries.ts'

/** A value that an import creates; its id is negative until it is stored. */
export interface NewValue extends EntryHierarchy {
  draftId: number
  list: string
  /** The media id of its picture; can be a draft id. */
  picture?: number | undefined
}

/** Finds values by list and value, or by an alias; creates drafts of missing values. */
export interface ReferenceValues {
  find(list: string, name: string): number | undefined
  /** The value that a name of another lexicon is narrower than. */
  findWider(list: string, name: string): number | undefined
  /** A draft with this value, in the group of the value that it is narrower than. */
  create(list: string, value: string): number
  value(entryId: number): string | undefined
  /** The parent and the group of an entry or draft. */
  hierarchy(entryId: number): EntryHierarchy | undefined
  drafts: NewValue[]
}

/** `Bent V`, `bent_v` and `bent-v` are the same name. */
const normalizeName = (name: string) => name.toLowerCase().replace(/[-_\s]+/g, '')

type NamesOf = (entry: EntryWithNames) => readonly string[]

/** Finds entries by a name, exactly or else by its normalized form; ambiguous normalized names are not found. */
function indexByName(entries: readonly EntryWithNames[], namesOf: NamesOf) {
  const exact = new Map<string, number>()
  const normalized = new Map<string, number | null>()
  for (const entry of entries)
    for (const name of namesOf(entry)) {
      exact.set(`${entry.list} ${name}`, entry.id)
      const key = normalizeName(`${entry.list} ${name}`)
      const known = normalized.get(key)
      normalized.set(key, known === undefined || known === entry.id ? entry.id : null)
    }
  return (list: string, name: string): number | undefined =>
    exact.get(`${list} ${name}`) ?? normalized.get(normalizeName(`${list} ${name}`)) ?? undefined
}

/** Loads the values of all lists. */
export async function loadReferenceValues(db: Db | Tx): Promise<ReferenceValues> {
  const rows = await listEntriesWithNames(db)
  const byId = new Map<number, EntryHierarchy>(rows.map((entry) => [entry.id, entry]))
  const byValue = new Map(rows.map(({ id, list, value }) => [`${list} ${value}`, id]))
  const findByName = indexByName(rows, ({ value, aliases }) => [value, ...aliases])
  const findWider = indexByName(rows, ({ narrowerNames }) => narrowerNames)
  const drafts: NewValue[] = []

  return {
    drafts,
    findWider,
    value: (id) => byId.get(id)?.value,
    hierarchy: (id) => byId.get(id),
    find: (list, name) => byValue.get(`${list} ${name}`) ?? findByName(list, name),
    create(list, value) {
      const widerId = findWider(list, value)
      const wider = widerId === undefined ? undefined : byId.get(widerId)
      const draft: NewValue = {
        draftId: -1 - drafts.length,
        list,
        value,
        parentId: wider?.parentId ?? null,
        groupId: wider?.groupId ?? (isGroupedByItself(list) && widerId !== undefined ? widerId : null),
      }
      drafts.push(draft)
      byValue.set(`${list} ${value}`, draft.draftId)
      byId.set(draft.draftId, draft)
      return draft.draftId
    },
  }
}

const isGroupedByItself = (list: string) => isListName(list) && listDefinition(list).group === list
