import type {
  PublishedPair,
  PublishedSign,
  SignsSharingValue,
} from '#domains/publication/published-dictionary.ts'
import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { describeDifference, sharedMajorParameters } from '#domains/signs/describe-difference.ts'
import type { PropertyKey, ReferenceKey } from '#domains/signs/properties.ts'
import { type PresenterContext, presentSignCard, valueSearchUrl } from './presenter-context.ts'
import { type PropertyValueView, presentEntry, presentValues, propertyName } from './properties.ts'

export interface SimilarView {
  card: SignCardView
  /** Why it is shown: "same but for the place". */
  reason: string
}

/** Signs that differ from this one in one property alone. */
export interface MinimalPairGroupView {
  /** Null for pairs set by hand that differ in more. */
  key: PropertyKey | null
  name: string
  /** What this sign has there; empty when it is not described. */
  ownValues: PropertyValueView[]
  pairs: { card: SignCardView; there: PropertyValueView[] }[]
}

/** Some of the other signs with a value. */
export interface SameValueView {
  key: ReferenceKey
  value: PropertyValueView
  cards: SignCardView[]
  /** Of other signs, those without a card too. */
  total: number
  /** The page of all of them. */
  to: string
}

/** How many similar signs are shown before more is asked for, and in all. */
const similarLimits = { first: 6, all: 20 }

/** The signs made most alike, nearest first, with the reason in words. */
export function presentSimilar(
  { similar, document }: Pick<PublishedSign, 'similar' | 'document'>,
  reader: PresenterContext,
) {
  const views = similar.slice(0, similarLimits.all).map(
    ({ sign, differs }): SimilarView => ({
      card: presentSignCard(sign, reader),
      reason: describeDifference(differs, sharedMajorParameters(document.values, sign.values), reader),
    }),
  )
  return { first: views.slice(0, similarLimits.first), more: views.slice(similarLimits.first) }
}

/** Minimal pairs by the property that differs, with both values. */
export function presentMinimalPairs(
  { minimalPairs, document }: Pick<PublishedSign, 'minimalPairs' | 'document'>,
  reader: PresenterContext,
): MinimalPairGroupView[] {
  const view = (key: PropertyKey | null, pairs: PublishedPair[]): MinimalPairGroupView => ({
    key,
    name: key === null ? reader.t('signs:pairs.byHand') : propertyName(key, reader),
    ownValues: key === null ? [] : presentValues(key, document, reader),
    pairs: pairs.map(({ sign }) => ({
      card: presentSignCard(sign, reader),
      there: key === null ? [] : presentValues(key, sign, reader),
    })),
  })
  const groups = [...Map.groupBy(minimalPairs, ({ property }) => property)]
  // Those set by hand come last: they say the least.
  const byHandLast = groups.toSorted(([a], [b]) => Number(a === null) - Number(b === null))
  return byHandLast.map(([key, pairs]) => view(key, pairs))
}

/** Other signs that share a value; null when there are none, or nothing is said. */
export function presentSameValue(
  key: ReferenceKey,
  signsWithValue: SignsSharingValue | null,
  reader: PresenterContext,
): SameValueView | null {
  const value = signsWithValue && presentEntry(key, signsWithValue.value, reader)
  if (!signsWithValue || !value || signsWithValue.total === 0) return null
  return {
    key,
    value,
    cards: signsWithValue.signs.map((sign) => presentSignCard(sign, reader)),
    total: signsWithValue.total,
    to: valueSearchUrl(key, signsWithValue.value, reader),
  }
}
