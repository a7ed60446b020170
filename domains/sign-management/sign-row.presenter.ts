import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { cardContext } from '#domains/search/presenters/card-context.ts'
import { presentCard } from '#domains/search/presenters/search.presenter.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { type SignAbilities, type SignRefusals, signRefusals } from '#domains/signs/sign-abilities.ts'
import type { SignState } from '#domains/signs/sign-state.ts'
import type { PanelSign } from './panel-sign.ts'

/** A sign in a list of the panel. */
export interface SignRow {
  id: number
  gloss: string
  /** Its first keywords, in the language of the interface if it has any. */
  words: { text: string; language: string } | null
  revision: number
  state: SignState
  /** Whether visitors see a version of it. */
  isPublic: boolean
  /** URL of the poster. */
  poster: string | null
  hasVideo: boolean
  /** The first shapes of the dominant and the nondominant hand. */
  hands: (HandPictureView & { name: string })[]
  isOwn: boolean
  /** Display names; null for the program. */
  author: string | null
  approver: string | null
  changedAt: number
  createdAt: number
  source: string | null
  sourceId: string | null
  /** Codes of the languages with translations. */
  languages: string[]
  tags: string[]
  /** Why the person may not do something; null for what is allowed. */
  refusals: SignRefusals
}

/** What rows are made from besides the signs. */
export interface RowContext {
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'media' | 'defaultLanguage'>
  /** The content language of the person. */
  language: string
  viewerId: number | null
  nameOf: (accountId: number | null) => string | null
  posterOf: (sign: PanelSign) => string | null
}

export function presentSignRow(sign: PanelSign, abilities: SignAbilities, context: RowContext): SignRow {
  const { dictionary, language, nameOf } = context
  const { vocabulary, media } = dictionary
  const card = presentCard(
    { ...sign.entry, poster: context.posterOf(sign) },
    cardContext(dictionary, language),
  )
  const textOf = (id: number) => vocabulary.describe(id, language).text
  return {
    id: sign.id,
    gloss: sign.entry.gloss,
    words: card.words && { text: card.words.text, language: card.words.language },
    revision: sign.revision,
    state: sign.state,
    isPublic: sign.status === 'published',
    poster: card.poster,
    hasVideo: sign.mainMedia.length > 0,
    hands: sign.handshapes.flatMap((id) => {
      const entry = vocabulary.entry(id)
      return entry ? { ...presentHandPicture(entry, media), name: textOf(id) } : []
    }),
    isOwn: sign.authorId !== null && sign.authorId === context.viewerId,
    author: nameOf(sign.authorId),
    approver: nameOf(sign.approverId),
    changedAt: sign.changedAt,
    createdAt: sign.createdAt,
    source: sign.source,
    sourceId: sign.sourceId,
    languages: Object.entries(sign.entry.translations).flatMap(([code, words]) =>
      words.length > 0 ? code : [],
    ),
    tags: sign.tags.map(textOf),
    refusals: signRefusals(abilities),
  }
}
