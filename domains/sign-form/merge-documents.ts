import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { kinds } from '#domains/signs/kinds/index.ts'
import {
  type PropertyKey,
  property,
  propertyKeys,
  type ReferenceKey,
  referenceKeys,
  type TextKey,
  textKeys,
  type YesNoKey,
  yesNoKeys,
} from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'

export interface MergedDocument {
  /** Where both sides changed a property, it has the value of `mine`. */
  document: SignDocument
  /** The properties that both sides changed in different ways; somebody has to choose. */
  conflicts: PropertyKey[]
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The value of the side that changed it; undefined as `merged` when both changed it in different ways. */
function mergeValue<Value>(base: Value, mine: Value, theirs: Value): { merged: Value; isConflict: boolean } {
  if (equal(mine, theirs) || equal(theirs, base)) return { merged: mine, isConflict: false }
  return equal(mine, base) ? { merged: theirs, isConflict: false } : { merged: mine, isConflict: true }
}

/** What either side added stays, what either side removed goes; in the order of `mine`. */
function mergeList<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const has = (list: readonly Item[], item: Item) => list.some((one) => equal(one, item))
  const added = theirs.filter((item) => !has(base, item) && !has(mine, item))
  return [...mine.filter((item) => !has(base, item) || has(theirs, item)), ...added]
}

/** As lists; of a file whose attribution both sides changed, that of `mine`. */
function mergeMedia(...sides: [Media, Media, Media]): Media {
  const byPlace = Map.groupBy(mergeList(...sides), ({ role, media }) => `${role} ${media}`)
  return [...byPlace.values()].flatMap(([first]) => first ?? [])
}
type Media = SignDocument['media']

/** Each language by itself; within a language each sense, as long as nobody added or removed one. */
function mergeTranslations(base: Senses, mine: Senses, theirs: Senses) {
  const merged: Senses = {}
  let isConflict = false
  for (const language of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const [from, own, other] = [base[language] ?? [], mine[language] ?? [], theirs[language] ?? []]
    if (from.length === own.length && own.length === other.length) {
      merged[language] = own.map((sense, at) => mergeList(from[at] ?? [], sense, other[at] ?? []))
      continue
    }
    const value = mergeValue(from, own, other)
    merged[language] = value.merged
    isConflict ||= value.isConflict
  }
  return { merged, isConflict }
}
type Senses = SignDocument['translations']

/** The values of these keys, each merged by itself. */
function mergeRecord<Key extends PropertyKey, Value>(
  keys: readonly Key[],
  [base, mine, theirs]: readonly Partial<Record<Key, Value>>[],
  addConflict: (key: Key) => void,
): Partial<Record<Key, Value>> {
  const merged: Partial<Record<Key, Value>> = {}
  for (const key of keys) {
    const value = mergeValue(base?.[key], mine?.[key], theirs?.[key])
    if (value.merged !== undefined) merged[key] = value.merged
    if (value.isConflict) addConflict(key)
  }
  return merged
}

/**
 * Merges two versions of a sign that have a common base: properties by themselves, translations by language and sense,
 * lists by their content. A property that only one side changed has its value.
 */
export function mergeDocuments(base: SignDocument, mine: SignDocument, theirs: SignDocument): MergedDocument {
  const sides = [base, mine, theirs].map(canonicalDocument) as [SignDocument, SignDocument, SignDocument]
  const [from, own, other] = sides
  const conflicts = new Set<PropertyKey>()
  const addConflict = (key: PropertyKey) => void conflicts.add(key)
  const single = (key: ReferenceKey) => !property(key).many
  const translations = mergeTranslations(from.translations, own.translations, other.translations)
  if (translations.isConflict) addConflict('translation')
  const examples = mergeValue(from.examples, own.examples, other.examples)
  if (examples.isConflict) addConflict('example')
  const lists = Object.fromEntries(
    referenceKeys
      .filter((key) => !single(key))
      .map((key) => [key, mergeList(from.values[key] ?? [], own.values[key] ?? [], other.values[key] ?? [])]),
  )
  const document: SignDocument = {
    texts: {
      gloss: own.texts.gloss,
      ...mergeRecord<TextKey, string>(
        textKeys,
        sides.map(({ texts }) => texts),
        addConflict,
      ),
    },
    translations: translations.merged,
    values: {
      ...mergeRecord<ReferenceKey, number[]>(
        referenceKeys.filter(single),
        sides.map(({ values }) => values),
        addConflict,
      ),
      ...lists,
    },
    flags: mergeRecord<YesNoKey, boolean>(
      yesNoKeys,
      sides.map(({ flags }) => flags),
      addConflict,
    ),
    notes: mergeList(from.notes, own.notes, other.notes),
    relations: mergeList(from.relations, own.relations, other.relations),
    foreignRelations: mergeList(from.foreignRelations, own.foreignRelations, other.foreignRelations),
    minimalPairs: mergeList(from.minimalPairs, own.minimalPairs, other.minimalPairs),
    examples: examples.merged,
    media: mergeMedia(from.media, own.media, other.media),
  }
  return {
    document: canonicalDocument(document),
    conflicts: propertyKeys.filter((key) => conflicts.has(key)),
  }
}

/** The properties in which two documents differ. */
export const changedProperties = (one: SignDocument, other: SignDocument): PropertyKey[] => {
  const [first, second] = [canonicalDocument(one), canonicalDocument(other)]
  return propertyKeys.filter((key) => kinds[property(key).kind].compare(key, first, second))
}
