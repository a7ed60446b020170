import { describe, expect, test } from 'vitest'
import { type Actor, system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  mayChangeOwnCredentials,
  mayDeleteOwnAccount,
  mayEditOwnProfile,
  mayExportOwnData,
  mayManageOwnSessions,
  mayReadOwnAccount,
  mayReadOwnSessions,
} from './own-account.policy.ts'

const outcome = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)
const unverified = anActor({ id: 31, isVerified: false })
const pending = anActor({ id: 32, hasPendingAcceptance: true })

type Row = [who: string, actor: Actor, read: string, write: string]
const rows: Row[] = [
  ['a member', cast.bruno, 'allowed', 'allowed'],
  ['a person who awaits a decision', cast.denes, 'allowed', 'allowed'],
  ['a rejected person', cast.eeva, 'allowed', 'allowed'],
  ['a person with a pending acceptance', pending, 'allowed', 'account.owesAcceptance'],
  ['a person with an unconfirmed address', unverified, 'account.unverified', 'account.unverified'],
  ['a visitor', visitor, 'account.required', 'account.required'],
  ['the program itself', system, 'account.required', 'account.required'],
]

describe.each(rows)('%s', (_who, actor, read, write) => {
  test(`editing the own profile: ${write}`, () => expect(outcome(mayEditOwnProfile(actor))).toBe(write))
  test(`changing password and address: ${write}`, () =>
    expect(outcome(mayChangeOwnCredentials(actor))).toBe(write))
  test(`ending own sessions: ${write}`, () => expect(outcome(mayManageOwnSessions(actor))).toBe(write))
  test(`deleting the own account: ${write}`, () =>
    expect(outcome(mayDeleteOwnAccount(actor, true))).toBe(write))
  test(`listing own sessions: ${read}`, () => expect(outcome(mayReadOwnSessions(actor))).toBe(read))
  test(`exporting the own data: ${read}`, () => expect(outcome(mayExportOwnData(actor))).toBe(read))
})

test.each<[string, Actor, string]>([
  [
    'a person with an unconfirmed address and a pending acceptance',
    { ...unverified, hasPendingAcceptance: true },
    'allowed',
  ],
  ['a rejected person', cast.eeva, 'allowed'],
  ['a visitor', visitor, 'account.required'],
])('reading the own account, %s: %3$s', (_who, actor, expected) => {
  expect(outcome(mayReadOwnAccount(actor))).toBe(expected)
})

test.each<[string, Actor, boolean, string]>([
  ['the last owner cannot delete the own account', cast.ana, false, 'account.lastOwner'],
  ['an owner may leave while another one remains', cast.ana, true, 'allowed'],
  ['a member may leave whether or not there is another owner', cast.bruno, false, 'allowed'],
])('%s [ACC-07]', (_title, actor, hasOtherOwner, expected) => {
  expect(outcome(mayDeleteOwnAccount(actor, hasOtherOwner))).toBe(expected)
})
