import { expect, test } from 'vitest'
import { system, visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { mayRegister } from './registration.policy.ts'

test.each([
  ['a visitor registers', visitor, { allowed: true }],
  ['a member has an account already', cast.bruno, { allowed: false, reason: 'account.signedIn' }],
  ['a rejected person has an account already', cast.eeva, { allowed: false, reason: 'account.signedIn' }],
  ['the program does not register', system, { allowed: false, reason: 'account.signedIn' }],
] as const)('%s [ACC-01]', (_title, actor, expected) => {
  expect(mayRegister(actor)).toEqual(expected)
})
