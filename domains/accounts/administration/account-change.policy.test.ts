import { describe, expect, test } from 'vitest'
import type { AccountActor, AccountState } from '#platform/actor.ts'
import { type Actor, system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import { accountTransitions } from '../account.ts'
import {
  type AccountChange,
  accountAbilities,
  accountChanges,
  accountTransitionNames,
  type ManagedAccount,
  mayChangeAccount,
  type RightChange,
  rightChanges,
} from './account-change.policy.ts'
import { aManagedAccount } from './managed-account.fixture.ts'

const owner = cast.ana
const admin = anActor({ id: 9, isAdmin: true })
const { bruno, carla, denes, eeva } = cast
const says = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)

const anOwner = (facts: Partial<ManagedAccount> = {}) =>
  aManagedAccount({ isAdmin: true, isOwner: true, ...facts })

describe('only administrators change accounts [ROL-05] [ROL-06]', () => {
  const nobody: [string, Actor, string][] = [
    ['a visitor', visitor, 'account.required'],
    ['a publisher', bruno, 'account.adminsOnly'],
    ['an approver', carla, 'account.adminsOnly'],
    ['who awaits approval', denes, 'account.adminsOnly'],
    ['who was rejected', eeva, 'account.adminsOnly'],
    [
      'an administrator who was rejected',
      anActor({ id: 8, isAdmin: true, status: 'rejected' }),
      'account.adminsOnly',
    ],
    ['an administrator without confirmed address', { ...admin, isVerified: false }, 'account.unverified'],
    [
      'an administrator who owes acceptance',
      { ...admin, hasPendingAcceptance: true },
      'account.owesAcceptance',
    ],
  ]
  const states: AccountState[] = ['awaiting', 'approved', 'rejected', 'deleted']
  test.each(nobody)('%s', (_who, actor, reason) => {
    for (const change of accountChanges)
      for (const state of states)
        for (const id of [20, 2, 8])
          expect(says(mayChangeAccount(actor, aManagedAccount({ id, state }), change))).toBe(reason)
  })
})

describe('states [ROL-05] [USR-06]', () => {
  const possible = Object.entries(accountTransitions).flatMap(([move, { from }]) =>
    from.map((state) => `${state} ${move}`),
  )
  for (const move of accountTransitionNames)
    for (const state of ['awaiting', 'approved', 'rejected', 'deleted'] as const) {
      const expected = possible.includes(`${state} ${move}`) ? 'allowed' : 'account.wrongState'
      test(`an administrator and ${move} of an account that is ${state}: ${expected}`, () => {
        for (const actor of [admin, owner])
          expect(says(mayChangeAccount(actor, aManagedAccount({ state }), move))).toBe(expected)
      })
    }
})

test('an account whose data was erased is not reactivated [D4]', () => {
  const erased = aManagedAccount({ state: 'deleted', isErased: true })
  for (const actor of [admin, owner])
    expect(says(mayChangeAccount(actor, erased, 'reactivate'))).toBe('account.wrongState')
})

test('nobody decides about their own account [ROL-05]', () => {
  for (const actor of [admin, owner])
    for (const state of ['awaiting', 'approved', 'rejected', 'deleted'] as const) {
      const abilities = accountAbilities(actor, aManagedAccount({ id: actor.id, state, isAdmin: true }))
      for (const change of accountChanges) {
        if (actor === owner && change === 'giveApprover') continue
        const expected = change.endsWith('Owner')
          ? 'account.ownOwner'
          : change === 'endSessions' || (accountTransitionNames as string[]).includes(change)
            ? 'account.ownState'
            : 'account.ownType'
        expect(says(abilities[change])).toBe(expected)
      }
    }
})

test('an owner takes back the permission to approve, and an administrator cannot give it to themselves [D30]', () => {
  const own = (actor: AccountActor) =>
    aManagedAccount({ id: actor.id, isAdmin: true, isOwner: actor.isOwner })
  expect(says(mayChangeAccount(owner, own(owner), 'giveApprover'))).toBe('allowed')
  expect(says(mayChangeAccount(owner, { ...own(owner), isApprover: true }, 'giveApprover'))).toBe(
    'account.wrongState',
  )
  expect(says(mayChangeAccount(admin, own(admin), 'giveApprover'))).toBe('account.ownType')
})

test('administrators end the sessions of others unless deleted; only owners end those of owners [USR-03]', () => {
  for (const state of ['awaiting', 'approved', 'rejected'] as const)
    expect(says(mayChangeAccount(admin, aManagedAccount({ state }), 'endSessions'))).toBe('allowed')
  expect(says(mayChangeAccount(admin, aManagedAccount({ state: 'deleted' }), 'endSessions'))).toBe(
    'account.wrongState',
  )
  expect(says(mayChangeAccount(admin, anOwner(), 'endSessions'))).toBe('account.ownersOnly')
  expect(says(mayChangeAccount(owner, anOwner(), 'endSessions'))).toBe('allowed')
})

