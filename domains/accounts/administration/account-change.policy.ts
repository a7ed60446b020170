import { mayAdminister } from '#platform/access.policy.ts'
import type { AccountState, Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type AccountTransition, accountTransitions, canTransition } from '../account.ts'

/** The facts of an account that decide about its changes. */
export interface ManagedAccount {
  id: number
  state: AccountState
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  /** Whether the owner erased the data of the person. */
  isErased: boolean
  /** As chosen in the consent form; null before the first answer. */
  adminsMayDelete: boolean | null
  /** Whether an accepted owner remains without this account. */
  hasOtherOwner: boolean
}

/** The changes of rights of an accepted account: the right and its new value. */
export const rightChanges = {
  makeAdmin: { right: 'isAdmin', to: true },
  makePublisher: { right: 'isAdmin', to: false },
  giveApprover: { right: 'isApprover', to: true },
  takeApprover: { right: 'isApprover', to: false },
  giveOwner: { right: 'isOwner', to: true },
  takeOwner: { right: 'isOwner', to: false },
} as const satisfies Record<string, { right: 'isAdmin' | 'isApprover' | 'isOwner'; to: boolean }>
export type RightChange = keyof typeof rightChanges

/** All changes that administrators make: of state, of rights, and the end of sessions. */
export type AccountChange = AccountTransition | RightChange | 'endSessions'
export const accountTransitionNames = Object.keys(accountTransitions) as AccountTransition[]
export const accountChanges = [
  ...accountTransitionNames,
  ...(Object.keys(rightChanges) as RightChange[]),
  'endSessions',
] as const

/** Whether a change concerns the state of the account. */
export const isTransition = (change: AccountChange): change is AccountTransition =>
  change in accountTransitions

/**
 * Administrators decide about accounts, never about their own. Only owners decide about an owner, and the last owner
 * remains. A deletion requires the person's consent; without an answer, an account can be deleted unless accepted.
 */
function mayTransitionAccount(actor: Actor, account: ManagedAccount, move: AccountTransition): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  if (!canTransition(account.state, move) || account.isErased) return deny('account.wrongState')
  if (move === 'reactivate' || move === 'accept') return allow
  if (account.isOwner && !account.hasOtherOwner) return deny('account.lastOwner')
  return move === 'reject' ? allow : mayDelete(account)
}

function mayDelete({ adminsMayDelete, state }: ManagedAccount): Decision {
  if (adminsMayDelete === null) return state === 'approved' ? deny('account.deletionNotAsked') : allow
  return adminsMayDelete ? allow : deny('account.notDeletable')
}

/**
 * Administrators change the rights of accepted people, never their own. Only owners appoint owners and change the rights
 * of owners. An owner may restore their own right to approve, because there may be no other owner to do so.
 */
function mayChangeRight(actor: Actor, account: ManagedAccount, change: RightChange): Decision {
  const { right, to } = rightChanges[change]
  const isAboutOwner = right === 'isOwner'
  const own = isAboutOwner ? 'account.ownOwner' : 'account.ownType'
  const touch = isRestoringOwnRight(actor, account, change)
    ? mayAdminister(actor)
    : mayManageAccount(actor, account, own, isAboutOwner || account.isOwner)
  if (!touch.allowed) return touch
  if (account.state !== 'approved' || account[right] === to) return deny('account.wrongState')
  if (change === 'giveOwner' && !account.isAdmin) return deny('account.ownerNeedsAdmin')
  if (change === 'makePublisher' && account.isOwner) return deny('account.ownerNeedsAdmin')
  return change === 'takeOwner' && !account.hasOtherOwner ? deny('account.lastOwner') : allow
}

const isRestoringOwnRight = (actor: Actor, account: ManagedAccount, change: RightChange): boolean =>
  change === 'giveApprover' && actor.kind === 'account' && actor.isOwner && actor.id === account.id

/** Administrators end the sessions of others, for example of a lost device; their own end in the profile. */
function mayEndSessions(actor: Actor, account: ManagedAccount): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  return account.state === 'deleted' ? deny('account.wrongState') : allow
}

/**
 * The rule that all decisions about accounts have in common.
 * @param own the reason that denies decisions about the own account
 */
export function mayManageAccount(
  actor: Actor,
  account: Pick<ManagedAccount, 'id' | 'isOwner'>,
  own: ErrorCode,
  ownersOnly = account.isOwner,
): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed || actor.kind !== 'account') return right
  if (actor.id === account.id) return deny(own)
  return ownersOnly && !actor.isOwner ? deny('account.ownersOnly') : allow
}

/** The decision about a change. */
export function mayChangeAccount(actor: Actor, account: ManagedAccount, change: AccountChange): Decision {
  if (change === 'endSessions') return mayEndSessions(actor, account)
  return isTransition(change)
    ? mayTransitionAccount(actor, account, change)
    : mayChangeRight(actor, account, change)
}

export type AccountAbilities = Record<AccountChange, Decision>

/** The decision about every change, for the page of the account. */
export const accountAbilities = (actor: Actor, account: ManagedAccount): AccountAbilities =>
  Object.fromEntries(
    accountChanges.map((change) => [change, mayChangeAccount(actor, account, change)]),
  ) as AccountAbilities
