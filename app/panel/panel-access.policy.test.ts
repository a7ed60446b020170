import { describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'

const { ana, bruno, carla, denes, eeva } = cast
const unverified = anActor({ id: 9, isVerified: false, status: 'awaiting' })
const admin = anActor({ id: 8, isAdmin: true })
const everybody = { visitor, unverified, denes, eeva, bruno, carla, admin, ana }
type Name = keyof typeof everybody

const openResult = (actor: Actor, path: string) => {
  const decision = mayOpenPanelPage(actor, path)
  return decision.allowed ? 'yes' : decision.reason
}
const whoOpens = (path: string) =>
  (Object.keys(everybody) as Name[]).filter((name) => openResult(everybody[name], path) === 'yes')

const anyone: Name[] = ['denes', 'eeva', 'bruno', 'carla', 'admin', 'ana']
const members: Name[] = ['bruno', 'carla', 'admin', 'ana']
const admins: Name[] = ['admin', 'ana']

describe('pages of the panel', () => {
  test.each([
    ['', anyone],
    ['overview', anyone],
    ['my-profile', anyone],
    ['my-profile/security', anyone],
    ['signs/view/7', anyone],
    ['signs', members],
    ['signs/create', members],
    ['signs/edit/7', members],
    ['my-signs', members],
    ['website-manual', members],
    ['annotations-manual', members],
    ['my-signs-approvals', ['carla', 'ana']],
  ] as [string, Name[]][])('%s is for %s [ROL-01]', (path, expected) => {
    expect(whoOpens(path)).toEqual(expected)
  })

  test.each(
    [
      ...[
        'institutions',
        'languages',
        'professions',
        'videos',
        'contacts',
        'terms-of-use',
        'privacy-policy',
        'about',
      ],
      ...[
        'faqs',
        'faqs/create',
        'register',
        'videos-eaf',
        'videos-eaf/edit/3',
        'occasions',
        'users',
        'users/view/7',
      ],
      ...[
        'signs/tags',
        'signs/tags/create',
        'website-settings',
        'website-manual/create',
        'annotations-manual/edit/3',
      ],
      ...['a-page-that-nobody-named', 'signs/editor', 'overview/x'],
    ].map((path) => [path]),
  )('%s is for administrators [ROL-02]', (path) => {
    expect(whoOpens(path)).toEqual(admins)
    expect(openResult(bruno, path)).toBe('account.adminsOnly')
  })

  test('the platform’s identity is for its owner, not for other administrators [ROL-03]', () => {
    expect(whoOpens('platform-identity')).toEqual(['ana'])
    expect(openResult(admin, 'platform-identity')).toBe('account.ownersOnly')
    expect(openResult(bruno, 'platform-identity')).toBe('account.ownersOnly')
  })

  test('visitors sign in first, and who has not confirmed the address does so [ROL-01] [ACC-03]', () => {
    for (const path of ['overview', 'users', 'platform-identity', 'my-profile']) {
      expect(openResult(visitor, path)).toBe('account.required')
      expect(openResult(unverified, path)).toBe('account.unverified')
    }
  })

  test('rights of an account that is not accepted count for nothing', () => {
    const rejected = anActor({ id: 7, status: 'rejected', isAdmin: true, isOwner: true, isApprover: true })
    for (const path of ['users', 'platform-identity', 'my-signs-approvals', 'signs'])
      expect(openResult(rejected, path)).not.toBe('yes')
  })
})

test('a pending acceptance does not close the pages [CON-05]', () => {
  expect(openResult({ ...ana, hasPendingAcceptance: true }, 'users')).toBe('yes')
})
