import type { Locator, Page, Request } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test, waitForHydration } from './fixtures.ts'
import {
  chooseLanguage,
  headerSearch,
  horizontalOverflow,
  languageMenu,
  nextFrame,
  searchBox,
  signCards,
} from './site-parts.ts'

const pt = translator('pt')
const indexFile = /\/api\/search-index\/\w+\.json/
const suggestedSignsPath = /\/api\/search-index\/\w+\/signs/

const list = (page: Page) => page.getByRole('listbox', { name: pt('ui:suggestions.label') })
const options = (page: Page) => list(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const homeSearch = (page: Page, t = pt) => searchBox(page.getByRole('main'), t('public:home.find'))
const selectedOption = (page: Page) => list(page).getByRole('option', { selected: true })
/** The list with the message around it. */
const panel = (page: Page): Locator => list(page).locator('xpath=..')

/** Opens a page and waits until its search box can suggest signs without the server. */
async function openWithSearchIndex(page: Page, address: string, box = headerSearch(page)): Promise<void> {
  const index = page.waitForResponse(indexFile)
  await open(page, address)
  await index
  await expect(box).toHaveRole('combobox')
}

/** Collects the requests to an address from now on. */
function collectRequests(page: Page, address: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) requests.push(request)
  })
  return requests
}

/** Expects that one option is selected and that screen readers are told so. */
async function expectSelected(page: Page, box: Locator, name: string | RegExp): Promise<void> {
  const selected = selectedOption(page)
  await expect(selected).toHaveCount(1)
  await expect(selected).toHaveText(name)
  await expect(box).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '')
}

test('typing in the header suggests signs; arrow keys select one and Enter opens it; without a selection Enter opens the word search, and so does the last option [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  const box = headerSearch(page)
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('cas')
  await expect(options(page).first()).toContainText('CASA')
  await expect(options(page).first().locator('mark').first()).toHaveText('CAS')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await box.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
  await expect(selectedOption(page)).toHaveCount(0)

  const all = new RegExp(pt('ui:suggestions.all', { q: 'cas' }))
  await page.keyboard.press('ArrowUp')
  await expectSelected(page, box, all)
  await page.keyboard.press('ArrowDown')
  await expectSelected(page, box, /^CASA/)
  await page.keyboard.press('End')
  await expectSelected(page, box, all)
  await page.keyboard.press('Home')
  await expectSelected(page, box, /^CASA/)
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/signs\/view\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)

  await box.fill('')
  await box.focus()
  await page.keyboard.type('gato')
  await expect(options(page).first()).toContainText('GATO')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText('GATO')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await box.fill('gato')
  await options(page).last().click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText('GATO')
})

test('signs found in another language follow with its name, and screen readers get the number of signs when typing pauses, also when there are none; Escape closes the list, then empties the box; an arrow key reopens the list; Tab or a click elsewhere leaves it; the cursor in the text selects nothing; a click on an option opens the sign [PUB-07] [UIX-03]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  const box = headerSearch(page)
  await expectLanguageAndNumber(page)

  await box.fill('')
  await box.focus()
  await page.keyboard.type('casa')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box).toHaveValue('casa')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()

  await page.keyboard.type('casa')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)
  await expect(box).not.toBeFocused()

  await box.fill('')
  await page.keyboard.type('as')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('c')
  await expect(box).toHaveValue('cas')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(selectedOption(page)).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await expect(box).toHaveValue('casa')

  await page.mouse.click(1200, 650)
  await expect(list(page)).toHaveCount(0)
  await box.fill('gat')
  await option(page, /^GATO/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'GATO' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})

