import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { readableValue } from './readable-value.ts'
import type { ListName } from './reference-lists.ts'

/** One value of a reference list. */
export interface VocabularyEntry {
  id: number
  list: ListName
  /** Stable and unique in its list; URLs and CSV use it. */
  value: string
  /** The entry that contains it: the area of a precise location. */
  parentId: number | null
  /** The head of its group. */
  groupId: number | null
  position: number
  searchable: boolean
  retired: boolean
  /** Key of a SignWriting base symbol. */
  symbol: string | null
  pictureId: number | null
  /** Whether its picture is shown in place of its drawing: a setting of the dictionary. */
  isPictureFirst?: boolean
  features: Record<string, unknown> | null
  aliases: string[]
  /** Description by content language. */
  texts: Record<string, string>
}

/** All reference lists in memory. */
export interface Vocabulary {
  entry(id: number): VocabularyEntry | undefined
  /** By its value or an alias: addresses with the value that was merged into another lead to the other one. */
  byValue(list: ListName, value: string): VocabularyEntry | undefined
  /** The entry that an entry was merged into, over several merges if need be; undefined for all others. */
  mergedInto(id: number): VocabularyEntry | undefined
  /** The entries of a list in their order, retired ones included. */
  list(name: ListName): readonly VocabularyEntry[]
  /** The head of an entry's group; undefined for an entry without one. */
  headOf(id: number): number | undefined
  /** Whether entries are grouped under this one. */
  isHead(id: number): boolean
  /**
   * Its description in a language or the default one; else that of an entry of the list with the same name; else the
   * words of its value, and '' for an unknown entry.
   */
  describe(id: number, language: string): ResolvedText
}

const nameKey = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, ' ')

/**
 * @param defaultLanguage content language that descriptions fall back to
 * @param merged the entry that each merged entry was merged into, by its id
 */
export function createVocabulary(
  entries: readonly VocabularyEntry[],
  defaultLanguage: string,
  merged: ReadonlyMap<number, number> = new Map(),
): Vocabulary {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byValue = new Map(entries.map((entry) => [`${entry.list}/${entry.value}`, entry]))
  const byAlias = new Map(
    entries.flatMap((entry) => entry.aliases.map((alias) => [`${entry.list}/${alias}`, entry] as const)),
  )
  const lists = Map.groupBy(entries, (entry) => entry.list)
  const heads = new Set(entries.map((entry) => entry.groupId))

  const describedByName = new Map(
    entries
      .filter(({ texts }) => Object.keys(texts).length > 0)
      .flatMap((entry) =>
        [entry.value, ...entry.aliases].map((name) => [`${entry.list}/${nameKey(name)}`, entry] as const),
      ),
  )
  /** Imported codes often contain the name of a value that has a description: "3.5.eyes". */
  const sameName = ({ list, value }: VocabularyEntry) =>
    describedByName.get(`${list}/${nameKey(readableValue(value))}`)

  return {
    entry: (id) => byId.get(id),
    byValue: (list, value) => byValue.get(`${list}/${value}`) ?? byAlias.get(`${list}/${value}`),
    mergedInto(id) {
      const seen = new Set<number>()
      let into = merged.get(id)
      while (into !== undefined && !byId.has(into) && !seen.has(into)) {
        seen.add(into)
        into = merged.get(into)
      }
      return into === undefined ? undefined : byId.get(into)
    },
    list: (name) => lists.get(name) ?? [],
    headOf: (id) => byId.get(id)?.groupId ?? undefined,
    isHead: (id) => heads.has(id),
    describe(id, language) {
      const entry = byId.get(id)
      const described =
        entry &&
        (resolveText(entry.texts, language, defaultLanguage) ??
          resolveText(sameName(entry)?.texts ?? {}, language, defaultLanguage))
      const text = entry ? readableValue(entry.value) : ''
      return described ?? { text, language: defaultLanguage, informed: false }
    },
  }
}
