import { describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'
import { pagesForEachAudience } from './panel-pages.fixture.ts'
import { type PanelPage, panelPages } from './panel-pages.ts'

const { ana, bruno, carla, denes, eeva } = cast
const unverified = anActor({ id: 9, isVerified: false, status: 'awaiting' })
const admin = anActor({ id: 8, isAdmin: true })
const people = { visitor, unverified, denes, eeva, bruno, carla, admin, ana }
type Name = keyof typeof people

const decisionFor = (actor: Actor, path: string, pages: readonly PanelPage[] = pagesForEachAudience) => {
  const decision = mayOpenPanelPage(actor, path, pages)
  return decision.allowed ? 'allowed' : decision.reason
}
const whoMayOpen = (path: string, pages?: readonly PanelPage[]) =>
  (Object.keys(people) as Name[]).filter((name) => decisionFor(people[name], path, pages) === 'allowed')

const anyone: Name[] = ['denes', 'eeva', 'bruno', 'carla', 'admin', 'ana']
const members: Name[] = ['bruno', 'carla', 'admin', 'ana']
const admins: Name[] = ['admin', 'ana']

describe('a page opens for its audience', () => {
  test.each<[string, Name[]]>([
    ['', anyone],
    ['overview', anyone],
    ['my-profile', anyone],
    ['my-profile/security', anyone],
    ['signs/view/7', anyone],
    ['signs', members],
    ['signs/edit/7', members],
    ['my-signs', members],
    ['website-manual', members],
    ['my-signs-approvals', ['carla', 'ana']],
  ])('"%s" for %s [ROL-01]', (path, expected) => {
    expect(whoMayOpen(path)).toEqual(expected)
  })

  test.each([
    'users',
    'users/edit/7',
    'occasions',
    'a-page-outside-the-table',
    'signs/editor',
    'signs/edit/7/8',
    'overview/x',
    'my-profiles',
  ])('"%s" for administrators only [ROL-02]', (path) => {
    expect(whoMayOpen(path)).toEqual(admins)
    expect(decisionFor(bruno, path)).toBe('account.adminsOnly')
  })

  test('the platform’s identity is for its owner, not for other administrators [ROL-03]', () => {
    expect(whoMayOpen('platform-identity')).toEqual(['ana'])
    expect(decisionFor(admin, 'platform-identity')).toBe('account.ownersOnly')
    expect(decisionFor(bruno, 'platform-identity')).toBe('account.ownersOnly')
  })

  test('visitors must sign in, and unconfirmed accounts must confirm their address [ROL-01] [ACC-03]', () => {
    for (const path of ['overview', 'users', 'platform-identity', 'my-profile']) {
      expect(decisionFor(visitor, path)).toBe('account.required')
      expect(decisionFor(unverified, path)).toBe('account.unverified')
    }
  })

  test('rights of an account that is not accepted have no effect', () => {
    const rejected = anActor({ id: 7, status: 'rejected', isAdmin: true, isOwner: true, isApprover: true })
    for (const path of ['users', 'platform-identity', 'my-signs-approvals', 'signs'])
      expect(decisionFor(rejected, path)).not.toBe('allowed')
  })
})

test.each<[string, Name[]]>([
  ['', anyone],
  ['overview', anyone],
  ['acceptance', anyone],
  ['close-banner', anyone],
  ['photos/2', anyone],
  ['my-profile', anyone],
  ['my-profile/account', anyone],
  ['my-profile/my-data', anyone],
  ['my-profile/second-factor', anyone],
  ['repeat-job', admins],
  ['users', admins],
  ['users/view', admins],
  ['users/edit/7', admins],
  ['register', admins],
  ['terms-of-use/create', admins],
  ['privacy-policy/edit/3', admins],
])('the program’s page "%s" is for %s [ROL-01] [ROL-02]', (path, expected) => {
  expect(whoMayOpen(path, panelPages)).toEqual(expected)
})

test('a pending acceptance does not close the pages [CON-05]', () => {
  expect(decisionFor({ ...ana, hasPendingAcceptance: true }, 'users')).toBe('allowed')
})
