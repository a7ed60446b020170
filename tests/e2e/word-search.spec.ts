import type { Page } from '@playwright/test'
import { expect, open, test, translator, waitForHydration } from './fixtures.ts'

const pt = translator('pt')
const words = '/pt/search-signs/words'

const results = (page: Page) => page.getByRole('region', { name: pt('search:results') })
const cards = (page: Page) => results(page).locator('a[href*="/signs/view/"]')
const glosses = async (page: Page) => (await cards(page).allTextContents()).map((text) => text.trim())
/** First letters of the glosses without their accents. */
const initials = async (page: Page) => (await glosses(page)).map((gloss) => gloss.normalize('NFD')[0])
const box = (page: Page) => page.getByRole('main').locator('input[name=q]')

test('whoever types a word sees its sign at once, finds the search in the address, and comes back to it [PUB-07]', async ({
  page,
}) => {
  await open(page, '/pt/about')
  await open(page, words)
  await box(page).pressSequentially('casa')
  await expect(cards(page).first()).toHaveText('CASA')
  await expect(page).toHaveURL(/\/words\?q=casa$/)
  await expect(page).toHaveTitle(new RegExp(pt('search:words.titleWith', { q: 'casa' })))

  await cards(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('casa')
  await expect(cards(page).first()).toHaveText('CASA')
  await page.goBack()
  await expect(page).toHaveURL(/\/pt\/about$/)
})

test('the search of the header leads to the results from any page [PUB-07]', async ({ page }) => {
  await open(page, '/pt/faqs')
  await page.getByRole('banner').locator('input[name=q]').fill('gato')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-signs\/words\?q=gato/)
  await expect(cards(page).first()).toHaveText('GATO')
})

test('the box of the home page leads to the results [PUB-04] [PUB-07]', async ({ page }) => {
  await open(page, '/pt')
  await box(page).fill('água')
  await page
    .getByRole('main')
    .getByRole('button', { name: pt('public:search.submit') })
    .click()
  await expect(cards(page).first()).toHaveText('ÁGUA')
})

test('neither accents nor capitals matter, in what is typed or in what is found [PUB-07]', async ({
  page,
}) => {
  for (const q of ['agua', 'ÁGUA', 'Agua', 'água ']) {
    await page.goto(`${words}?q=${encodeURIComponent(q)}`)
    await expect(cards(page).first(), q).toHaveText('ÁGUA')
  }
  await page.goto(`${words}?q=familia&type=exact`)
  expect(await glosses(page)).toEqual(['FAMÍLIA'])
})

test('a word of another language finds the sign, and the card says in which language it was found [PUB-07] [UIX-03]', async ({
  page,
}) => {
  await page.goto(`${words}?q=Katze`)
  await expect(cards(page).first()).toHaveText('GATO')
  const found = results(page).locator('[lang="de"]').first()
  await expect(found).toContainText('Katze')
  await expect(found.locator('mark')).toHaveText('Katze')
})

test('one typing error is forgiven, with a note that there is no exact match [PUB-07]', async ({ page }) => {
  await page.goto(`${words}?q=trabalhqr`)
  await expect(page.getByText(pt('search:forgiven', { q: 'trabalhqr' }))).toBeVisible()
  await expect(cards(page).first()).toHaveText('TRABALHAR')

  await page.goto(`${words}?q=trabalhar`)
  await expect(cards(page).first()).toHaveText('TRABALHAR')
  await expect(page.getByText(pt('search:forgiven', { q: 'trabalhar' }))).toHaveCount(0)
})

test('a search that finds nothing says so and offers a way on [PUB-07]', async ({ page }) => {
  await open(page, `${words}?q=qwxyzqwxyz`)
  await expect(page.getByRole('heading', { name: pt('search:none.title') })).toBeVisible()
  await expect(page.getByText(pt('search:none.forWord', { q: 'qwxyzqwxyz' }))).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await results(page)
    .getByRole('link', { name: pt('search:none.all') })
    .click()
  await expect(page).toHaveURL(/view-all$/)
})

test('a text that looks like a program is shown as the text it is [PUB-07]', async ({ page }) => {
  const q = '<img src=x onerror=alert(1)>"\'&%'
  await page.goto(`${words}?q=${encodeURIComponent(q)}`)
  await expect(page.getByText(pt('search:none.forWord', { q }))).toBeVisible()
  await expect(box(page)).toHaveValue(q)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the three kinds of search find more, fewer, and one [PUB-07]', async ({ page }) => {
  await open(page, `${words}?q=as`)
  const kind = page.getByLabel(pt('search:type.label'))
  await expect.poll(() => glosses(page)).toContain('CASA')

  await kind.selectOption('starts')
  await expect(page).toHaveURL(/type=starts/)
  await expect.poll(() => glosses(page)).not.toContain('CASA')
  await box(page).fill('ca')
  await expect.poll(() => glosses(page)).toContain('CASA')

  await kind.selectOption('exact')
  await expect(page).toHaveURL(/type=exact/)
  await expect(page.getByRole('heading', { name: pt('search:none.title') })).toBeVisible()
  await box(page).fill('casa')
  await expect.poll(() => glosses(page)).toEqual(['CASA'])
})

