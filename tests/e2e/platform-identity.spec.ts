import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { answerCookieNotice, expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { uploadedPicture } from './own-picture.ts'
import { horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const identity = '/pt/control-panel/platform-identity'
const color = (page: Page, name: 'primary' | 'accent') =>
  page.getByRole('textbox', { name: pt(`siteSettings:identity.color.${name}`), exact: true })
const save = (page: Page) => page.getByRole('button', { name: pt('siteSettings:identity.save') })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: pt('siteSettings:identity.saved') })
const primaryOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--color-primary)'
    document.body.append(probe)
    const { color: shown } = getComputedStyle(probe)
    probe.remove()
    return shown
  })

test('the owner changes the colour and the logo, a visitor sees both; a version brings the old look back [CNT-05] [ROL-03]', async ({
  page,
  browser,
  baseURL,
  audit,
}) => {
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await answerCookieNotice(visitor.context())
  await visitor.goto('/pt')
  const before = await primaryOf(visitor)
  await signIn(page, 'ana')
  await open(page, identity)
  await audit()
  await color(page, 'primary').fill('#7a1f5c')
  const logo = page.getByLabel(pt('siteSettings:identity.logoBgLight'), { exact: true })
  await logo.setInputFiles(uploadedPicture)
  await expect(page.locator('[data-theme=light] img')).toHaveJSProperty('complete', true)
  await page
    .getByLabel(pt('siteSettings:identity.headerImage'), { exact: true })
    .setInputFiles(uploadedPicture)
  const part = page.getByRole('group', { name: pt('siteSettings:identity.crop.title') })
  // Half of the picture, at its right edge, chosen with the keyboard.
  await part.getByRole('slider', { name: pt('kit:crop.size') }).fill('0.5')
  await part.getByRole('slider', { name: pt('kit:crop.left') }).press('End')
  await audit('with the part for phones')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await primaryOf(page)).toBe('rgb(122, 31, 92)')

  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/pt')
  const picture = visitor
    .getByRole('region', { name: pt('public:home.signOfTheDay') })
    .locator('img')
    .first()
  const box = await picture.boundingBox()
  expect([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]).toEqual([-360, 720])
  expect(await horizontalOverflow(visitor)).toBe(0)
  await visitor.setViewportSize({ width: 1280, height: 740 })
  expect((await picture.boundingBox())?.width).toBeLessThan(720)
  expect(await primaryOf(visitor)).toBe('rgb(122, 31, 92)')
  await expect(visitor.getByRole('banner').locator('picture img')).toBeVisible()
  const icon = await visitor.locator('link[rel=icon][sizes="32x32"]').getAttribute('href')
  const response = await visitor.request.get(icon ?? '')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
  await visitor.emulateMedia({ colorScheme: 'dark' })
  expect(await primaryOf(visitor)).not.toBe('rgb(122, 31, 92)')

  const versions = page.getByRole('region', { name: pt('kit:versions.title') })
  await expect(versions).toContainText('Ana')
  await versions.getByRole('button', { name: pt('kit:versions.restoreOf', { number: 1 }) }).click()
  await expect(
    page.getByRole('status').filter({ hasText: pt('siteSettings:identity.restored', { number: 1 }) }),
  ).toBeVisible()
  await visitor.emulateMedia({ colorScheme: 'light' })
  await visitor.goto('/pt')
  expect(await primaryOf(visitor)).toBe(before)
  await visitor.context().close()
})

test('a colour that is hard to read is named with a better shade, and saved only after a question; of two owners who changed the same look the second is told, and keeps what was typed [CNT-05] [D45]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('409')
  await signIn(page, 'ana')
  await open(page, identity)
  await color(page, 'primary').fill('#12')
  await save(page).click()
  await expect(color(page, 'primary')).toHaveAccessibleDescription(new RegExp(pt('errors:value.hexColor')))
  await color(page, 'primary').fill('#2f9e78')
  const pair = pt('siteSettings:identity.pair.linkOnSunken')
  await expect(page.getByText(new RegExp(`^${pair}.*: 1`))).toBeVisible()
  await audit()
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await save(page).click()
  const question = page.getByRole('alertdialog', { name: pt('siteSettings:identity.question.title') })
  await expect(question).toContainText(pt('siteSettings:identity.pair.textOnPrimary'))
  await question.getByRole('button', { name: pt('siteSettings:identity.question.confirm') }).click()
  await expect(saved(page)).toBeVisible()
  expect(await primaryOf(page)).not.toBe('rgb(47, 158, 120)')
  await page.getByRole('button', { name: pt('siteSettings:identity.use') }).click()
  // The message of the first save may still be there; the next journey needs the second one.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await save(page).click()
  expect((await answer).ok()).toBe(true)
  await expect(page.getByText(pt('siteSettings:identity.failsText'))).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  }

  const other = await page.context().newPage()
  await open(other, identity)
  await color(other, 'accent').fill('#f2b61b')
  await save(other).click()
  await expect(saved(other)).toBeVisible()
  await page.bringToFront()
  await color(page, 'primary').fill('#123c69')
  await save(page).click()
  await expect(page.getByText(pt('errors:setting.changed')).first()).toBeVisible()
  await expect(color(page, 'primary')).toHaveValue('#123c69')
})
