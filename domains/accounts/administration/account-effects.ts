import type { AccountChange } from './account-change.policy.ts'

/** What administrators read in the history of an account. */
export const administrativeEvents = [
  'registered',
  'verified',
  'accepted',
  'rejected',
  'deleted',
  'reactivated',
  'made-admin',
  'made-publisher',
  'approver-given',
  'approver-taken',
  'owner-given',
  'owner-taken',
  'sessions-ended',
] as const
export type AdministrativeEvent = (typeof administrativeEvents)[number]

/** What a change writes into the row of the account, which event remembers it, and which mail tells of it. */
interface AccountChangeEffect {
  update: {
    status?: 'approved' | 'rejected'
    isAdmin?: boolean
    isApprover?: boolean
    isOwner?: boolean
    deletedAt?: null
    deletedBy?: null
  }
  event: AdministrativeEvent
  mail: { kind: string; params?: Record<string, string> }
}

/**
 * All changes but deletion, which does more than one row tells. Accepting makes a publisher, whatever the account was
 * before it was rejected.
 */
export const accountEffects: Record<Exclude<AccountChange, 'delete'>, AccountChangeEffect> = {
  accept: {
    update: { status: 'approved', isAdmin: false, isApprover: false, isOwner: false },
    event: 'accepted',
    mail: { kind: 'account-accepted' },
  },
  reject: { update: { status: 'rejected' }, event: 'rejected', mail: { kind: 'account-rejected' } },
  reactivate: {
    update: { deletedAt: null, deletedBy: null },
    event: 'reactivated',
    mail: { kind: 'account-reactivated' },
  },
  makeAdmin: {
    update: { isAdmin: true },
    event: 'made-admin',
    mail: { kind: 'type-changed', params: { type: 'admin' } },
  },
  makePublisher: {
    update: { isAdmin: false },
    event: 'made-publisher',
    mail: { kind: 'type-changed', params: { type: 'publisher' } },
  },
  giveApprover: { update: { isApprover: true }, event: 'approver-given', mail: { kind: 'approver-given' } },
  takeApprover: { update: { isApprover: false }, event: 'approver-taken', mail: { kind: 'approver-taken' } },
  giveOwner: { update: { isOwner: true }, event: 'owner-given', mail: { kind: 'owner-given' } },
  takeOwner: { update: { isOwner: false }, event: 'owner-taken', mail: { kind: 'owner-taken' } },
  endSessions: { update: {}, event: 'sessions-ended', mail: { kind: 'sessions-ended' } },
}