test('results stand in the order asked for [PUB-07]', async ({ page }) => {
  await open(page, words)
  const order = page.getByLabel(pt('search:order.label'))
  await order.selectOption('alphabetical')
  await expect(page).toHaveURL(/order=alphabetical/)
  const inOrder = await glosses(page)
  expect(inOrder).toEqual(inOrder.toSorted(new Intl.Collator('pt').compare))

  await page.goto(`${words}?order=recent`)
  const recent = await glosses(page)
  await page.goto(`${words}?order=oldest`)
  const oldest = await glosses(page)
  expect(oldest).toHaveLength(recent.length)
  expect(oldest).not.toEqual(recent)
})

test('the letters bar leads to the signs of a letter, accents folded, and back to all [PUB-07] [PUB-12]', async ({
  page,
}) => {
  await open(page, '/pt/search-signs/view-all')
  const letters = page.getByRole('navigation', { name: pt('ui:letters.label') })
  await letters.getByRole('link', { name: 'A', exact: true }).click()
  await expect(page).toHaveURL(/letter=A/)
  await expect.poll(async () => [...new Set(await initials(page))]).toEqual(['A'])
  expect(await glosses(page)).toContain('ÁGUA')
  await expect(letters.getByRole('link', { name: 'A', exact: true })).toHaveAttribute('aria-current', 'true')
  await letters.getByRole('link', { name: pt('ui:letters.all') }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(async () => new Set(await initials(page)).size).toBeGreaterThan(1)
})

test('"all signs" shows every published sign once, in order, page by page [PUB-12]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/signs')
  const { meta } = (await answer.json()) as { meta: { total: number } }
  const seen: string[] = []
  for (let at = 1; seen.length < meta.total && at < 20; at++) {
    await page.goto(`/pt/search-signs/view-all?page=${at}`)
    const here = await glosses(page)
    expect(here.length).toBeGreaterThan(0)
    seen.push(...here)
  }
  expect(seen).toHaveLength(meta.total)
  expect(new Set(seen).size).toBe(meta.total)
  expect(seen).toEqual(seen.toSorted(new Intl.Collator('pt').compare))
})

test('a card shows picture, gloss and translation, and its clip on pointing at it or reaching it [PUB-07]', async ({
  page,
}) => {
  await open(page, `${words}?q=casa`)
  await expect(results(page).locator('img').first()).toHaveAttribute('src', /^\/media\//)
  await expect(results(page).getByText('lar').first()).toBeVisible()
  await expect(results(page).locator('video')).toHaveCount(0)
  await cards(page).first().hover()
  await expect(results(page).locator('video').first()).toBeVisible()
  const isPlaying = () =>
    results(page)
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => !video.paused)
  await expect.poll(isPlaying).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(isPlaying).toBe(false)
  await page.keyboard.press('Tab')
  await cards(page).first().focus()
  await expect.poll(isPlaying).toBe(true)
})

test('a page number that does not exist, or is none, is answered without failing [PUB-07]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  for (const number of ['0', '-1', '999', 'abc']) {
    const answer = await page.goto(`${words}?page=${number}`)
    expect(answer?.status(), number).toBeLessThan(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an address that asks for what does not exist names it, keeps the search box, and leads to the page without it [PUB-07] [PUB-10] [ERR-01]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const answer = await page.goto(`${words}?location=chest&location=nope&page=abc`)
  expect(answer?.status()).toBe(422)
  await waitForHydration(page)
  const problems = page.getByRole('main').getByRole('listitem')
  const unknown = pt('errors:value.unknown', { value: 'nope' })
  await expect(problems.filter({ hasText: unknown })).toHaveText(`${pt('properties:location')}: ${unknown}`)
  await expect(problems.filter({ hasText: 'page' })).toHaveText(`page: ${pt('errors:value.invalid')}`)
  await audit('the page of an address that is refused')

  await page.getByRole('link', { name: pt('public:error.withoutQuery') }).click()
  await expect(page).toHaveURL(/\/words$/)
  await expect(box(page)).toBeVisible()
  await expect(page.getByRole('banner').locator('input[name=q]')).toHaveCount(0)

  await page.goto(`${words}?page=abc`)
  await page.getByRole('banner').locator('input[name=q]').fill('gato')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toHaveText('GATO')
})

test('what was typed while the page was still coming is not lost [PUB-07]', async ({ page }) => {
  await page.goto(words, { waitUntil: 'commit' })
  await box(page).fill('gato')
  await waitForHydration(page)
  await expect(box(page)).toHaveValue('gato')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, kinds, orders and letters work all the same [PUB-07]', async ({ page }) => {
    await page.goto(words)
    await box(page).fill('cas')
    await page.getByLabel(pt('search:type.label')).selectOption('starts')
    await page.getByRole('button', { name: pt('search:submit') }).click()
    await expect(page).toHaveURL(/q=cas&type=starts/)
    await expect(cards(page).first()).toHaveText('CASA')
    await cards(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
    await expect(page.getByRole('main').locator('video')).toBeVisible()

    await page.goto('/pt/search-signs/view-all')
    await results(page).getByRole('link', { name: 'G', exact: true }).click()
    await expect.poll(async () => [...new Set(await initials(page))]).toEqual(['G'])
  })
})
