import { conventionOf } from '#domains/eaf-videos/gloss-choice.ts'
import type { NearSignView } from '#domains/eaf-videos/glosses.presenter.ts'
import { glossForSign } from '#domains/eaf-videos/match-gloss.ts'
import { mediaUrl } from '#domains/media/media.ts'
import { findNearestSign } from '#domains/missing-words/nearest-sign.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { foldWords } from '#platform/text/fold.ts'

type Dictionary = Pick<PublishedDictionary, 'search' | 'card' | 'defaultLanguage'>

/** Finds the published sign with the text most similar to a value without sign. */
export const nearestSignFinder =
  (dictionary: Dictionary, { convention }: { convention: string }) =>
  (value: string): NearSignView | null => {
    const word = foldWords(glossForSign(value, conventionOf(convention)))
    const nearest = findNearestSign(dictionary, { language: dictionary.defaultLanguage, word })
    if (!nearest) return null
    const { sign, text } = nearest
    return { id: sign.id, gloss: sign.gloss, text, poster: mediaUrl(sign.poster) }
  }