/** Expects that signs found in another language name it, and that the status has the number of signs. */
async function expectLanguageAndNumber(page: Page): Promise<void> {
  await headerSearch(page).fill('Katze')
  const cat = option(page, /^GATO/)
  await expect(cat.locator('[lang=de]')).toHaveText('Katze')
  await expect(cat).toContainText('alemão')
  await headerSearch(page).fill('trabalhqr')
  await expect(options(page).first()).toContainText('TRABALHAR')
  await expect(page.getByText(pt('ui:steps.only.typing', { q: 'trabalhqr' }))).toBeVisible()

  await headerSearch(page).fill('gato')
  await expect(options(page).first()).toContainText('GATO')
  const count = Number((await options(page).last().locator('span').last().textContent()) ?? '')
  await expect(status(page)).toHaveText(pt('ui:suggestions.found', { count }))
  await headerSearch(page).fill('qwxyzqwxyz')
  await expect(status(page)).toHaveText(pt('ui:suggestions.none', { q: 'qwxyzqwxyz' }))
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('the home page has the only search box, with a list as wide as the box; a tap opens a sign, and the header there leads to the word search, which has none [PUB-07] [UIX-01]', async ({
    page,
  }) => {
    await open(page, '/pt')
    const box = homeSearch(page)
    const link = page.getByRole('banner').getByRole('link', { name: pt('public:search.label') })
    await expect(page.getByRole('search')).toHaveCount(1)
    await expect(link).toHaveCount(0)
    await box.tap()
    await expect(box).toHaveRole('combobox')
    await page.keyboard.type('a')
    await expect(options(page)).toHaveCount(9)
    const panelBox = await panel(page).boundingBox()
    const searchBox = await page.getByRole('search').boundingBox()
    expect([panelBox?.x, panelBox?.width]).toEqual([searchBox?.x, searchBox?.width])
    await options(page).first().tap()
    await expect(page).toHaveURL(/\/signs\/view\/\d+$/)

    await expect(page.getByRole('search')).toHaveCount(0)
    await link.tap()
    await expect(page).toHaveURL(/\/pt\/search-signs\/words$/)
    await expect(page.getByRole('search')).toHaveCount(1)
    await expect(link).toHaveCount(0)
  })
})

test('the search index is loaded once per visit: each key updates the list without the network, and one request follows when typing pauses; the index is loaded again when a response names a newer version [PUB-07]', async ({
  page,
}) => {
  const requests = collectRequests(page, suggestedSignsPath)
  const indexRequests = collectRequests(page, indexFile)
  await openWithSearchIndex(page, '/pt/faqs')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(suggestedSignsPath, async (route) => {
    await released
    await route.continue()
  })
  await headerSearch(page).focus()
  for (const [key, first] of [
    ['g', /g/i],
    ['a', /^GA/],
    ['t', /^GATO/],
    ['o', /^GATO/],
  ] as const) {
    await page.keyboard.type(key)
    await expect(options(page).first()).toHaveText(first)
  }
  await expect(list(page).locator('img')).toHaveCount(0)
  release()
  await expect(list(page).locator('img').first()).toHaveAttribute('src', /^\/media\//)
  expect(requests.at(-1)?.url()).toMatch(/\/pt\/signs\?q=gato$/)

  requests.length = 0
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await headerSearch(page).pressSequentially('xyz')
  await page.clock.resume()
  await expect(panel(page)).toContainText(pt('ui:suggestions.none', { q: 'gatoxyz' }))
  await expect.poll(() => requests.length).toBe(1)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pt('public:place.terms') })
    .click()
  await expect(page).toHaveURL(/terms-of-use$/)
  await headerSearch(page).fill('casa')
  await expect(options(page).first()).toContainText('CASA')
  expect(indexRequests).toHaveLength(1)

  await page.route(suggestedSignsPath, async (route) => {
    const response = await route.fetch()
    const { meta } = (await response.json()) as { meta: { version: number } }
    await route.fulfill({ json: { data: [], meta: { ...meta, total: 0, version: meta.version + 1 } } })
  })
  await headerSearch(page).fill('mesa')
  await expect(panel(page)).toContainText(pt('ui:suggestions.none', { q: 'mesa' }))
  await expect.poll(() => indexRequests.length).toBe(2)
  await headerSearch(page).fill('gato')
  await expect(panel(page)).toContainText(pt('ui:suggestions.none', { q: 'gato' }))
})

test('without the search index the server suggests signs, and late responses are ignored; without the server too there are no suggestions and no error, and the form still searches [PUB-07]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await page.route(indexFile, (route) => route.abort())
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: lateResponse, resolve: handled } = Promise.withResolvers<void>()
  await page.route(/signs\?q=casa$/, async (route) => {
    await released
    await route.continue().catch(() => {})
    handled()
  })
  await open(page, '/pt/faqs')
  const box = headerSearch(page)
  await box.focus()
  await expect(box).toHaveRole('combobox')
  const lateRequest = page.waitForRequest(/signs\?q=casa$/)
  await page.keyboard.type('casa')
  await lateRequest
  await box.fill('gato')
  await expect(options(page).first()).toContainText('GATO')
  release()
  await lateResponse
  await nextFrame(page)
  await expect(options(page).first()).toContainText('GATO')

  await box.fill('')
  await expect(list(page)).toHaveCount(0)
  await page.route(suggestedSignsPath, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /signs\?q=queijo$/.test(request.url()))
  await page.keyboard.type('queijo')
  await failed
  await nextFrame(page)
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(signCards(page.getByRole('main')).first()).toHaveText('QUEIJO')
})

