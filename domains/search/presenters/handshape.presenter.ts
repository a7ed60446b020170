import { type Media, shownFile } from '#domains/media/media.ts'
import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { mediaAddress } from './search.presenter.ts'

/** One handshape that signs can be looked up by. */
export interface HandshapeView {
  id: number
  name: string
  /** Language of the name. */
  language: string
  /** SignWriting key. */
  symbol: string | null
  /** Address of its picture; only where it has no symbol. */
  picture: string | null
  /** Signs made with it, or with a shape of its family where it leads one. */
  count: number
}

/** A handshape with those grouped under it; a handshape of no family stands alone. */
export interface HandshapeFamilyView {
  head: HandshapeView
  members: HandshapeView[]
}

/** What names and pictures of handshapes are taken from. */
export interface HandshapeSources {
  vocabulary: Pick<Vocabulary, 'list' | 'describe'>
  media(id: number | null): Media | undefined
}

const maxDepth = 8

/** One handshape for a reader. */
export function presentHandshape(
  { id, symbol, pictureId }: VocabularyEntry,
  { vocabulary, media }: HandshapeSources,
  language: string,
  count: number,
): HandshapeView {
  const described = vocabulary.describe(id, language)
  const picture = symbol === null ? media(pictureId) : undefined
  const file = picture && shownFile(picture)
  return {
    id,
    name: described.text,
    language: described.language,
    symbol,
    picture: mediaAddress(file?.key ?? null),
    count,
  }
}

/**
 * Every handshape of the list under the head of its family, all in the order of the list; retired ones only where
 * signs still have them.
 * @param counts signs by entry id, those of a head with its family
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

const isOffered =
  (counts: Readonly<Record<number, number>>) =>
  ({ id, retired }: VocabularyEntry) =>
    !retired || (counts[id] ?? 0) > 0

/** The head above all heads of an entry; itself where there is none, or where heads go round in a circle. */
function topHeadOf(entry: VocabularyEntry, byId: ReadonlyMap<number, VocabularyEntry>): VocabularyEntry {
  let top = entry
  for (let depth = 0; depth < maxDepth; depth++) {
    const head = top.groupId === null ? undefined : byId.get(top.groupId)
    if (!head) return top
    top = head
  }
  return entry
}

/** The families without the handshapes that no sign has; a head stays as long as its family has signs. */
export const familiesWithSigns = (families: readonly HandshapeFamilyView[]): HandshapeFamilyView[] =>
  families
    .filter(({ head }) => head.count > 0)
    .map(({ head, members }) => ({ head, members: members.filter(({ count }) => count > 0) }))
