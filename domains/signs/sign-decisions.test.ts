import { expect, test } from 'vitest'
import { type Actor, system, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { decisionMailKind } from './mails/sign-mail-kinds.ts'
import { mayDecide, type SignFacts } from './sign.policy.ts'
import {
  decisionNames,
  decisionTo,
  offeredDecisions,
  signDecisions,
  storedDecisionKinds,
} from './sign-decisions.ts'
import { signStatuses } from './sign-document.ts'
import { someSignFacts } from './sign-facts.fixture.ts'
import { seenStatus } from './sign-state.ts'

/** The sign is Bruno's; who deleted it is Bruno too. */
const { bruno, carla } = cast
const people: Record<string, Actor> = {
  visitor,
  member: anActor({ id: 12 }),
  author: bruno,
  approver: carla,
  'author, approver': { ...bruno, isApprover: true },
  admin: anActor({ id: 21, isAdmin: true }),
  owner: anActor({ id: 31, isAdmin: true, isOwner: true }),
  system,
}

const states: Record<string, SignFacts> = {
  pending: someSignFacts(),
  'needs-changes': someSignFacts({ declinedRevision: 1 }),
  'changes-wait': someSignFacts({ status: 'published', revision: 2, publishedRevision: 1 }),
  'changes-wait, sent back': someSignFacts({
    status: 'published',
    revision: 2,
    publishedRevision: 1,
    declinedRevision: 2,
  }),
  published: someSignFacts({ status: 'published', publishedRevision: 1 }),
  deleted: someSignFacts({ status: 'deleted', deletedBy: bruno.id }),
}

/** Who may make which decision in which state; otherwise the reason, an error code. */
const expected = `
  decision  | state                   | visitor          | member        | author        | approver         | author, approver | admin         | owner         | system
  publish   | pending                 | notFound         | notFound      | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  publish   | needs-changes           | notFound         | notFound      | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  publish   | changes-wait            | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  publish   | changes-wait, sent back | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  publish   | published               | account.required | approversOnly | approversOnly | alreadyPublished | ownStatus        | approversOnly | approversOnly | yes
  publish   | deleted                 | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  decline   | pending                 | notFound         | notFound      | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  decline   | needs-changes           | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  decline   | changes-wait            | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  decline   | changes-wait, sent back | account.required | approversOnly | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  decline   | published               | account.required | approversOnly | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  decline   | deleted                 | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  unpublish | pending                 | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  unpublish | needs-changes           | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  unpublish | changes-wait            | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  unpublish | changes-wait, sent back | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  unpublish | published               | account.required | approversOnly | approversOnly | yes              | ownStatus        | approversOnly | approversOnly | yes
  unpublish | deleted                 | notFound         | notFound      | approversOnly | wrongStatus      | ownStatus        | approversOnly | approversOnly | wrongStatus
  remove    | pending                 | notFound         | notFound      | yes           | othersRemove     | yes              | yes           | yes           | yes
  remove    | needs-changes           | notFound         | notFound      | yes           | othersRemove     | yes              | yes           | yes           | yes
  remove    | changes-wait            | account.required | othersRemove  | yes           | othersRemove     | yes              | yes           | yes           | yes
  remove    | changes-wait, sent back | account.required | othersRemove  | yes           | othersRemove     | yes              | yes           | yes           | yes
  remove    | published               | account.required | othersRemove  | yes           | othersRemove     | yes              | yes           | yes           | yes
  remove    | deleted                 | notFound         | notFound      | wrongStatus   | othersRemove     | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | pending                 | notFound         | notFound      | wrongStatus   | wrongStatus      | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | needs-changes           | notFound         | notFound      | wrongStatus   | wrongStatus      | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | changes-wait            | account.required | wrongStatus   | wrongStatus   | wrongStatus      | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | changes-wait, sent back | account.required | wrongStatus   | wrongStatus   | wrongStatus      | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | published               | account.required | wrongStatus   | wrongStatus   | wrongStatus      | wrongStatus      | wrongStatus   | wrongStatus   | wrongStatus
  restore   | deleted                 | notFound         | notFound      | yes           | othersRestore    | yes              | yes           | yes           | yes
`

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

test('who may make which decision in which state, and why not [ROL-05] [SGN-09] [SGN-11] [D33]', () => {
  const rows = decisionNames.flatMap((decision) =>
    Object.entries(states).map(([state, sign]) => [
      decision,
      state,
      ...Object.values(people).map((actor) => {
        const may = mayDecide[decision](actor, sign)
        return may.allowed ? 'yes' : may.reason.replace(/^sign\./, '')
      }),
    ]),
  )
  expect([['decision', 'state', ...Object.keys(people)], ...rows]).toEqual(
    expected.trim().split('\n').map(cellsOf),
  )
})

test('a decision is taken back by one that starts where it ends and ends where it could start [SGN-09]', () => {
  for (const decision of decisionNames) {
    const { from, to, undo } = signDecisions[decision]
    if (to === null || undo === null) continue
    expect(signDecisions[undo].from).toContain(to)
    expect(from).toContain(signDecisions[undo].to)
    expect(signDecisions[undo].undo).toBe(decision)
  }
})

test.each([
  ['pending', false, ['publish', 'decline', 'remove']],
  ['needs-changes', false, ['publish', 'decline', 'remove']],
  ['needs-changes', true, ['publish', 'decline', 'unpublish', 'remove']],
  ['changes-wait', true, ['publish', 'decline', 'unpublish', 'remove']],
  ['published', true, ['unpublish', 'remove']],
  ['deleted', false, ['restore']],
] as const)('the page of a sign that is %s (public: %s) offers %j [SGN-09]', (state, isPublic, offered) => {
  const statuses = [seenStatus({ state, isPublic })]
  expect(offeredDecisions({ statuses, nothingWaits: state === 'published' })).toEqual(offered)
})

test('a list offers what is possible for one of the signs, and approvals to approvers only [SGN-12]', () => {
  const all = ['publish', 'decline', 'unpublish', 'remove', 'restore']
  expect(offeredDecisions({ statuses: signStatuses })).toEqual(all)
  expect(offeredDecisions({ statuses: ['pending', 'published'] })).toEqual(all.slice(0, 4))
  expect(offeredDecisions({ statuses: signStatuses, isApprover: false })).toEqual(['remove', 'restore'])
  expect(offeredDecisions({ statuses: ['deleted'] })).toEqual(['restore'])
})

test('a decision for approvers is refused to all others, and offered to them nowhere by a list [ROL-05]', () => {
  const others = [visitor, anActor({ id: 12 }), bruno, anActor({ id: 21, isAdmin: true })]
  for (const decision of decisionNames)
    if (signDecisions[decision].right === 'approver')
      for (const sign of Object.values(states))
        for (const actor of others) expect(mayDecide[decision](actor, sign).allowed).toBe(false)
})

test.each([
  ['published', 'pending', 'publish'],
  ['published', 'published', 'publish'],
  ['published', 'deleted', 'publish'],
  ['pending', 'published', 'unpublish'],
  ['pending', 'pending', 'unpublish'],
  ['pending', 'deleted', 'restore'],
  ['deleted', 'pending', 'remove'],
  ['deleted', 'published', 'remove'],
  ['deleted', 'deleted', 'remove'],
] as const)('a program that asks for %s of a sign that is %s decides to %s', (status, current, decision) =>
  expect(decisionTo(status, current)).toBe(decision),
)

test('each decision has its own stored name, and only what the author must know is sent [SGN-09] [D33]', () => {
  expect(new Set(storedDecisionKinds).size).toBe(decisionNames.length + 1)
  expect(storedDecisionKinds.map((kind) => [kind, decisionMailKind(kind)])).toEqual([
    ['publish', 'sign-published'],
    ['needs-changes', 'sign-needs-changes'],
    ['unpublish', 'sign-unpublished'],
    ['remove', undefined],
    ['restore', undefined],
    ['publisher', undefined],
  ])
})
