import { describe, expect, test } from 'vitest'
import { mayEnterPanel, mayTakePart } from '#platform/access.policy.ts'
import { type Actor, isAdministrator, isMember, system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  mayManageOwnSecondFactors,
  mayResetSecondFactor,
  type SecondFactorOwner,
} from './second-factor.policy.ts'
import { isSecondFactorRequired, secondFactorRequirements } from './second-factor.ts'

const outcome = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)
const admin = anActor({ id: 20, isAdmin: true })
const owner = anActor({ id: 21, isAdmin: true, isOwner: true })
const person: SecondFactorOwner = { id: 30, state: 'approved', isOwner: false, hasSecondFactor: true }

describe('the removal of second factors by an administrator [ROL-04]', () => {
  test.each<[string, Actor, Partial<SecondFactorOwner>, string]>([
    ['an administrator, of a publisher', admin, {}, 'allowed'],
    ['an administrator, of somebody awaiting acceptance', admin, { state: 'awaiting' }, 'allowed'],
    ['an administrator, of an owner', admin, { isOwner: true }, 'account.ownersOnly'],
    ['an owner, of another owner', owner, { isOwner: true }, 'allowed'],
    ['an administrator, of their own', admin, { id: 20 }, 'account.ownSecondFactor'],
    ['an owner, of their own', owner, { id: 21, isOwner: true }, 'account.ownSecondFactor'],
    ['an administrator, of a deleted account', admin, { state: 'deleted' }, 'account.wrongState'],
    ['an administrator, where there is none', admin, { hasSecondFactor: false }, 'account.noSecondFactor'],
    [
      'an administrator who owes acceptance',
      { ...admin, hasPendingAcceptance: true },
      {},
      'account.owesAcceptance',
    ],
    [
      'an administrator without a required factor',
      { ...admin, lacksSecondFactor: true },
      {},
      'account.secondFactorMissing',
    ],
    ['a publisher', cast.bruno, {}, 'account.adminsOnly'],
    ['a visitor', visitor, {}, 'account.required'],
  ])('%s', (_who, actor, facts, expected) => {
    expect(outcome(mayResetSecondFactor(actor, { ...person, ...facts }))).toBe(expected)
  })
})

test('without a required second factor, only second factors may be managed [ACC-02]', () => {
  const lacking = { ...owner, lacksSecondFactor: true, hasPendingAcceptance: true }
  expect(outcome(mayManageOwnSecondFactors(lacking))).toBe('allowed')
  for (const decide of [mayEnterPanel, mayTakePart])
    expect(outcome(decide(lacking))).toBe('account.secondFactorMissing')
  expect([isMember(lacking), isAdministrator(lacking)]).toEqual([false, false])
})

test('second factors are managed by signed-in people with a confirmed address', () => {
  expect(outcome(mayManageOwnSecondFactors(cast.denes))).toBe('allowed')
  expect(outcome(mayManageOwnSecondFactors({ ...cast.bruno, isVerified: false }))).toBe('account.unverified')
  for (const actor of [visitor, system])
    expect(outcome(mayManageOwnSecondFactors(actor))).toBe('account.required')
})

test('the setting names whose accounts must have a second factor', () => {
  const rights = [{}, { isAdmin: true }, { isAdmin: true, isOwner: true }].map((facts) =>
    anActor({ id: 1, ...facts }),
  )
  const required = secondFactorRequirements.map((requirement) =>
    rights.map((one) => isSecondFactorRequired(requirement, one)),
  )
  expect(required).toEqual([
    [false, false, false],
    [false, false, true],
    [false, true, true],
    [true, true, true],
  ])
})
