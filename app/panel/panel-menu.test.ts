import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { presentPanelMenus } from './panel-menu.ts'

const everything = new Set(
  'overview users signs about contacts faqs terms-of-use privacy-policy videos-eaf occasions languages institutions professions website-manual annotations-manual videos platform-identity my-profile my-signs my-signs-approvals'.split(
    ' ',
  ),
)
const paths = (actor: Actor, pages: ReadonlySet<string> = everything) => {
  const { groups, account } = presentPanelMenus(actor, pages)
  const menu = groups.map(
    ({ group, places }) => `${group ?? ''}: ${places.map(({ path }) => path).join(' ')}`,
  )
  return [...menu, `account: ${account.map(({ path }) => path).join(' ')}`]
}

test('each entry stands there only for those who may open it [UIX-05]', () => {
  expect(paths(cast.ana)).toEqual([
    ': overview users signs about contacts faqs terms-of-use privacy-policy',
    'eaf: videos-eaf occasions',
    'settings: languages institutions professions website-manual annotations-manual videos platform-identity',
    'account: my-profile my-signs my-signs-approvals',
  ])
  const admin = { ...cast.ana, isOwner: false, isApprover: false }
  expect(paths(admin)[2]).not.toContain('platform-identity')
  expect(paths(admin)[3]).toBe('account: my-profile my-signs')
  expect(paths(cast.bruno)).toEqual([
    ': overview signs',
    'settings: website-manual annotations-manual',
    'account: my-profile my-signs',
  ])
  expect(paths(cast.carla).at(-1)).toBe('account: my-profile my-signs my-signs-approvals')
  for (const person of [cast.denes, cast.eeva])
    expect(paths(person)).toEqual([': overview', 'account: my-profile'])
})

test('there is no entry for a page that does not exist [UIX-05]', () => {
  expect(paths(cast.ana, new Set(['overview', 'users']))).toEqual([': overview users', 'account: '])
})
