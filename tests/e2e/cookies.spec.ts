import type { Page } from '@playwright/test'
import { expect, firstVisit, open, test, translator, waitForHydration } from './fixtures.ts'

const pt = translator('pt')
const question = (page: Page) => page.getByRole('dialog', { name: pt('public:cookies.title') })
const answer = (page: Page, name: 'accept' | 'decline') =>
  question(page).getByRole('button', { name: pt(`public:cookies.${name}`) })
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('accept_cookie'))

test.use({ storageState: firstVisit })

test('declining closes the question for this page load, and it returns at the next [PUB-17]', async ({
  page,
}) => {
  await open(page, '/pt')
  await answer(page, 'decline').click()
  await expect(question(page)).toBeHidden()
  await page
    .getByRole('link', { name: pt('public:place.viewAll') })
    .first()
    .click()
  await expect(page).toHaveURL(/view-all$/)
  await expect(question(page)).toBeHidden()
  expect(await storedAnswer(page)).toBeNull()

  await page.reload()
  await expect(question(page)).toBeVisible()
})

test('accepting is kept in the browser, and the question never returns [PUB-17]', async ({
  page,
  context,
}) => {
  await open(page, '/pt')
  await answer(page, 'accept').click()
  await expect(question(page)).toBeHidden()
  expect(await storedAnswer(page)).toBe('true')
  const again = await context.newPage()
  await again.goto('/de/about')
  await waitForHydration(again)
  await expect(again.getByRole('dialog')).toHaveCount(0)
})

test('the question leads to terms and policy, and they can be read [PUB-17]', async ({ page }) => {
  for (const [key, path] of [
    ['terms', 'terms-of-use'],
    ['privacy', 'privacy-policy'],
  ] as const) {
    await open(page, '/pt')
    await question(page).locator(`a[href="/pt/${path}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/pt/${path}$`))
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), key).toBeVisible()
  }
})

test('where the browser refuses to keep anything the page says so and works all the same [PUB-17]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page, '/pt')
  const notice = page.getByRole('dialog', { name: pt('public:cookies.errorTitle') })
  await expect(notice).toContainText(pt('public:cookies.errorText'))
  await notice.getByRole('button').first().click()
  await expect(notice).toBeHidden()
  await page
    .getByRole('link', { name: pt('public:place.viewAll') })
    .first()
    .click()
  await expect(page).toHaveURL(/view-all$/)
})

test('where keeping the answer fails, the page says so [PUB-17]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await open(page, '/pt')
  await answer(page, 'accept').click()
  await expect(page.getByRole('dialog', { name: pt('public:cookies.errorTitle') })).toBeVisible()
})

test('the server sets no cookie before somebody chooses a language [PUB-17]', async ({ page, context }) => {
  await open(page, '/')
  await page.goto('/pt/search-signs/words?q=casa')
  expect(await context.cookies()).toEqual([])
})
