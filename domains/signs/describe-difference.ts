import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { memoize } from '#platform/memoize.ts'
import type { PropertyKey } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** What people call that in which two signs differ; several properties may describe one such thing. */
const termByProperty = {
  handedness: 'handedness',
  handshapeDominant: 'hand',
  handshapeDominantSecond: 'hand',
  handshapeNondominant: 'otherHand',
  handshapeNondominantSecond: 'otherHand',
  handshapeChange: 'handChange',
  relationBetweenArticulators: 'relation',
  location: 'place',
  locationPrecise: 'place',
  contactType: 'contact',
  movementDirection: 'movement',
  movementShape: 'movement',
  repeatedMovement: 'repetition',
  alternatingMovement: 'alternation',
  orientationChange: 'turn',
  relativeOrientationMovement: 'orientation',
  relativeOrientationLocation: 'orientation',
  mouthing: 'mouth',
  mouthGesture: 'mouth',
} as const satisfies Partial<Record<PropertyKey, string>>
type DifferenceTerm = (typeof termByProperty)[keyof typeof termByProperty]

const findTerm = (key: PropertyKey): DifferenceTerm | undefined =>
  (termByProperty as Partial<Record<PropertyKey, DifferenceTerm>>)[key]

/** What makes a sign, before all else, and the properties that say it. */
const majorParameters = {
  hand: ['handshapeDominant', 'handshapeDominantSecond'],
  place: ['location', 'locationPrecise'],
  movement: ['movementDirection', 'movementShape'],
} as const
export type MajorParameter = keyof typeof majorParameters
const majorParameterNames = Object.keys(majorParameters) as MajorParameter[]

const listFormat = memoize((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** More would not be read. */
const maxNamed = 2

/** The aspects that are described in both forms and are the same wherever both describe them. */
export function sharedMajorParameters(
  one: SignDocument['values'],
  other: SignDocument['values'],
): MajorParameter[] {
  return majorParameterNames.filter((aspect) => {
    const inBoth = majorParameters[aspect].filter((key) => one[key]?.length && other[key]?.length)
    return inBoth.length > 0 && inBoth.every((key) => String(one[key]) === String(other[key]))
  })
}

/**
 * How two signs differ, in the reader's words: "same but for the place", "same hand, other movement". Only what is
 * described in both is said to be the same.
 * @param differs the properties that differ, the weightiest first
 */
export function describeDifference(
  differs: readonly PropertyKey[],
  shared: readonly MajorParameter[],
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const terms = differs.map(findTerm)
  const others = [...new Set(terms)].filter((thing) => thing !== undefined)
  const same = shared.filter((aspect) => !others.includes(aspect))
  const [only] = others
  if (terms.includes(undefined) || same.length === 0) return t('differences:partly')
  if (only === undefined) return t('differences:none')
  const isAllElseSame = majorParameterNames.every((aspect) => aspect === only || same.includes(aspect))
  if (others.length === 1 && isAllElseSame) return t(`differences:but.${only}`)
  const list = (words: string[]) => listFormat(locale).format(words)
  return t('differences:both', {
    same: list(same.map((aspect) => t(`differences:same.${aspect}`))),
    other: list(others.slice(0, maxNamed).map((thing) => t(`differences:other.${thing}`))),
  })
}

/** One thing that was asked for, and how a sign answers it. */
export interface Criterion {
  property: PropertyKey
  /** In the reader's words. */
  title: string
  matches: boolean
  /** The sign says nothing of it. */
  isUndescribed: boolean
}

/** More would not be read. */
const maxListed = 3

/**
 * How much of what was asked for a sign has, in the reader's words: "same but for the place", "same: word class,
 * handshape; other: place". Null when it has nothing of it.
 */
export function describeMatch(
  criteria: readonly Criterion[],
  { t, locale }: { t: Translate; locale: Locale },
): string | null {
  const matched = criteria.filter(({ matches }) => matches)
  const missed = criteria.filter(({ matches }) => !matches)
  const [only] = missed
  if (only === undefined) return t('differences:fit.all')
  if (matched.length === 0) return null
  const nameOf = ({ title, isUndescribed }: Criterion) =>
    isUndescribed ? t('differences:fit.silent', { name: title }) : title
  const list = (some: readonly Criterion[]) => {
    const names = some.slice(0, maxListed).map(nameOf)
    return listFormat(locale).format(some.length > maxListed ? [...names, '…'] : names)
  }
  if (missed.length > 1) return t('differences:fit.some', { same: list(matched), other: list(missed) })
  const thing = findTerm(only.property)
  const isPartOnly = matched.some(({ property }) => thing !== undefined && findTerm(property) === thing)
  return thing === undefined || only.isUndescribed || isPartOnly
    ? t('differences:fit.but', { other: nameOf(only) })
    : t(`differences:but.${thing}`)
}
