import { expect, test } from 'vitest'
import { decisionNames, type signDecisions } from '#domains/signs/sign-decisions.ts'
import { signStatuses } from '#domains/signs/sign-document.ts'
import {
  isDestructive,
  type ListChange,
  listChangeIn,
  needsVideo,
  noteOf,
  offeredListChanges,
  type PageChange,
  pageChangeIn,
  refusalOf,
} from './panel-change.ts'

test.each<[ListChange | PageChange, string]>([
  ['publish', 'a second confirmation without a video'],
  ['decline', 'a required note'],
  ['unpublish', 'a note'],
  ['remove', 'a warning'],
  ['restore', ''],
  ['tag', ''],
  ['restoreVersion', ''],
  ['assignPublisher', ''],
])('before the change %s the form has besides the question: %s [SGN-09] [SGN-12] [D33]', (change, parts) => {
  const note = { required: 'a required note', asked: 'a note', unasked: '' }[noteOf(change)]
  const asked = [
    needsVideo(change) ? 'a second confirmation without a video' : '',
    note,
    isDestructive(change) ? 'a warning' : '',
  ]
  expect(asked.filter((part) => part !== '').join(', ')).toBe(parts)
})

test.each([
  ['pending', true, ['publish', 'decline', 'tag', 'remove']],
  ['published', true, ['publish', 'decline', 'unpublish', 'tag', 'remove']],
  ['deleted', true, ['restore']],
  ['published', false, ['tag', 'remove']],
  ['deleted', false, ['restore']],
] as const)(
  'a list offers for signs that are %s, to an approver: %s, %j [SGN-12] [ROL-05]',
  (status, isApprover, offered) =>
    expect(offeredListChanges({ statuses: [status], isApprover })).toEqual(offered),
)

test('a list offers everything for signs of every status, tags before what members do [SGN-12]', () => {
  const all = ['publish', 'decline', 'unpublish', 'tag', 'remove', 'restore']
  expect(offeredListChanges({ statuses: signStatuses })).toEqual(all)
})

test('the reason of a refusal is that of the decision, or of editing a sign [ROL-05]', () => {
  const none = Object.fromEntries(decisionNames.map((decision) => [decision, null]))
  const refusals = {
    ...(none as Record<keyof typeof signDecisions, null>),
    edit: 'sign.othersEdit',
    remove: 'sign.othersRemove',
    assignPublisher: 'account.adminsOnly',
  } as const
  expect(refusalOf({ refusals }, 'remove')).toBe('sign.othersRemove')
  expect(refusalOf({ refusals }, 'tag')).toBe('sign.othersEdit')
  expect(refusalOf({ refusals }, 'restoreVersion')).toBe('sign.othersEdit')
  expect(refusalOf({ refusals }, 'assignPublisher')).toBe('account.adminsOnly')
  expect(refusalOf({ refusals }, 'publish')).toBeNull()
})

test('lists and pages know the names of their own changes only', () => {
  expect([listChangeIn('tag'), pageChangeIn('tag')]).toEqual(['tag', undefined])
  expect([listChangeIn('restoreVersion'), pageChangeIn('restoreVersion')]).toEqual([
    undefined,
    'restoreVersion',
  ])
  for (const decision of decisionNames)
    expect([listChangeIn(decision), pageChangeIn(decision)]).toEqual([decision, decision])
  expect([listChangeIn('constructor'), pageChangeIn(null)]).toEqual([undefined, undefined])
})
