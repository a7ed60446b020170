import type { Translate } from '#platform/i18n/i18n-resources.ts'
import { memoize } from '#platform/i18n/kept-by.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PropertyKey } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** What people call that in which two signs differ; several properties may describe one such thing. */
const thingOf = {
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
type Thing = (typeof thingOf)[keyof typeof thingOf]

const thingNamed = (key: PropertyKey): Thing | undefined =>
  (thingOf as Partial<Record<PropertyKey, Thing>>)[key]

/** What makes a sign, before all else, and the properties that say it. */
const aspects = {
  hand: ['handshapeDominant', 'handshapeDominantSecond'],
  place: ['location', 'locationPrecise'],
  movement: ['movementDirection', 'movementShape'],
} as const
export type Aspect = keyof typeof aspects
const aspectNames = Object.keys(aspects) as Aspect[]

const listsIn = memoize((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** More would not be read. */
const mostNamed = 2

/** The aspects that are described in both forms and are the same wherever both describe them. */
export function sharedAspects(one: SignDocument['values'], other: SignDocument['values']): Aspect[] {
  return aspectNames.filter((aspect) => {
    const inBoth = aspects[aspect].filter((key) => one[key]?.length && other[key]?.length)
    return inBoth.length > 0 && inBoth.every((key) => String(one[key]) === String(other[key]))
  })
}

/**
 * How two signs differ, in the reader's words: "same but for the place", "same hand, other movement". Only what is
 * described in both is said to be the same.
 * @param differs the properties that differ, the weightiest first
 */
export function wordDifference(
  differs: readonly PropertyKey[],
  shared: readonly Aspect[],
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const things = differs.map(thingNamed)
  const others = [...new Set(things)].filter((thing) => thing !== undefined)
  const same = shared.filter((aspect) => !others.includes(aspect))
  const [only] = others
  if (things.includes(undefined) || same.length === 0) return t('differences:partly')
  if (only === undefined) return t('differences:none')
  const isAllElseSame = aspectNames.every((aspect) => aspect === only || same.includes(aspect))
  if (others.length === 1 && isAllElseSame) return t(`differences:but.${only}`)
  const list = (words: string[]) => listsIn(locale).format(words)
  return t('differences:both', {
    same: list(same.map((aspect) => t(`differences:same.${aspect}`))),
    other: list(others.slice(0, mostNamed).map((thing) => t(`differences:other.${thing}`))),
  })
}

/** One thing that was asked for, and how a sign answers it. */
export interface Asked {
  property: PropertyKey
  /** In the reader's words. */
  title: string
  fits: boolean
  /** The sign says nothing of it. */
  isSilent: boolean
}

/** More would not be read. */
const mostListed = 3

/**
 * How much of what was asked for a sign has, in the reader's words: "same but for the place", "same: word class,
 * handshape; other: place". Null when it has nothing of it.
 */
export function wordFit(
  asked: readonly Asked[],
  { t, locale }: { t: Translate; locale: Locale },
): string | null {
  const fitting = asked.filter(({ fits }) => fits)
  const missed = asked.filter(({ fits }) => !fits)
  const [only] = missed
  if (only === undefined) return t('differences:fit.all')
  if (fitting.length === 0) return null
  const nameOf = ({ title, isSilent }: Asked) =>
    isSilent ? t('differences:fit.silent', { name: title }) : title
  const list = (some: readonly Asked[]) => {
    const names = some.slice(0, mostListed).map(nameOf)
    return listsIn(locale).format(some.length > mostListed ? [...names, '…'] : names)
  }
  if (missed.length > 1) return t('differences:fit.some', { same: list(fitting), other: list(missed) })
  const thing = thingNamed(only.property)
  const isPartOnly = fitting.some(({ property }) => thing !== undefined && thingNamed(property) === thing)
  return thing === undefined || only.isSilent || isPartOnly
    ? t('differences:fit.but', { other: nameOf(only) })
    : t(`differences:but.${thing}`)
}
