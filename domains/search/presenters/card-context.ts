import { presentHandPicture } from '#domains/hand-drawings/hand-picture.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import type { CardContext } from './presenter-context.ts'

/** The context for the cards of a dictionary's signs, in a content language. */
export const cardContext = (
  {
    vocabulary,
    media,
    defaultLanguage,
  }: Pick<SearchableDictionary, 'vocabulary' | 'media' | 'defaultLanguage'>,
  language: string,
): CardContext => ({
  language,
  defaultLanguage,
  handOf({ values: { handshapeDominant: [id] = [] } }) {
    const handshape = id === undefined ? undefined : vocabulary.entry(id)
    return handshape ? presentHandPicture(handshape, media) : null
  },
})
