import { expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { findAccessRedirect } from './guard.ts'

const unverified = anActor({ id: 4, status: 'awaiting', isVerified: false })
const withPendingAcceptance = anActor({ id: 2, hasPendingAcceptance: true })

/** `opens`, or the status, location and toast of the redirect. */
const request = (actor: Actor, path: string, method = 'GET') => {
  const url = new URL(`http://localhost/de/control-panel${path}`)
  const response = findAccessRedirect({ actor, locale: 'de', url, method })
  if (!response) return 'opens'
  const cookie = decodeURIComponent(response.headers.get('set-cookie') ?? '')
  const toast = /"errors:([^"]+)"/.exec(cookie)?.[1]
  return [response.status, response.headers.get('location'), toast].filter(Boolean).join(' ')
}

test.each([
  [
    'a visitor signs in and returns to the page',
    visitor,
    '/users?q=ana',
    '303 /de/login?redirect=%2Fde%2Fcontrol-panel%2Fusers%3Fq%3Dana',
  ],
  [
    'a visitor who wants a file signs in and returns to the page that offers it',
    visitor,
    '/my-profile/my-data',
    '303 /de/login?redirect=%2Fde%2Fcontrol-panel%2Fmy-profile%2Faccount',
  ],
  ['a person with an unconfirmed address must confirm it', unverified, '/overview', '303 /de/confirm-email'],
  ['a person awaiting acceptance sees the overview', cast.denes, '/overview', 'opens'],
  ['a rejected person sees their profile', cast.eeva, '/my-profile', 'opens'],
  [
    'a person awaiting acceptance sees no users',
    cast.denes,
    '/users',
    '303 /de/control-panel/overview account.adminsOnly',
  ],
  ['a member sees no users', cast.bruno, '/users', '303 /de/control-panel/overview account.adminsOnly'],
  [
    'a member is redirected from unknown pages',
    cast.bruno,
    '/anything/at/all',
    '303 /de/control-panel/overview account.adminsOnly',
  ],
  ['an administrator sees the users', cast.ana, '/users/edit/2/', 'opens'],
  [
    'a person without a required second factor adds one first',
    { ...cast.ana, lacksSecondFactor: true },
    '/users',
    '303 /de/control-panel/my-profile/second-factor',
  ],
  [
    'a person without a required second factor sees the page that adds one',
    { ...cast.ana, lacksSecondFactor: true },
    '/my-profile/second-factor',
    'opens',
  ],
] as const)('%s [ROL-01] [ACC-03]', (_title, actor, path, expected) => {
  expect(request(actor, path)).toBe(expected)
})

test('while new terms wait for acceptance, pages can be read but only the acceptance can be sent [CON-05]', () => {
  expect(request(withPendingAcceptance, '/overview')).toBe('opens')
  expect(request(withPendingAcceptance, '/my-profile?tab=2', 'POST')).toMatch(
    /^303 \/de\/control-panel\/my-profile\?tab=2 ./,
  )
  expect(request(withPendingAcceptance, '/acceptance', 'POST')).toBe('opens')
  expect(request(cast.bruno, '/my-profile', 'POST')).toBe('opens')
})

test('forms have the same access rules as pages [ROL-01]', () => {
  expect(request(visitor, '/users/edit/2', 'POST')).toMatch(/^303 \/de\/login/)
  expect(request(cast.bruno, '/users/edit/3', 'POST')).toMatch(/overview account.adminsOnly$/)
})

test('without a required second factor, only its page accepts forms, also before new terms are accepted [ACC-02] [CON-05]', () => {
  const lacking = { ...withPendingAcceptance, lacksSecondFactor: true }
  expect(request(lacking, '/my-profile/second-factor', 'POST')).toBe('opens')
  for (const path of ['/acceptance', '/my-profile', '/overview', '/my-profile/my-data'])
    expect(request(lacking, path, 'POST')).toBe('303 /de/control-panel/my-profile/second-factor')
  expect(request(withPendingAcceptance, '/my-profile/second-factor', 'POST')).toBe('opens')
})
