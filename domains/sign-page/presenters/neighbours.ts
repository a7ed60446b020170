import type {
  PublishedPair,
  PublishedSign,
  SignsSharingValue,
} from '#domains/publication/published-dictionary.ts'
import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { describeDifference, sharedMajorParameters } from '#domains/signs/describe-difference.ts'
import { type DrawnArticulation, drawnArticulation } from '#domains/signs/drawn-articulation.ts'
import type { PropertyKey, ReferenceKey } from '#domains/signs/properties.ts'
import { type PresenterContext, presentSignCard, valueSearchUrl } from './presenter-context.ts'
import { type PropertyValueView, presentEntry, presentValues, propertyName } from './properties.ts'

export interface SimilarView {
  card: SignCardView
  /** Why it is similar: "differs only in location". */
  reason: string
}

/** Signs that differ from this one in one property only. */
export interface MinimalPairGroupView {
  /** Null for pairs entered by hand that differ in several properties. */
  key: PropertyKey | null
  name: string
  /** The values of this sign; empty when they are not described. */
  ownValues: PropertyValueView[]
  /** What the drawing of the body shows of the difference; null if it shows nothing. */
  drawnPart: 'location' | 'movement' | null
  pairs: { card: SignCardView; otherValues: PropertyValueView[]; drawn: DrawnArticulation | null }[]
}

const drawnParts = new Map<PropertyKey, 'location' | 'movement'>([
  ['location', 'location'],
  ['locationPrecise', 'location'],
  ['movementDirection', 'movement'],
  ['movementShape', 'movement'],
  ['repeatedMovement', 'movement'],
  ['alternatingMovement', 'movement'],
])

const drawnPartOf = (key: PropertyKey | null) => (key === null ? null : (drawnParts.get(key) ?? null))

/** Some of the other signs with a value. */
export interface SameValueView {
  key: ReferenceKey
  value: PropertyValueView
  cards: SignCardView[]
  /** The number of other signs, including those without a card. */
  total: number
  /** The URL of the list of all of them. */
  to: string
}

/** The number of similar signs that are shown first, and in all. */
const similarLimits = { first: 5, all: 20 }

/** The most similar signs, the nearest first, with the reason. */
export function presentSimilar(
  { similar, document }: Pick<PublishedSign, 'similar' | 'document'>,
  context: PresenterContext,
) {
  const views = similar.slice(0, similarLimits.all).map(
    ({ sign, differs }): SimilarView => ({
      card: presentSignCard(sign, context),
      reason: describeDifference(differs, sharedMajorParameters(document.values, sign.values), context),
    }),
  )
  return { first: views.slice(0, similarLimits.first), more: views.slice(similarLimits.first) }
}

/** Minimal pairs by the property that differs, with the values of both signs. */
export function presentMinimalPairs(
  { minimalPairs, document }: Pick<PublishedSign, 'minimalPairs' | 'document'>,
  context: PresenterContext,
): MinimalPairGroupView[] {
  const view = (key: PropertyKey | null, pairs: PublishedPair[]): MinimalPairGroupView => ({
    key,
    name: key === null ? context.t('signs:pairs.byHand') : propertyName(key, context),
    ownValues: key === null ? [] : presentValues(key, document, context),
    drawnPart: drawnPartOf(key),
    pairs: pairs.map(({ sign }) => ({
      card: presentSignCard(sign, context),
      otherValues: key === null ? [] : presentValues(key, sign, context),
      drawn: drawnPartOf(key) ? drawnArticulation(sign, context.dictionary.vocabulary) : null,
    })),
  })
  const groups = [...Map.groupBy(minimalPairs, ({ property }) => property)]
  // Pairs entered by hand come last, because they give no property.
  const byHandLast = groups.toSorted(([a], [b]) => Number(a === null) - Number(b === null))
  return byHandLast.map(([key, pairs]) => view(key, pairs))
}

/** Other signs with the same value; null when there are none. */
export function presentSameValue(
  key: ReferenceKey,
  signsWithValue: SignsSharingValue | null,
  context: PresenterContext,
): SameValueView | null {
  const value = signsWithValue && presentEntry(key, signsWithValue.value, context)
  if (!signsWithValue || !value || signsWithValue.total === 0) return null
  return {
    key,
    value,
    cards: signsWithValue.signs.map((sign) => presentSignCard(sign, context)),
    total: signsWithValue.total,
    to: valueSearchUrl(key, signsWithValue.value, context),
  }
}
