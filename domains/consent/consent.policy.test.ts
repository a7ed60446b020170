import { expect, test } from 'vitest'
import { type Actor, system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import { mayAnswerConsent, mayChangeConsent, mayReadAcceptances } from './consent.policy.ts'

const outcome = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)
const pending = anActor({ id: 30, status: 'awaiting', isVerified: false, hasPendingAcceptance: true })

test.each<[string, Actor, string]>([
  ['a member answers the consent form', cast.bruno, 'allowed'],
  ['a rejected person answers the consent form', cast.eeva, 'allowed'],
  ['a person with an unconfirmed address and a pending acceptance answers it', pending, 'allowed'],
  ['a visitor cannot answer the consent form', visitor, 'account.required'],
  ['the program does not answer for anybody', system, 'account.required'],
])('%s [CON-05]', (_title, actor, expected) => {
  expect(outcome(mayAnswerConsent(actor))).toBe(expected)
})

test.each<[string, Actor, boolean, boolean, string]>([
  ['a member who owes nothing', cast.bruno, true, true, 'allowed'],
  ['a member who owes the terms', cast.bruno, false, true, 'account.owesAcceptance'],
  ['a member who owes the policy', cast.bruno, true, false, 'account.owesAcceptance'],
  ['a visitor', visitor, true, true, 'account.required'],
])('changing the answers, %s: %5$s [CON-05]', (_who, actor, isTermsAccepted, isPolicyAccepted, expected) => {
  expect(outcome(mayChangeConsent(actor, { isTermsAccepted, isPolicyAccepted }))).toBe(expected)
})

test.each<[string, Actor, string]>([
  ['people read their own acceptances', cast.denes, 'allowed'],
  ['administrators read the acceptances of others', cast.ana, 'allowed'],
  ['the program reads them', system, 'allowed'],
  ['a member cannot read those of another person', cast.bruno, 'account.others'],
  ['an approver cannot read those of another person', cast.carla, 'account.others'],
  [
    'a rejected administrator cannot read those of another person',
    { ...cast.ana, status: 'rejected' },
    'account.others',
  ],
  ['a visitor cannot read them', visitor, 'account.required'],
])('%s [CON-07]', (_title, actor, expected) => {
  expect(outcome(mayReadAcceptances(actor, cast.denes.id))).toBe(expected)
})
