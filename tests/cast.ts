import type { AccountActor } from '#platform/actor.ts'

/** An accepted publisher without pending acceptances, except for the given properties. */
export const anActor = (facts: Partial<AccountActor> & { id: number }): AccountActor => ({
  kind: 'account',
  status: 'approved',
  isVerified: true,
  isAdmin: false,
  isApprover: false,
  isOwner: false,
  institutionId: null,
  hasPendingAcceptance: false,
  lacksSecondFactor: false,
  ...facts,
})

/** The people of tests and development as actors. `seeds/cast.ts` inserts the same people into a database. */
export const cast = {
  ana: anActor({ id: 1, isAdmin: true, isApprover: true, isOwner: true }),
  bruno: anActor({ id: 2 }),
  carla: anActor({ id: 3, isApprover: true }),
  denes: anActor({ id: 4, status: 'awaiting' }),
  eeva: anActor({ id: 5, status: 'rejected' }),
} as const
