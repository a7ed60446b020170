import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { presentPanelMenus } from './panel-menu.ts'
import { pagesForEachAudience } from './panel-pages.fixture.ts'
import { type PanelPage, panelPages } from './panel-pages.ts'

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

test('the program offers its own pages to administrators and to members [UIX-05]', () => {
  expect(menusOf(cast.ana, panelPages)).toEqual([
    'main: overview users terms-of-use privacy-policy',
    'account: my-profile',
  ])
  expect(menusOf(cast.bruno, panelPages)).toEqual(['main: overview', 'account: my-profile'])
})