test('with reduced data the server suggests signs, without search index and pictures [PUB-07]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const indexRequests = collectRequests(page, indexFile)
  await open(page, '/pt/faqs')
  await page.waitForLoadState('networkidle')
  await expect(headerSearch(page)).toHaveRole('searchbox')
  await headerSearch(page).focus()
  await page.keyboard.type('gato')
  await expect(options(page).first()).toContainText('GATO')
  await expect(list(page).locator('img')).toHaveCount(0)
  expect(indexRequests).toEqual([])
})

test('text typed before hydration, or while the box becomes a combobox, is kept and gets suggestions [PUB-07]', async ({
  page,
}) => {
  await page.goto('/pt/faqs', { waitUntil: 'commit' })
  await headerSearch(page).fill('gato')
  await waitForHydration(page)
  await expect(headerSearch(page)).toHaveValue('gato')
  await expect(options(page).first()).toContainText('GATO')

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector<HTMLInputElement>('header input[role=combobox]')
      if (!box) return
      observer.disconnect()
      box.focus()
      document.execCommand('insertText', false, 'casa')
    }).observe(document, { subtree: true, attributeFilter: ['role'] })
  })
  await page.goto('/pt/about')
  await expect(headerSearch(page)).toHaveValue('casa')
  await expect(options(page).first()).toContainText('CASA')
})

test('axe finds no problem in the open list of the header and of the home page, which fits 320 and 1280 px; the search box of the home page suggests signs and leads to the results [PUB-04] [PUB-07] [UIX-03]', async ({
  page,
  audit,
}) => {
  const de = translator('de')
  const openList = async (address: string, box: Locator) => {
    await openWithSearchIndex(page, address, box)
    await box.focus()
    await page.keyboard.type('as')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox').locator('img').first()).toBeVisible()
  }
  await page.setViewportSize({ width: 1280, height: 700 })
  await openList('/pt/faqs', headerSearch(page))
  await audit('the header')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  // Phones have no search box in the header.
  const box = homeSearch(page, de)
  await openList('/de', box)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('the home page on a phone')

  await box.fill('Wasser')
  await expect(page.getByRole('option').first()).toContainText('ÁGUA')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ÁGUA' })).toBeVisible()
  await page.goBack()
  await box.fill('Wasser')
  await page
    .getByRole('main')
    .getByRole('button', { name: de('public:search.submit') })
    .click()
  await expect(page).toHaveURL(/\/words\?q=Wasser$/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText('ÁGUA')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box is a form that opens the word search [PUB-07]', async ({ page }) => {
    await page.goto('/pt/faqs')
    await expect(headerSearch(page)).toHaveRole('searchbox')
    await headerSearch(page).fill('gato')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
    await expect(signCards(page.getByRole('main')).first()).toHaveText('GATO')
  })
})

test('a language that cannot be loaded is marked in the menu and changes nothing else; the mark disappears once it loads [ERR-04]', async ({
  page,
  context,
  expectError,
  audit,
}) => {
  expectError('Failed to load resource')
  await open(page, '/pt/search-signs/words?q=casa')
  const mark = page.getByRole('img', { name: pt('ui:language.failed', { language: 'Deutsch' }) })
  await expect(mark).toHaveCount(0)
  await page.route('**/messages/de-*', (route) => route.abort())
  await chooseLanguage(page, 'PT', 'Deutsch')
  await expect(mark.first()).toBeVisible()
  await expect(languageMenu(page, 'PT')).toBeFocused()
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=casa$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: /sina(l|is) com “casa”/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status', { name: pt('ui:toast.label') })).toBeEmpty()
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')).toBeUndefined()
  await languageMenu(page, 'PT').click()
  await expect(mark).toHaveCount(2)
  await audit('with the mark')
  await page.keyboard.press('Escape')

  await page.unroute('**/messages/de-*')
  await chooseLanguage(page, 'PT', 'Deutsch')
  await expect(page).toHaveURL(/\/de\/search-signs\/words\?q=casa$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(languageMenu(page, 'DE').getByRole('img')).toHaveCount(0)
})
