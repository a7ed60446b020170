import { describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  type ManagedEmail,
  mayCorrectEmail,
  mayReplaceEmail,
  maySeeUnconfirmedEmail,
} from './account-email.policy.ts'

const admin = anActor({ id: 9, isAdmin: true })
const says = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)

/** A person whom the administrator 9 registered and who has not confirmed the address. */
const aManagedEmail = (facts: Partial<ManagedEmail> = {}): ManagedEmail => ({
  id: 20,
  state: 'awaiting',
  isOwner: false,
  isVerified: false,
  registeredBy: 9,
  ...facts,
})
const confirmed = { isVerified: true, state: 'approved' } as const

describe('only administrators correct or replace an address [USR-05] [ROL-05]', () => {
  test.each<[string, Actor, string]>([
    ['a visitor', visitor, 'account.required'],
    ['a publisher', cast.bruno, 'account.adminsOnly'],
    ['an approver', cast.carla, 'account.adminsOnly'],
    ['an administrator who was rejected', { ...admin, status: 'rejected' }, 'account.adminsOnly'],
    [
      'an administrator who owes acceptance',
      { ...admin, hasPendingAcceptance: true },
      'account.owesAcceptance',
    ],
    ['the person themselves', { ...admin, id: 20 }, 'account.ownState'],
    ['an administrator', admin, 'allowed'],
  ])('%s', (_who, actor, expected) => {
    expect(says(mayCorrectEmail(actor, aManagedEmail()))).toBe(expected)
    expect(says(mayReplaceEmail(actor, aManagedEmail(confirmed)))).toBe(expected)
  })
})

test.each<[string, Partial<ManagedEmail>, string, string]>([
  ['that is not confirmed is corrected', {}, 'allowed', 'account.wrongState'],
  ['of an accepted account likewise', { state: 'approved' }, 'allowed', 'account.wrongState'],
  ['that another administrator entered likewise', { registeredBy: 8 }, 'allowed', 'account.wrongState'],
  ['that the person entered is not', { registeredBy: null }, 'account.wrongState', 'account.wrongState'],
  ['that is confirmed is replaced', confirmed, 'account.wrongState', 'allowed'],
  ['of a rejected person likewise', { ...confirmed, state: 'rejected' }, 'account.wrongState', 'allowed'],
  ['of a deleted account is neither', { state: 'deleted' }, 'account.wrongState', 'account.wrongState'],
  [
    'of a deleted, confirmed account is neither',
    { ...confirmed, state: 'deleted' },
    'account.wrongState',
    'account.wrongState',
  ],
  ['of an owner is for owners', { ...confirmed, isOwner: true }, 'account.ownersOnly', 'account.ownersOnly'],
])('an address %s [USR-05] [D30]', (_what, facts, correct, replace) => {
  expect(says(mayCorrectEmail(admin, aManagedEmail(facts)))).toBe(correct)
  expect(says(mayReplaceEmail(admin, aManagedEmail(facts)))).toBe(replace)
})

test('an unconfirmed address is visible to the administrator who entered it, until it is confirmed [USR-05] [CON-07]', () => {
  const sees = (actor: Actor, facts: Partial<ManagedEmail> = {}) =>
    says(maySeeUnconfirmedEmail(actor, aManagedEmail(facts)))
  expect(sees(admin)).toBe('allowed')
  expect(sees(cast.ana)).toBe('account.others')
  expect(sees({ ...admin, isAdmin: false })).toBe('account.adminsOnly')
  expect(sees(admin, { isVerified: true })).toBe('account.others')
  expect(sees(admin, { state: 'deleted' })).toBe('account.others')
  expect(sees(admin, { registeredBy: null })).toBe('account.others')
})
