import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open } from './fixtures.ts'
import { additionsTest as test } from './isolated-site.ts'
import { headerSearch, horizontalOverflow, languageMenu, signCards } from './site-parts.ts'

const pt = translator('pt')
const offensive = 'XINGAR-ALGUÉM'
const harmless = 'XINGAMENTO-LEVE'
const search = '/pt/search-signs/words?q=xingamento'

const schoolSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('switch', { name: pt('public:schoolMode') })

async function toggleSchoolMode(page: Page): Promise<void> {
  await languageMenu(page, 'PT').click()
  await schoolSwitch(page).click()
}

test('an offensive sign is the last result and marked, also on its page and for screen readers [D41]', async ({
  page,
  audit,
}) => {
  await open(page, search)
  await expect(signCards(page)).toHaveText([harmless, offensive])
  const card = page.getByRole('article').filter({ hasText: offensive })
  await expect(card).toContainText(pt('ui:offensive'))
  await audit()
  await signCards(page).last().click()
  await expect(page.getByRole('main')).toContainText(pt('signs:offensive'))
  await expect(page.getByRole('main')).not.toContainText(pt('signs:offensiveInSchoolMode'))
  await headerSearch(page).fill('xing')
  await expect(page.getByRole('option', { name: offensive })).toContainText(pt('ui:offensive'))
  await headerSearch(page).fill('')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await horizontalOverflow(page)).toBe(0)
  await audit()
})

test('in school mode an offensive sign is not found, but its address opens it with a notice [D41]', async ({
  page,
}) => {
  await open(page, search)
  const address = await signCards(page).last().getAttribute('href')
  await toggleSchoolMode(page)
  await expect(page).toHaveURL(search)
  await expect(signCards(page)).toHaveText([harmless])
  await open(page, address ?? '')
  await expect(page.getByRole('main')).toContainText(pt('signs:offensiveInSchoolMode'))
  const suggested = page.waitForResponse(/search-index\/pt\/signs/)
  await headerSearch(page).fill('xing')
  expect((await suggested).url()).toContain('school=1')
  await expect(page.getByRole('option', { name: harmless })).toBeVisible()
  await expect(page.getByRole('option', { name: offensive })).toHaveCount(0)
  await headerSearch(page).fill('')
  await page.setViewportSize({ width: 360, height: 740 })
  await languageMenu(page, 'PT').click()
  await expect(schoolSwitch(page)).toBeChecked()
  expect(await horizontalOverflow(page)).toBe(0)
  await schoolSwitch(page).click()
  await open(page, search)
  await expect(signCards(page)).toHaveText([harmless, offensive])
})

test('the choice of one visitor changes no page of another [D41]', async ({ request }) => {
  const paths = ['/pt/search-signs/view-all?letter=X', '/pt/search-signs/words.data?q=xingamento', '/pt']
  const read = async (path: string, cookie = '') => (await request.get(path, { headers: { cookie } })).text()
  for (const path of paths) {
    // Twice, because the second answer can come from the cache of pages.
    for (const _ of [1, 2]) {
      const pages = [await read(path), await read(path, 'school_mode=1')]
      expect([path, ...pages.map((text) => text.includes(offensive))]).toEqual([path, true, false])
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the school mode is switched on and off, and page and query stay [D41]', async ({ page }) => {
    await page.goto(search)
    for (const glosses of [[harmless], [harmless, offensive]]) {
      await toggleSchoolMode(page)
      await expect(page).toHaveURL(search)
      await expect(signCards(page)).toHaveText(glosses)
    }
  })
})
