import type { SignAbility } from '#domains/signs/sign-abilities.ts'
import { reverseDecisions, type SignDecision, signDecisions } from '#domains/signs/sign-decision.ts'
import type { SignState } from '#domains/signs/sign-state.ts'

/**
 * What can be done with a sign on its page: a decision, restoring an earlier version, or naming another publisher.
 */
export const signChanges = [...signDecisions, 'restoreVersion', 'assignPublisher'] as const
export type SignChange = (typeof signChanges)[number]

/** Whether a change is a decision about the sign. */
export const isDecision = (change: SignChange): change is SignDecision =>
  change !== 'restoreVersion' && change !== 'assignPublisher'

/** The ability that a change needs. */
export const abilityOfChange = (change: SignChange): SignAbility =>
  change === 'restoreVersion' ? 'edit' : change

/** The decisions that the page of a sign offers in a state. */
export function offeredDecisions(state: SignState, isPublic: boolean): SignDecision[] {
  if (state === 'deleted') return ['restore']
  // Nothing waits for a decision.
  if (state === 'published') return ['unpublish', 'remove']
  return ['publish', 'decline', ...(isPublic ? (['unpublish'] as const) : []), 'remove']
}

/**
 * The decision that takes one back; undefined when there is none. The approval of waiting changes has none, because
 * what the public saw before is not shown again.
 * @param before the state before the decision
 */
export const undoOf = (change: SignChange, before: SignState): SignDecision | undefined =>
  !isDecision(change) || before === 'changes-wait' ? undefined : reverseDecisions[change]

/** The key of the texts of a change: publishing a public sign publishes its changes. */
export const changeTextKey = <Change extends SignChange>(change: Change, isPublic: boolean) =>
  change === 'publish' && isPublic ? 'publishChanges' : change
