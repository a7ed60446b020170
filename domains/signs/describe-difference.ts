import { formatList } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PropertyKey } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** The term for the difference of a property; several properties can share a term. */
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

/** The three major parameters of a sign and the properties that describe them. */
const majorParameters = {
  hand: ['handshapeDominant', 'handshapeDominantSecond'],
  place: ['location', 'locationPrecise'],
  movement: ['movementDirection', 'movementShape'],
} as const
export type MajorParameter = keyof typeof majorParameters
const majorParameterNames = Object.keys(majorParameters) as MajorParameter[]

/** The maximum number of differences in one sentence. */
const maxNamed = 2

/** The parameters that both signs describe, with equal values wherever both have one. */
export function sharedMajorParameters(
  one: SignDocument['values'],
  other: SignDocument['values'],
): MajorParameter[] {
  return majorParameterNames.filter((parameter) => {
    const inBoth = majorParameters[parameter].filter((key) => one[key]?.length && other[key]?.length)
    return inBoth.length > 0 && inBoth.every((key) => String(one[key]) === String(other[key]))
  })
}

/**
 * The difference of two signs in the language of the reader: "differs only in location". Only parameters that both signs
 * describe are called the same.
 * @param differs the properties that differ, the largest weight first
 */
export function describeDifference(
  differs: readonly PropertyKey[],
  shared: readonly MajorParameter[],
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const terms = differs.map(findTerm)
  const others = [...new Set(terms)].filter((term) => term !== undefined)
  const same = shared.filter((parameter) => !others.includes(parameter))
  const [only] = others
  if (terms.includes(undefined) || same.length === 0) return t('differences:partly')
  if (only === undefined) return t('differences:none')
  const isAllElseSame = majorParameterNames.every(
    (parameter) => parameter === only || same.includes(parameter),
  )
  if (others.length === 1 && isAllElseSame) return t(`differences:but.${only}`)
  const list = (words: string[]) => formatList(words, locale)
  return t('differences:both', {
    same: list(same.map((parameter) => t(`differences:same.${parameter}`))),
    other: list(others.slice(0, maxNamed).map((term) => t(`differences:other.${term}`))),
  })
}

/** One filter of a query, and whether a sign matches it. */
export interface Criterion {
  property: PropertyKey
  /** In the language of the reader. */
  title: string
  matches: boolean
  /** The sign has no value of this property. */
  isUndescribed: boolean
}

/** The maximum number of criteria in one list. */
const maxListed = 3

/**
 * How well a sign matches a query, in the language of the reader: "differs only in location", "same: word class,
 * handshape; different: location". Null when it matches no criterion.
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
    return formatList(some.length > maxListed ? [...names, '…'] : names, locale)
  }
  if (missed.length > 1) return t('differences:fit.some', { same: list(matched), other: list(missed) })
  const term = findTerm(only.property)
  const isPartOnly = matched.some(({ property }) => term !== undefined && findTerm(property) === term)
  return term === undefined || only.isUndescribed || isPartOnly
    ? t('differences:fit.but', { other: nameOf(only) })
    : t(`differences:but.${term}`)
}
