import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const overview = '/pt/control-panel/overview'
const setup = '/pt/control-panel/setup'

test('an owner follows the checklist: a missing country, a test mail; the card is hidden and found again [CNT-08]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, overview)
  const card = page.getByRole('region', { name: pt('siteSettings:setup.title') })
  await expect(card).toBeVisible()
  await audit('overview')
  await card.getByRole('link', { name: pt('siteSettings:setup.continue') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.setup') })).toBeVisible()
  await audit('setup')
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('setup, dark')
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  const line = (name: string) => page.locator(`[data-line=${name}]`)
  await expect(line('country')).toContainText(pt('siteSettings:setup.state.missing'))
  await line('country').getByRole('link').click()
  await page.getByRole('combobox', { name: pt('siteSettings:website.country') }).fill('Estônia')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: pt('siteSettings:website.save') }).click()
  await expect(page.getByRole('status').filter({ hasText: pt('siteSettings:website.saved') })).toBeVisible()
  await follow(page, setup)
  await expect(line('country')).toContainText('Estônia')

  await page.getByRole('button', { name: pt('siteSettings:setup.sendTest') }).click()
  await expect(
    page.getByRole('status').filter({ hasText: pt('siteSettings:setup.testQueued') }),
  ).toBeVisible()
  await expect(async () => {
    await page.reload()
    expect(await line('mail').textContent()).toContain(pt('siteSettings:setup.state.ready'))
  }).toPass()

  await follow(page, overview)
  const hidden = page.waitForResponse((response) => response.request().method() === 'POST')
  await card.getByRole('button', { name: pt('siteSettings:setup.hide') }).click()
  await hidden
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:overview.title') })).toBeVisible()
  await expect(card).toHaveCount(0)
  // The navigation after the change would close the menu.
  await open(page, overview)
  await expect(card).toHaveCount(0)
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Ana' }).click()
  await page.getByRole('link', { name: pt('panel:place.setup') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.setup') })).toBeVisible()
  await page.getByRole('button', { name: pt('siteSettings:setup.show') }).click()
  await expect(card).toBeVisible()
})

test('a release that Bruno has not seen has a mark in his menu until he opens the page of what is new [UIX-05]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'bruno')
  await open(page, overview)
  const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Bruno' })
  const entry = page.getByRole('link', { name: pt('panel:place.whatsNew') })
  await menu.click()
  await expect(entry).toHaveAccessibleName(new RegExp(pt('panel:account.newRelease')))
  await audit('the open menu')
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: pt('whatsNew:title') })).toBeVisible()
  await menu.click()
  await expect(entry).toHaveAccessibleName(pt('panel:place.whatsNew'))
  await open(page, overview)
  await menu.click()
  await expect(entry).toHaveAccessibleName(pt('panel:place.whatsNew'))
})
