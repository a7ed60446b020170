import { presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import { drawnLocationId } from '#ui/body/body-locations.ts'
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
  locationOf(entry) {
    const { location, handednessType } = drawnArticulation(entry, vocabulary)
    return (
      drawnLocationId(
        [location.precise ?? undefined, location.area ?? undefined],
        handednessType === 'both',
      ) ?? null
    )
  },
})
