import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { presentArticulationPicture } from './articulation-picture.presenter.ts'
import type { CardContext } from './presenter-context.ts'

/** The context for the cards of a dictionary's signs, in a content language. */
export const cardContext = (
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'media' | 'defaultLanguage'>,
  language: string,
): CardContext => ({
  language,
  defaultLanguage: dictionary.defaultLanguage,
  articulationOf: (entry) => presentArticulationPicture(entry, dictionary),
})
