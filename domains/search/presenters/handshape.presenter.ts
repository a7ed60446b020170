import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { Media } from '#domains/media/media.ts'
import { entryAndHeads } from '#domains/vocabularies/heads.ts'
import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'

/** A handshape that leads to its signs. */
export interface HandshapeView extends HandPictureView {
  id: number
  name: string
  /** Language of the name. */
  language: string
  /** The number of signs with this handshape; for a head, with any handshape of its family. */
  count: number
}

/** A handshape with those grouped under it; `members` is empty for a handshape without a family. */
export interface HandshapeFamilyView {
  head: HandshapeView
  members: HandshapeView[]
}

/** The sources of names and pictures. */
export interface HandshapeSources {
  vocabulary: Pick<Vocabulary, 'list' | 'describe'>
  media(id: number | null): Media | undefined
}

/** @param language content language of its name */
export function presentHandshape(
  entry: VocabularyEntry,
  { vocabulary, media }: HandshapeSources,
  language: string,
  count: number,
): HandshapeView {
  const described = vocabulary.describe(entry.id, language)
  return {
    id: entry.id,
    name: described.text,
    language: described.language,
    ...presentHandPicture(entry, media),
    count,
  }
}

/**
 * All handshapes under the heads of their families, in the order of the list. A retired handshape is included only
 * while signs have it.
 * @param counts signs by entry id; the count of a head includes its family
 */
export function presentHandshapeFamilies(
  sources: HandshapeSources,
  counts: Readonly<Record<number, number>>,
  language: string,
): HandshapeFamilyView[] {
  const entries = sources.vocabulary.list('handshape-of-hand')
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const view = (entry: VocabularyEntry) => presentHandshape(entry, sources, language, counts[entry.id] ?? 0)
  const byHead = Map.groupBy(entries.filter(isOffered(counts)), (entry) => topHeadOf(entry, byId))
  return entries.flatMap((head) => {
    const family = byHead.get(head)
    return family ? [{ head: view(head), members: family.filter((one) => one !== head).map(view) }] : []
  })
}

/** The families that have signs, and of their members those that have signs. */
export const usedFamilies = (families: readonly HandshapeFamilyView[]): HandshapeFamilyView[] =>
  families
    .filter(({ head }) => head.count > 0)
    .map(({ head, members }) => ({ head, members: members.filter(({ count }) => count > 0) }))

const isOffered =
  (counts: Readonly<Record<number, number>>) =>
  ({ id, retired }: VocabularyEntry) =>
    !retired || (counts[id] ?? 0) > 0

/** The outermost head of an entry; the entry itself when it has no head or its heads form a circle. */
function topHeadOf(entry: VocabularyEntry, byId: ReadonlyMap<number, VocabularyEntry>): VocabularyEntry {
  const headOf = (id: number) => {
    const head = byId.get(id)?.groupId
    return head !== null && head !== undefined && byId.has(head) ? head : undefined
  }
  const top = entryAndHeads(entry.id, headOf).at(-1) ?? entry.id
  const isCircle = headOf(top) !== undefined
  return isCircle ? entry : (byId.get(top) ?? entry)
}
