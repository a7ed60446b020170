import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { pagesForEachAudience } from './panel-pages.fixture.ts'
import { type PanelPage, panelPages } from './panel-pages.ts'
import { markedItem, presentPanelMenus } from './present-panel-menus.ts'

const menusOf = (actor: Actor, pages: readonly PanelPage[] = pagesForEachAudience) => {
  const { sections, account } = presentPanelMenus(actor, pages)
  return [
    ...sections.map(
      ({ section, items }) => `${section ?? 'main'}: ${items.map(({ path }) => path).join(' ')}`,
    ),
    `account: ${account.map(({ path }) => path).join(' ')}`,
  ]
}

test('the menus list only the pages that the person may open [UIX-05]', () => {
  expect(menusOf(cast.ana)).toEqual([
    'main: overview users signs',
    'eaf: occasions',
    'settings: website-manual platform-identity',
    'account: my-profile my-signs my-signs-approvals',
  ])
  const admin = { ...cast.ana, isOwner: false, isApprover: false }
  expect(menusOf(admin)).toEqual([
    'main: overview users signs',
    'eaf: occasions',
    'settings: website-manual',
    'account: my-profile my-signs',
  ])
  expect(menusOf(cast.bruno)).toEqual([
    'main: overview signs',
    'settings: website-manual',
    'account: my-profile my-signs',
  ])
  expect(menusOf(cast.carla).at(-1)).toBe('account: my-profile my-signs my-signs-approvals')
  for (const person of [cast.denes, cast.eeva])
    expect(menusOf(person)).toEqual(['main: overview', 'account: my-profile'])
})

test('registering a person marks the item of the users, and numbers of waiting people stand at their item [UIX-05]', () => {
  const itemOf = (key: string, waiting = {}) =>
    presentPanelMenus(cast.ana, panelPages, waiting)
      .sections.flatMap(({ items }) => items)
      .find((item) => item.key === key)
  expect(itemOf('users')).toMatchObject({ alsoAt: ['register'], waiting: 0 })
  expect(itemOf('users', { users: 3 })).toMatchObject({ waiting: 3 })
  expect(itemOf('overview', { users: 3 })).toMatchObject({ alsoAt: ['setup'], waiting: 0 })
})

test('the program offers its own pages to owners, administrators and members [UIX-05]', () => {
  expect(menusOf(cast.ana, panelPages)).toEqual([
    'main: overview users signs contacts numbers missing-words',
    'content: about faqs contents terms-of-use privacy-policy',
    'eaf: videos-eaf occasions',
    'settings: signs/reference-lists languages institutions professions website-manual annotations-manual reply-templates videos platform-identity website-settings erasures audit-log',
    'account: setup my-profile my-signs my-signs-approvals whats-new',
  ])
  expect(menusOf({ ...cast.ana, isOwner: false }, panelPages)[3]).toBe(
    'settings: signs/reference-lists languages institutions professions website-manual annotations-manual reply-templates videos website-settings',
  )
  expect(menusOf(cast.bruno, panelPages)).toEqual([
    'main: overview signs',
    'settings: website-manual annotations-manual',
    'account: my-profile my-signs whats-new',
  ])
})

test('a page marks the most specific item: a reference list not the item of the signs [UIX-05]', () => {
  const items = presentPanelMenus(cast.ana, panelPages).sections.flatMap((section) => section.items)
  expect(markedItem(items, 'signs')).toBe('signs')
  expect(markedItem(items, 'signs/edit/7')).toBe('signs')
  expect(markedItem(items, 'signs/tags/edit/7')).toBe('referenceLists')
  expect(markedItem(items, 'signs/reference-lists')).toBe('referenceLists')
  expect(markedItem(items, 'my-profile')).toBeUndefined()
})
