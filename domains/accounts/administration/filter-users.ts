import type { ConsentChoices } from '#domains/consent/consent.ts'
import { type VisibleParts, visibleParts } from '#domains/consent/visibility.ts'
import type { Actor } from '#platform/actor.ts'
import { textComparer } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { fold, foldQuery } from '#platform/text/fold.ts'
import { type Account, accountStateOf } from '../account.ts'
import { displayName } from '../display-name.ts'
import { accountStates, type UserOrder, type UserQuery } from './user-list.input.ts'

/** The facts of a person that searches, filters and orders use. */
export interface UserCandidate
  extends Pick<
    Account,
    | 'id'
    | 'name'
    | 'lastName'
    | 'socialName'
    | 'email'
    | 'hearingStatus'
    | 'institutionId'
    | 'status'
    | 'deletedAt'
    | 'registeredAt'
  > {
  choices: ConsentChoices | null
}

/**
 * The people that match a query in any state, in its order. Data that a person hides from the viewer does not match, so that neither
 * searches nor filters reveal it.
 */
export function filterUsers<Candidate extends UserCandidate>(
  viewer: Actor,
  candidates: readonly Candidate[],
  query: UserQuery,
  locale: Locale,
): Candidate[] {
  const words = foldQuery(query.q).split(' ').filter(Boolean)
  const matchesQuery = (candidate: Candidate): boolean => {
    const parts = visiblePartsOf(viewer, candidate)
    const { hearingStatus, institutionId } = query
    if (hearingStatus && !(parts.general && candidate.hearingStatus === hearingStatus)) return false
    if (institutionId && !(parts.details && candidate.institutionId === institutionId)) return false
    return containsWords(candidate, parts, words)
  }
  return candidates.filter(matchesQuery).toSorted(comparisons[query.order](locale))
}

const visiblePartsOf = (viewer: Actor, candidate: UserCandidate): VisibleParts =>
  visibleParts(viewer, { ...candidate, state: accountStateOf(candidate) }, candidate.choices)

/** Whether every word occurs in the names or in the visible email address. */
function containsWords(candidate: UserCandidate, parts: VisibleParts, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { name, lastName, socialName, email } = candidate
  const text = fold([name, lastName, socialName, parts.email && email].filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

type Comparison = (one: UserCandidate, other: UserCandidate) => number

const newestFirst: Comparison = (one, other) => +other.registeredAt - +one.registeredAt || other.id - one.id
const stateRank = (candidate: UserCandidate) => accountStates.indexOf(accountStateOf(candidate))

const comparisons: Record<UserOrder, (locale: Locale) => Comparison> = {
  recent: () => newestFirst,
  oldest: () => (one, other) => newestFirst(other, one),
  status: () => (one, other) => stateRank(one) - stateRank(other) || newestFirst(one, other),
  alphabetical: (locale) => {
    const compare = textComparer(locale)
    return (one, other) => compare(displayName(one, locale), displayName(other, locale)) || one.id - other.id
  },
}
