import type { SignAbility } from '#domains/signs/sign-abilities.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'

/** What can be done with several signs of a list together; `tag` adds or removes a tag. */
export const signActions = ['publish', 'unpublish', 'decline', 'remove', 'restore', 'tag'] as const
export type SignAction = (typeof signActions)[number]

/** The ability that an action needs. */
export const abilityOf = (action: SignAction): SignAbility => (action === 'tag' ? 'edit' : action)

/** Why a sign does not allow an action; null if it does. */
export const refusalOf = (
  { refusals }: { refusals: Record<SignAbility, ErrorCode | null> },
  action: SignAction,
): ErrorCode | null => refusals[abilityOf(action)]
