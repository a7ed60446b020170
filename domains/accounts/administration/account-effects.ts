import type { AccountState } from '#platform/actor.ts'
import type { AdministrativeEventKind } from '../account-event.ts'
import type { AccountChange } from './account-change.policy.ts'

/** The columns that a change sets, the event that records it, and the mail that reports it. */
interface AccountChangeEffect {
  update: {
    status?: 'approved' | 'rejected'
    isAdmin?: boolean
    isApprover?: boolean
    isOwner?: boolean
    deletedAt?: null
    deletedBy?: null
  }
  event: AdministrativeEventKind
  mail: { kind: string; params?: Record<string, string> }
}

/**
 * The effects of all changes except deletion, which is a separate use case. An accepted account is a publisher, also
 * if it had more rights before it was rejected.
 */
const accountEffects: Record<Exclude<AccountChange, 'delete'>, AccountChangeEffect> = {
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

/** A member who is rejected loses a membership; the words differ from those about a registration. */
const suspension: AccountChangeEffect = {
  ...accountEffects.reject,
  event: 'suspended',
  mail: { kind: 'account-suspended' },
}

/**
 * The effect of a change.
 * @param state of the account before the change
 */
export const accountEffectOf = (
  change: Exclude<AccountChange, 'delete'>,
  state: AccountState,
): AccountChangeEffect => (isSuspension(change, state) ? suspension : accountEffects[change])

/** Whether an administrator may give a reason, which the person reads in the mail and administrators in the history. */
export const takesReason = (change: AccountChange): boolean => change === 'reject' || change === 'delete'

/** Whether a rejection ends a membership. */
export const isSuspension = (change: AccountChange, state: AccountState): boolean =>
  change === 'reject' && state === 'approved'
