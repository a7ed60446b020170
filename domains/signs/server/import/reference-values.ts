import { isListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { DescribedValue } from '#domains/vocabularies/values-file.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../../location-containment.ts'
import type { FindDescribedValue } from './described-values.ts'
import { type EntryWithNames, listEntriesWithNames } from './reference-value.queries.ts'

/** A value that an import creates; its id is negative until it is stored. */
export interface NewValue extends EntryHierarchy {
  draftId: number
  list: string
  /** The media id of its picture; can be a draft id. */
  picture?: number | undefined
  /** As the export that is imported describes it. */
  described?: DescribedValue | undefined
}

/** Finds values by list and value, or by an alias; creates drafts of missing values. */
export interface ReferenceValues {
  find(list: string, name: string): number | undefined
  /** The value that a name of another lexicon is narrower than. */
  findWider(list: string, name: string): number | undefined
  /** A draft with this value, in the group of its description, or of the value that it is narrower than. */
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
export async function loadReferenceValues(
  db: Db | Tx,
  descriptionOf: FindDescribedValue = () => undefined,
): Promise<ReferenceValues> {
  const rows = await listEntriesWithNames(db)
  const byId = new Map<number, EntryHierarchy>(rows.map((entry) => [entry.id, entry]))
  const byValue = new Map(rows.map(({ id, list, value }) => [`${list} ${value}`, id]))
  const findByName = indexByName(rows, ({ value, aliases }) => [value, ...aliases])
  const findWider = indexByName(rows, ({ narrowerNames }) => narrowerNames)
  const drafts: NewValue[] = []

  const find = (list: string, name: string) => byValue.get(`${list} ${name}`) ?? findByName(list, name)
  /** The value of a list that a description names; created with its own description if the list lacks it. */
  const named = (list: string | undefined, value: string | null | undefined): number | null =>
    list === undefined || !value
      ? null
      : (find(list, value) ?? (descriptionOf(list, value) ? create(list, value) : null))

  function create(list: string, value: string): number {
    const widerId = findWider(list, value)
    const wider = widerId === undefined ? undefined : byId.get(widerId)
    const described = descriptionOf(list, value)
    const draft: NewValue = {
      draftId: -1 - drafts.length,
      list,
      value,
      parentId: wider?.parentId ?? null,
      groupId: wider?.groupId ?? (isGroupedByItself(list) && widerId !== undefined ? widerId : null),
      described,
    }
    drafts.push(draft)
    byValue.set(`${list} ${value}`, draft.draftId)
    byId.set(draft.draftId, draft)
    if (described && isListName(list)) {
      const { group, parent } = listDefinition(list)
      draft.groupId ??= named(group, described.group)
      draft.parentId ??= named(parent, described.parent)
    }
    return draft.draftId
  }

  return {
    drafts,
    findWider,
    value: (id) => byId.get(id)?.value,
    hierarchy: (id) => byId.get(id),
    find,
    create,
  }
}

const isGroupedByItself = (list: string) => isListName(list) && listDefinition(list).group === list
