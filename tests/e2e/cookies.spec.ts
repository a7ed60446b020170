import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, firstVisit, open, test, waitForHydration } from './fixtures.ts'

const pt = translator('pt')
const cookieNotice = (page: Page) => page.getByRole('dialog', { name: pt('public:cookies.title') })
const noticeButton = (page: Page, name: 'accept' | 'decline') =>
  cookieNotice(page).getByRole('button', { name: pt(`public:cookies.${name}`) })
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('accept_cookie'))

/** The cookie notice leads to a text and does not cover it. */
async function expectTextBehindNotice(page: Page, name: string, path: string): Promise<void> {
  await cookieNotice(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/pt/${path}$`))
  await expect(cookieNotice(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
}

test.use({ storageState: firstVisit })

test('the cookie notice links to terms and policy and does not cover them; declined, it stays closed until the next page load; accepted, it never returns; the server sets no cookie before a language is chosen [PUB-17]', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expectTextBehindNotice(page, pt('public:place.terms'), 'terms-of-use')
  await open(page, '/pt')
  await noticeButton(page, 'decline').click()
  await expect(cookieNotice(page)).toBeHidden()
  await page
    .getByRole('link', { name: pt('public:place.viewAll') })
    .first()
    .click()
  await expect(page).toHaveURL(/view-all$/)
  await expect(cookieNotice(page)).toBeHidden()
  expect(await storedAnswer(page)).toBeNull()

  await page.reload()
  await expectTextBehindNotice(page, pt('public:place.privacy'), 'privacy-policy')
  await open(page, '/pt')
  await noticeButton(page, 'accept').click()
  await expect(cookieNotice(page)).toBeHidden()
  expect(await storedAnswer(page)).toBe('true')
  expect(await context.cookies()).toEqual([])
  const otherTab = await context.newPage()
  await otherTab.goto('/de/about')
  await waitForHydration(otherTab)
  await expect(otherTab.getByRole('dialog')).toHaveCount(0)
})

test('the page reports that the answer cannot be stored, or that the browser refuses storage, and works without it [PUB-17]', async ({
  page,
}) => {
  const notice = page.getByRole('dialog', { name: pt('public:cookies.errorTitle') })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await open(page, '/pt')
  await noticeButton(page, 'accept').click()
  await expect(notice).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page, '/pt')
  await expect(notice).toContainText(pt('public:cookies.errorText'))
  await notice.getByRole('button').first().click()
  await expect(notice).toBeHidden()
  await page
    .getByRole('link', { name: pt('public:place.viewAll') })
    .first()
    .click()
  await expect(page).toHaveURL(/view-all$/)
})
