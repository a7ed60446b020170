import type { PublishedPair, PublishedSign, SignsSharingValue } from '#domains/search/published.ts'
import type { SignCardView } from '#domains/search/search.presenter.ts'
import { sharedAspects, wordDifference } from '../difference.ts'
import type { PropertyKey, ReferenceKey } from '../properties.ts'
import { type PropertyValueView, presentEntry, presentValues, propertyName } from './properties.ts'
import { cardFor, type SignReader, searchFor } from './reader.ts'

export interface SimilarView {
  card: SignCardView
  /** Why it is shown: "same but for the place". */
  reason: string
}

/** Signs that differ from this one in one property alone. */
export interface PairsView {
  /** Null for pairs set by hand that differ in more. */
  key: PropertyKey | null
  name: string
  /** What this sign has there; empty when it is not described. */
  here: PropertyValueView[]
  pairs: { card: SignCardView; there: PropertyValueView[] }[]
}

/** Some of the other signs with a value. */
export interface AlikeView {
  key: ReferenceKey
  value: PropertyValueView
  cards: SignCardView[]
  /** Of other signs, those without a card too. */
  total: number
  /** The page of all of them. */
  to: string
}

/** How many similar signs are shown before more is asked for, and in all. */
const similarShown = { first: 6, all: 20 }

/** The signs made most alike, nearest first, with the reason in words. */
export function presentSimilar(
  { similar, document }: Pick<PublishedSign, 'similar' | 'document'>,
  reader: SignReader,
) {
  const views = similar.slice(0, similarShown.all).map(
    ({ sign, differs }): SimilarView => ({
      card: cardFor(sign, reader),
      reason: wordDifference(differs, sharedAspects(document.values, sign.values), reader),
    }),
  )
  return { first: views.slice(0, similarShown.first), more: views.slice(similarShown.first) }
}

/** Minimal pairs by the property that differs, with both values. */
export function presentPairs(
  { minimalPairs, document }: Pick<PublishedSign, 'minimalPairs' | 'document'>,
  reader: SignReader,
): PairsView[] {
  const view = (key: PropertyKey | null, pairs: PublishedPair[]): PairsView => ({
    key,
    name: key === null ? reader.t('signs:pairs.byHand') : propertyName(key, reader),
    here: key === null ? [] : presentValues(key, document, reader),
    pairs: pairs.map(({ sign }) => ({
      card: cardFor(sign, reader),
      there: key === null ? [] : presentValues(key, sign, reader),
    })),
  })
  const groups = [...Map.groupBy(minimalPairs, ({ property }) => property)]
  // Those set by hand come last: they say the least.
  const byHandLast = groups.toSorted(([a], [b]) => Number(a === null) - Number(b === null))
  return byHandLast.map(([key, pairs]) => view(key, pairs))
}

/** Other signs that share a value; null when there are none, or nothing is said. */
export function presentAlike(
  key: ReferenceKey,
  alike: SignsSharingValue | null,
  reader: SignReader,
): AlikeView | null {
  const value = alike && presentEntry(key, alike.value, reader)
  if (!alike || !value || alike.total === 0) return null
  return {
    key,
    value,
    cards: alike.signs.map((sign) => cardFor(sign, reader)),
    total: alike.total,
    to: searchFor(key, alike.value, reader),
  }
}