describe('a deletion by administrators requires consent [CON-08]', () => {
  test.each<[string, Partial<ManagedAccount>, string]>([
    ['who allows it', { adminsMayDelete: true }, 'allowed'],
    ['who does not allow it', { adminsMayDelete: false }, 'account.notDeletable'],
    [
      'who does not allow it and was rejected',
      { adminsMayDelete: false, state: 'rejected' },
      'account.notDeletable',
    ],
    ['who never answered and was accepted', { adminsMayDelete: null }, 'account.deletionNotAsked'],
    ['who never answered and waits', { adminsMayDelete: null, state: 'awaiting' }, 'allowed'],
    ['who never answered and was rejected', { adminsMayDelete: null, state: 'rejected' }, 'allowed'],
  ])('a person %s', (_who, facts, expected) => {
    expect(says(mayChangeAccount(admin, aManagedAccount(facts), 'delete'))).toBe(expected)
  })
})

describe('types, permission and ownership [ROL-05] [ROL-06] [D30]', () => {
  test.each<[string, Actor, AccountChange, ManagedAccount, string]>([
    ['an administrator makes a publisher one', admin, 'makeAdmin', aManagedAccount(), 'allowed'],
    [
      'who is one already is not made one',
      admin,
      'makeAdmin',
      aManagedAccount({ isAdmin: true }),
      'account.wrongState',
    ],
    [
      'an administrator becomes a publisher',
      admin,
      'makePublisher',
      aManagedAccount({ isAdmin: true }),
      'allowed',
    ],
    ['a publisher is one already', admin, 'makePublisher', aManagedAccount(), 'account.wrongState'],
    ['an owner stays administrator', owner, 'makePublisher', anOwner(), 'account.ownerNeedsAdmin'],
    ['the permission to approve is given', admin, 'giveApprover', aManagedAccount(), 'allowed'],
    ['not twice', admin, 'giveApprover', aManagedAccount({ isApprover: true }), 'account.wrongState'],
    ['the permission is taken', admin, 'takeApprover', aManagedAccount({ isApprover: true }), 'allowed'],
    ['not from who has none', admin, 'takeApprover', aManagedAccount(), 'account.wrongState'],
    ['an owner gets it from owners', owner, 'giveApprover', anOwner(), 'allowed'],
    ['an owner gets nothing from an administrator', admin, 'giveApprover', anOwner(), 'account.ownersOnly'],
    [
      'an administrator takes no permission from an owner',
      admin,
      'takeApprover',
      anOwner({ isApprover: true }),
      'account.ownersOnly',
    ],
    [
      'an administrator makes no publisher of an owner',
      admin,
      'makePublisher',
      anOwner(),
      'account.ownersOnly',
    ],
    ['an owner takes it from another owner', owner, 'takeApprover', anOwner({ isApprover: true }), 'allowed'],
    ['an owner gives ownership', owner, 'giveOwner', aManagedAccount({ isAdmin: true }), 'allowed'],
    [
      'an administrator does not',
      admin,
      'giveOwner',
      aManagedAccount({ isAdmin: true }),
      'account.ownersOnly',
    ],
    ['a publisher cannot own', owner, 'giveOwner', aManagedAccount(), 'account.ownerNeedsAdmin'],
    ['an owner takes ownership from another', owner, 'takeOwner', anOwner(), 'allowed'],
    ['an administrator takes none', admin, 'takeOwner', anOwner(), 'account.ownersOnly'],
    ['the last owner stays', system, 'takeOwner', anOwner({ hasOtherOwner: false }), 'account.lastOwner'],
    [
      'the last owner is not rejected',
      system,
      'reject',
      anOwner({ hasOtherOwner: false }),
      'account.lastOwner',
    ],
    [
      'the last owner is not deleted',
      system,
      'delete',
      anOwner({ hasOtherOwner: false }),
      'account.lastOwner',
    ],
    ['an administrator does not reject an owner', admin, 'reject', anOwner(), 'account.ownersOnly'],
    ['an administrator does not delete an owner', admin, 'delete', anOwner(), 'account.ownersOnly'],
    ['an owner rejects another', owner, 'reject', anOwner(), 'allowed'],
    [
      'a deleted owner comes back by owners',
      admin,
      'reactivate',
      anOwner({ state: 'deleted' }),
      'account.ownersOnly',
    ],
  ])('%s', (_says, actor, change, account, expected) => {
    expect(says(mayChangeAccount(actor, account, change))).toBe(expected)
  })

  test.each(['awaiting', 'rejected', 'deleted'] as const)(
    'whoever is %s has no rights to change',
    (state) => {
      for (const change of Object.keys(rightChanges) as RightChange[])
        expect(
          says(mayChangeAccount(owner, aManagedAccount({ state, isAdmin: change !== 'makeAdmin' }), change)),
        ).toBe('account.wrongState')
    },
  )
})
