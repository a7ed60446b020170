import type { SignAbility, SignRefusals } from '#domains/signs/sign-abilities.ts'
import {
  decisionNames,
  maxChosenSigns,
  offeredDecisions,
  type SignDecision,
  signDecisions,
} from '#domains/signs/sign-decisions.ts'
import type { SignStatus } from '#domains/signs/sign-document.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'

/** What lists change besides decisions: `tag` adds a tag or removes it. */
const listChanges = [...decisionNames, 'tag'] as const
export type ListChange = (typeof listChanges)[number]

/** The change that a URL or form of a list names. */
export const listChangeIn = (text: string | null | undefined): ListChange | undefined =>
  listChanges.find((change) => change === text)

/** The ids of the chosen signs that a URL names, without repetitions. */
export const chosenIdsIn = (params: URLSearchParams): number[] =>
  [...new Set(params.getAll('id').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : [])))].slice(
    0,
    maxChosenSigns,
  )

/** What the page of a sign changes besides decisions: an earlier version becomes current, another publisher. */
const pageChanges = [...decisionNames, 'restoreVersion', 'assignPublisher'] as const
export type PageChange = (typeof pageChanges)[number]

/** The change that a URL or form of the page of a sign names. */
export const pageChangeIn = (text: string | null | undefined): PageChange | undefined =>
  pageChanges.find((change) => change === text)

const isDecision = (change: ListChange | PageChange): change is SignDecision => change in signDecisions

/** The abilities that changes need which are no decisions. */
const abilities = { tag: 'edit', restoreVersion: 'edit', assignPublisher: 'assignPublisher' } as const

const abilityOf = (change: ListChange | PageChange): SignAbility =>
  isDecision(change) ? change : abilities[change]

/** Why a sign does not allow a change; null if it does. */
export const refusalOf = (
  { refusals }: { refusals: SignRefusals },
  change: ListChange | PageChange,
): ErrorCode | null => refusals[abilityOf(change)]

export const isDestructive = (change: ListChange | PageChange): boolean =>
  isDecision(change) && signDecisions[change].isDestructive

/** How the form of a change asks for a note; `unasked`: it has no field for one. */
export const noteOf = (change: ListChange | PageChange) =>
  isDecision(change) ? signDecisions[change].note : 'unasked'

/** Whether a change needs a second confirmation for a sign without a video. */
export const needsVideo = (change: ListChange | PageChange): boolean =>
  isDecision(change) && signDecisions[change].needsVideo

/** The changes that a list offers for signs with these statuses, the likeliest first. Deleted signs get no tags. */
export function offeredListChanges(situation: {
  statuses: readonly SignStatus[]
  isApprover?: boolean
}): ListChange[] {
  const decisions = offeredDecisions(situation)
  const ofMembers = decisions.filter((decision) => signDecisions[decision].right === 'member')
  const mayTag = situation.statuses.some((status) => status !== 'deleted')
  return [
    ...decisions.filter((decision) => !ofMembers.includes(decision)),
    ...(mayTag ? (['tag'] as const) : []),
    ...ofMembers,
  ]
}

/** The key of the texts of a change on a page: publishing a public sign publishes its changes. */
export const changeTextKey = <Change extends PageChange>(change: Change, isPublic: boolean) =>
  change === 'publish' && isPublic ? 'publishChanges' : change
