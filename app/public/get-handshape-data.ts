import { nearestHandshapes } from '#domains/phonology/index.ts'
import type { DescribedHandshape } from '#domains/phonology/rank-handshapes.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { HandshapeCounts } from '#domains/search/presenters/hand-matches.presenter.ts'
import {
  type HandshapeFamilyView,
  presentHandshapeFamilies,
  usedFamilies,
} from '#domains/search/presenters/handshape.presenter.ts'
import { usedValues } from '#domains/search/presenters/used-values.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { memoizePerVersion } from '../memoize-per-version.ts'

/** The data of the handshape pages that depends on the dictionary only. */
interface HandshapeData {
  /** The families that visitors are offered: those with signs. */
  families: HandshapeFamilyView[]
  /** All families, with handshapes that no sign has. */
  allFamilies: HandshapeFamilyView[]
  /** The handshapes that visitors are offered and whose features are known, in the order of the list. */
  described: DescribedHandshape[]
  /** Signs by entry id; the negative id of a head counts its signs without those of its family. */
  counts: HandshapeCounts
  /** Entry ids of similar handshapes, the most similar first. */
  similarTo(id: number): readonly number[]
}

function computeHandshapeData(dictionary: PublishedDictionary, locale: Locale): HandshapeData {
  const { vocabulary } = dictionary
  const counts = dictionary.facets(emptyQuery(locale), ['handshape']).handshape ?? {}
  const entries = vocabulary.list('handshape-of-hand')
  const near = new Map<number, readonly number[]>()
  const allFamilies = presentHandshapeFamilies(dictionary, counts, locale)
  return {
    families: usedFamilies(allFamilies),
    allFamilies,
    described: usedValues(vocabulary, 'handshape-of-hand', counts).flatMap(({ id, features: stored }) => {
      const features = parseHandshapeFeatures(stored)
      return features ? [{ id, features }] : []
    }),
    counts,
    similarTo(id) {
      const cached = near.get(id) ?? nearestHandshapes(id, entries, entries.length).map((one) => one.id)
      near.set(id, cached)
      return cached
    },
  }
}

/** Computed once for each language after each public change. */
export const getHandshapeData = memoizePerVersion(computeHandshapeData)
