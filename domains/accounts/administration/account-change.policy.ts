import { mayAdminister } from '#platform/access.policy.ts'
import type { AccountState, Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type AccountTransition, accountTransitions, canTransition } from '../account.ts'

/** What a decision about somebody's account looks at. */
export interface ManagedAccount {
  id: number
  state: AccountState
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  /** As the person chose; null where they have not answered the consent form. */
  adminsMayDelete: boolean | null
  /** Whether another accepted owner stays when this one goes. */
  hasOtherOwner: boolean
}

/** The rights of an accepted account: which one each change is about, and what it becomes. */
export const rightChanges = {
  makeAdmin: { right: 'isAdmin', to: true },
  makePublisher: { right: 'isAdmin', to: false },
  giveApprover: { right: 'isApprover', to: true },
  takeApprover: { right: 'isApprover', to: false },
  giveOwner: { right: 'isOwner', to: true },
  takeOwner: { right: 'isOwner', to: false },
} as const satisfies Record<string, { right: 'isAdmin' | 'isApprover' | 'isOwner'; to: boolean }>
export type RightChange = keyof typeof rightChanges

/** All that administrators do to an account: its state, its rights, and the end of its sessions. */
export type AccountChange = AccountTransition | RightChange | 'endSessions'
export const accountTransitionNames = Object.keys(accountTransitions) as AccountTransition[]
export const accountChanges = [
  ...accountTransitionNames,
  ...(Object.keys(rightChanges) as RightChange[]),
  'endSessions',
] as const

/** Whether it is the state that a change is about. */
export const isTransition = (change: AccountChange): change is AccountTransition =>
  change in accountTransitions

/**
 * Administrators decide on accounts, never on their own. What becomes of an owner is for owners, and one of them stays.
 * Deleting needs the person's consent; who never answered is deleted only while nobody has accepted them.
 */
function mayTransitionAccount(actor: Actor, account: ManagedAccount, move: AccountTransition): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  if (!canTransition(account.state, move)) return deny('account.wrongState')
  if (move === 'reactivate' || move === 'accept') return allow
  if (account.isOwner && !account.hasOtherOwner) return deny('account.lastOwner')
  return move === 'reject' || isDeletable(account) ? allow : deny('account.notDeletable')
}

const isDeletable = ({ adminsMayDelete, state }: ManagedAccount): boolean =>
  adminsMayDelete ?? state !== 'approved'

/**
 * Administrators change what accepted people may do, never what they may do themselves; who owns the platform is for
 * owners alone.
 */
function mayChangeRight(actor: Actor, account: ManagedAccount, change: RightChange): Decision {
  const { right, to } = rightChanges[change]
  const isAboutOwner = right === 'isOwner'
  const own = isAboutOwner ? 'account.ownOwner' : 'account.ownType'
  const touch = mayManageAccount(actor, account, own, isAboutOwner)
  if (!touch.allowed) return touch
  if (account.state !== 'approved' || account[right] === to) return deny('account.wrongState')
  if (change === 'giveOwner' && !account.isAdmin) return deny('account.ownerNeedsAdmin')
  if (change === 'makePublisher' && account.isOwner) return deny('account.ownerNeedsAdmin')
  return change === 'takeOwner' && !account.hasOtherOwner ? deny('account.lastOwner') : allow
}

/** Administrators end the sessions of others, as when a device was lost; their own they end in their profile. */
function mayEndSessions(actor: Actor, account: ManagedAccount): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  return account.state === 'deleted' ? deny('account.wrongState') : allow
}

function mayManageAccount(
  actor: Actor,
  account: ManagedAccount,
  own: ErrorCode,
  ownersOnly = account.isOwner,
): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed || actor.kind !== 'account') return right
  if (actor.id === account.id) return deny(own)
  return ownersOnly && !actor.isOwner ? deny('account.ownersOnly') : allow
}

/** The decision about a change, whichever it is. */
export function mayChangeAccount(actor: Actor, account: ManagedAccount, change: AccountChange): Decision {
  if (change === 'endSessions') return mayEndSessions(actor, account)
  return isTransition(change)
    ? mayTransitionAccount(actor, account, change)
    : mayChangeRight(actor, account, change)
}

export type AccountAbilities = Record<AccountChange, Decision>

/** What may be done to an account, with the reason where it may not; goes with the account to its page. */
export const accountAbilities = (actor: Actor, account: ManagedAccount): AccountAbilities =>
  Object.fromEntries(
    accountChanges.map((change) => [change, mayChangeAccount(actor, account, change)]),
  ) as AccountAbilities
