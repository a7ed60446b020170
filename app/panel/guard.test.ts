import { expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { findAccessRedirect } from './guard.ts'

const unverified = anActor({ id: 4, status: 'awaiting', isVerified: false })
const owing = anActor({ id: 2, hasPendingAcceptance: true })

const asked = (actor: Actor, path: string, method = 'GET') => {
  const url = new URL(`http://here/de/control-panel${path}`)
  const answer = findAccessRedirect({ actor, locale: 'de', url, method })
  if (!answer) return 'opens'
  const cookie = decodeURIComponent(answer.headers.get('set-cookie') ?? '')
  const said = /"errors:([^"]+)"/.exec(cookie)?.[1]
  return [answer.status, answer.headers.get('location'), said].filter(Boolean).join(' ')
}

test.each([
  [
    'a visitor signs in and comes back',
    visitor,
    '/users?q=ana',
    '303 /de/login?redirect=%2Fde%2Fcontrol-panel%2Fusers%3Fq%3Dana',
  ],
  ['who has not confirmed the address does so', unverified, '/overview', '303 /de/confirm-email'],
  ['who awaits acceptance sees the overview', cast.denes, '/overview', 'opens'],
  ['who was rejected sees the own profile', cast.eeva, '/my-profile', 'opens'],
  ['but not the signs', cast.denes, '/signs', '303 /de/control-panel/overview account.notAccepted'],
  ['a member sees the signs', cast.bruno, '/signs', 'opens'],
  ['but no users', cast.bruno, '/users', '303 /de/control-panel/overview account.adminsOnly'],
  [
    'nor a page nobody named',
    cast.bruno,
    '/anything/at/all',
    '303 /de/control-panel/overview account.adminsOnly',
  ],
  ['an approver sees the approvals', cast.carla, '/my-signs-approvals', 'opens'],
  ['an administrator sees the users', cast.ana, '/users/edit/2/', 'opens'],
] as const)('%s [ROL-01] [ACC-03]', (_says, actor, path, expected) => {
  expect(asked(actor, path)).toBe(expected)
})

test('who owes an answer to new terms reads, but writes nothing but the answer [CON-05]', () => {
  expect(asked(owing, '/overview')).toBe('opens')
  expect(asked(owing, '/my-profile?tab=2', 'POST')).toMatch(/^303 \/de\/control-panel\/my-profile\?tab=2 ./)
  expect(asked(owing, '/acceptance', 'POST')).toBe('opens')
  expect(asked(cast.bruno, '/my-profile', 'POST')).toBe('opens')
})

test('actions are guarded as pages are [ROL-01]', () => {
  expect(asked(visitor, '/users/edit/2', 'POST')).toMatch(/^303 \/de\/login/)
  expect(asked(cast.bruno, '/users/edit/3', 'POST')).toMatch(/overview account.adminsOnly$/)
})
