import { nearestHandshapes } from '#domains/phonology/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import {
  type HandshapeFamilyView,
  presentHandshapeFamilies,
} from '#domains/search/presenters/handshape.presenter.ts'
import { emptyQuery } from '#domains/search/query/search-query.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { memoizePerVersion } from '../memoize-per-version.ts'

/** What the pages of handshapes make of the dictionary alone. */
interface HandshapeData {
  families: HandshapeFamilyView[]
  /** Entry ids of the handshapes much like one, the most alike first. */
  similarTo(id: number): readonly number[]
}

function computeHandshapeData(dictionary: PublishedDictionary, locale: Locale): HandshapeData {
  const { vocabulary } = dictionary
  const counts = dictionary.facets(emptyQuery(locale), ['handshape']).handshape ?? {}
  const entries = vocabulary.list('handshape-of-hand')
  const near = new Map<number, readonly number[]>()
  return {
    families: presentHandshapeFamilies(dictionary, counts, locale),
    similarTo(id) {
      const known = near.get(id) ?? nearestHandshapes(id, entries, entries.length).map((one) => one.id)
      near.set(id, known)
      return known
    },
  }
}

/** Found once after each public change, for each language. */
export const getHandshapeData = memoizePerVersion(computeHandshapeData)
