import type { APIRequestContext, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test, waitForHydration } from './fixtures.ts'
import { glossesOf, shownText, textsOf } from './page-html.ts'
import { headerSearch, searchBox, signCards } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/words'

const results = (page: Page) => page.getByRole('region', { name: pt('search:results') })
const cards = (page: Page) => signCards(results(page))
const glosses = async (page: Page) => (await cards(page).allTextContents()).map((text) => text.trim())
/** First letters of the glosses without their accents. */
const initials = async (page: Page) => (await glosses(page)).map((gloss) => gloss.normalize('NFD')[0])
/** The glosses that the server finds. */
const find = async (request: APIRequestContext, query: Record<string, string>) =>
  glossesOf(await (await request.get(`${searchPath}?${new URLSearchParams(query)}`)).text())
const box = (page: Page) => searchBox(page.getByRole('main'), pt('public:search.label'))

test('typing a word shows its sign at once, updates the address, and going back restores the search; text typed before hydration is kept [PUB-07]', async ({
  page,
}) => {
  await open(page, '/pt/about')
  await page.goto(searchPath, { waitUntil: 'commit' })
  await box(page).fill('gato')
  await waitForHydration(page)
  await expect(box(page)).toHaveValue('gato')
  // It is searched for. Until then the field may be drawn again, and a selection in it be lost.
  await expect(page).toHaveURL(/\/words\?q=gato$/)
  await box(page).fill('')
  await box(page).pressSequentially('casa')
  await expect(cards(page).first()).toHaveText('CASA')
  await expect(page).toHaveURL(/\/words\?q=casa$/)
  await expect(page).toHaveTitle(new RegExp(pt('search:words.titleWith', { q: 'casa' })))

  await cards(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA', exact: true })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('casa')
  await expect(cards(page).first()).toHaveText('CASA')
  await page.goBack()
  await expect(page).toHaveURL(/\/pt\/about$/)
})

test('accents and capitals do not matter, neither in the search nor in the result [PUB-07]', async ({
  request,
}) => {
  for (const q of ['agua', 'ÁGUA', 'Agua', 'água ']) expect((await find(request, { q }))[0], q).toBe('ÁGUA')
  expect(await find(request, { q: 'familia', type: 'exact' })).toEqual(['FAMÍLIA'])
})

test('HTML in the search is shown as text; a word of another language finds the sign, and the card names that language; one typing error is tolerated, with a note that there is no exact match, and the word that may be meant is offered as a link [PUB-07] [UIX-03]', async ({
  page,
}) => {
  const q = '<img src=x onerror=alert(1)>"\'&%'
  await open(page, `${searchPath}?q=${encodeURIComponent(q)}`)
  await expect(page.getByText(pt('search:none.forWord', { q }))).toBeVisible()
  await expect(box(page)).toHaveValue(q)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  await box(page).fill('Katze')
  await expect(cards(page).first()).toHaveText('GATO')
  const found = results(page).locator('[lang="de"]').first()
  await expect(found).toContainText('Katze')
  await expect(found.locator('mark')).toHaveText('Katze')

  await box(page).fill('trabalhqr')
  await expect(page.getByText(pt('ui:steps.only.typing', { q: 'trabalhqr' }))).toBeVisible()
  await expect(cards(page).first()).toHaveText('TRABALHAR')
  const offer = page.getByText(pt('search:didYouMean')).locator('..')
  await offer.getByRole('link', { name: 'trabalhar', exact: true }).click()
  await expect(page).toHaveURL(/q=trabalhar$/)
  await expect(cards(page).first()).toHaveText('TRABALHAR')
  await expect(page.getByText(pt('search:didYouMean'))).toHaveCount(0)
  await expect(page.getByText(pt('ui:steps.only.typing', { q: 'trabalhar' }))).toHaveCount(0)
})

test('punctuation alone finds what contains it, not the whole dictionary [PUB-07]', async ({ request }) => {
  for (const q of ['(', '_', ']']) {
    const html = await (await request.get(`${searchPath}?${new URLSearchParams({ q })}`)).text()
    expect(glossesOf(html), q).toEqual([])
    expect(shownText(html), q).toContain(pt('search:none.forWord', { q }))
    expect(html, q).toContain(`value="${q}"`)
  }
  const found = await find(request, { q: '-' })
  expect(found).toContain('APARELHO-AUDITIVO')
  expect(found).not.toContain('CASA')
})

test('a search without results says so, offers no nearest signs for a word, and links to all signs, of which letters link to those of a letter, with or without accents, and back to all [PUB-07] [PUB-12]', async ({
  page,
}) => {
  await open(page, `${searchPath}?q=qwxyzqwxyz`)
  await expect(page.getByRole('heading', { name: pt('search:none.title') })).toBeVisible()
  await expect(page.getByText(pt('search:none.forWord', { q: 'qwxyzqwxyz' }))).toBeVisible()
  await expect(page.getByRole('region', { name: pt('search:near.title') })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(0)
  await results(page)
    .getByRole('link', { name: pt('search:none.all') })
    .click()
  await expect(page).toHaveURL(/view-all$/)

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

test('the search can match anywhere, at the start or exactly; a card shows picture, gloss and translation, and plays its clip on hover and focus; results are shown in the chosen order [PUB-07]', async ({
  page,
  request,
}) => {
  await open(page, `${searchPath}?q=as`)
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
  await expectCardPlays(page)

  await box(page).fill('')
  await kind.selectOption('general')
  await page.getByLabel(pt('search:order.label')).selectOption('alphabetical')
  await expect(page).toHaveURL(/order=alphabetical/)
  const alphabetical = await glosses(page)
  expect(alphabetical.length).toBeGreaterThan(1)
  expect(alphabetical).toEqual(alphabetical.toSorted(new Intl.Collator('pt').compare))

  const recent = await find(request, { order: 'recent' })
  const oldest = await find(request, { order: 'oldest' })
  expect(recent.length).toBeGreaterThan(0)
  expect(oldest).toHaveLength(recent.length)
  expect(oldest).not.toEqual(recent)
})

/** The only result is the sign CASA. */
async function expectCardPlays(page: Page): Promise<void> {
  await expect(results(page).locator('img').first()).toHaveAttribute('src', /^\/media\//)
  await expect(results(page).getByText('lar').first()).toBeVisible()
  await expect(results(page).locator('video')).toHaveCount(0)
  await cards(page).first().hover()
  const video = results(page).locator('video').first()
  await expect(video).toBeVisible()
  const isPlaying = () => video.evaluate((element: HTMLVideoElement) => !element.paused)
  await expect.poll(isPlaying).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(isPlaying).toBe(false)
  await page.keyboard.press('Tab')
  await cards(page).first().focus()
  await expect.poll(isPlaying).toBe(true)
}

test('the list of all signs shows every published sign once, in order, page by page [PUB-12]', async ({
  request,
}) => {
  const response = await request.get('/api/signs')
  const { meta } = (await response.json()) as { meta: { total: number } }
  const all: string[] = []
  for (let number = 1; all.length < meta.total && number < 20; number++) {
    const listed = await request.get(`/pt/search-signs/view-all?page=${number}`)
    const onPage = glossesOf(await listed.text())
    expect(onPage.length).toBeGreaterThan(0)
    all.push(...onPage)
  }
  expect(all).toHaveLength(meta.total)
  expect(new Set(all).size).toBe(meta.total)
  expect(all).toEqual(all.toSorted(new Intl.Collator('pt').compare))
})

test('an invalid page number is not a server error [PUB-07]', async ({ request }) => {
  for (const number of ['0', '-1', '999', 'abc']) {
    const response = await request.get(`${searchPath}?page=${number}`)
    expect(response.status(), number).toBeLessThan(500)
    expect(textsOf(await response.text(), 'h1'), number).toHaveLength(1)
  }
})

test('an address with filters that do not exist shows the others, and a note names what was left out; one with too many values keeps a search box and a link to the page without them [PUB-07] [PUB-10] [D34] [ERR-01]', async ({
  page,
  audit,
  expectError,
}) => {
  const response = await page.goto(`${searchPath}?location=chest&location=nope&page=abc`)
  expect(response?.status()).toBe(200)
  await waitForHydration(page)
  await expect(page.getByText(pt('search:stale.title'))).toBeVisible()
  const problems = page.getByRole('main').getByRole('listitem')
  const unknown = pt('errors:value.unknown', { value: 'nope' })
  await expect(problems.filter({ hasText: unknown })).toHaveText(`${pt('properties:location')}: ${unknown}`)
  const invalid = `${pt('search:stale.parameter.page')}: ${pt('errors:value.invalid')}`
  await expect(problems.filter({ hasText: invalid })).toHaveText(invalid)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(cards(page).first()).toBeVisible()
  await audit('an address with missing filters')

  expectError('422')
  const many = Array.from({ length: 150 }, (_, at) => `handshape=${at + 1}`).join('&')
  await page.goto(`${searchPath}?${many}`)
  const without = page.getByRole('link', { name: pt('public:error.withoutQuery') })
  await expect(without).toHaveAttribute('href', /\/words$/)
  await headerSearch(page).fill('gato')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toHaveText('GATO')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, kinds of search and letters work [PUB-07]', async ({ page }) => {
    await page.goto(searchPath)
    await box(page).fill('cas')
    await page.getByLabel(pt('search:type.label')).selectOption('starts')
    await page.getByRole('button', { name: pt('search:submit') }).click()
    await expect(page).toHaveURL(/q=cas&type=starts/)
    await expect(cards(page).first()).toHaveText('CASA')
    await cards(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
    await expect(page.getByRole('main').locator('video[controls]')).toBeVisible()

    await page.goto('/pt/search-signs/view-all')
    await results(page).getByRole('link', { name: 'G', exact: true }).click()
    await expect.poll(async () => [...new Set(await initials(page))]).toEqual(['G'])
  })
})
