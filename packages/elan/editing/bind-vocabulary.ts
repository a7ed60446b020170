import type { EafDocument } from '../document.ts'
import { ElanWriteError } from '../elan-error.ts'

/** An edit that lets tier types take their values from an external vocabulary. */
export interface VocabularyBinding {
  vocabularyId: string
  typeIds: ReadonlySet<string>
  /** Whether the file does not contain the vocabulary yet. */
  isNew: boolean
  /** A new external reference with the address of the vocabulary; null if the file refers to it already. */
  externalRef: { id: string; address: string } | null
}

/**
 * Prepares the edit that binds tier types to an external vocabulary.
 *
 * @param document of the file that will be edited
 * @param typeIds ids of tier types, as `tier.type` has them
 * @throws ElanWriteError if a type does not exist, or if the vocabulary has entries in the file itself
 */
export function bindVocabulary(
  document: EafDocument,
  vocabulary: { id: string; address: string },
  typeIds: Iterable<string>,
): VocabularyBinding {
  const wanted = new Set(typeIds)
  for (const type of wanted)
    if (!document.types.some(({ id }) => id === type)) throw new ElanWriteError('unknownType', { type })
  const existing = document.vocabularies.find(({ id }) => id === vocabulary.id)
  if (existing && existing.entries.length > 0)
    throw new ElanWriteError('vocabularyWithEntries', { vocabulary: vocabulary.id })
  const isBound = document.externalRefs.some(
    ({ id, value }) => id === existing?.externalRef && value === vocabulary.address,
  )
  return {
    vocabularyId: vocabulary.id,
    typeIds: wanted,
    isNew: existing === undefined,
    externalRef: isBound ? null : { id: freeId(document), address: vocabulary.address },
  }
}

/** An id for an external reference. Ids of all kinds of elements share one space of names. */
function freeId(document: EafDocument): string {
  const taken = new Set([
    ...document.externalRefs.map(({ id }) => id),
    ...document.languages.map(({ id }) => id),
    ...document.lexicons.map(({ id }) => id),
    ...document.locales.map(({ languageCode }) => languageCode),
    ...document.linkSets.flatMap(({ id, links }) => [id, ...links.map((link) => link.id)]),
  ])
  const startsLikeIt = (id: string) => id.startsWith('er')
  for (const id of document.timeSlots.ids) if (startsLikeIt(id)) taken.add(id)
  for (const { annotations } of document.tiers)
    for (const { id } of annotations) if (startsLikeIt(id)) taken.add(id)
  let number = document.externalRefs.length + 1
  while (taken.has(`er${number}`)) number++
  return `er${number}`
}
