import type { Locator, Page, Request } from '@playwright/test'
import { expect, open, test, translator, waitForHydration } from './fixtures.ts'

const pt = translator('pt')
const indexFile = /\/api\/search-index\/\w+\.json/
const suggestedSignsPath = /\/api\/search-index\/\w+\/signs/

const header = (page: Page) => page.getByRole('banner').locator('input[name=q]')
const list = (page: Page) => page.getByRole('listbox', { name: pt('ui:suggestions.label') })
const options = (page: Page) => list(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const status = (page: Page) => page.getByRole('banner').getByRole('status')

/** Waits until the box can name signs: what it needs has come, and the index of the browser too. */
async function openWithSearchIndex(page: Page, address: string): Promise<void> {
  const index = page.waitForResponse(indexFile)
  await open(page, address)
  await index
  await expect(header(page)).toHaveRole('combobox')
}

/** The requests that fit, as they are made. */
function requestsOf(page: Page, address: RegExp): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) made.push(request)
  })
  return made
}

async function expectChosen(page: Page, box: Locator, name: string | RegExp): Promise<void> {
  const chosen = list(page).locator('[aria-selected=true]')
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toHaveText(name)
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
}

test('whoever types in the header sees signs at once, goes to one by the arrows and opens it by Enter [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  const box = header(page)
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('cas')
  await expect(options(page).first()).toContainText('CASA')
  await expect(options(page).first().locator('mark').first()).toHaveText('CAS')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await box.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)

  const all = new RegExp(pt('ui:suggestions.all', { q: 'cas' }))
  await page.keyboard.press('ArrowUp')
  await expectChosen(page, box, all)
  await page.keyboard.press('ArrowDown')
  await expectChosen(page, box, /^CASA/)
  await page.keyboard.press('End')
  await expectChosen(page, box, all)
  await page.keyboard.press('Home')
  await expectChosen(page, box, /^CASA/)
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/signs\/view\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})

test('Enter without a choice leads to the word search, and so does the last of the list [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  await header(page).focus()
  await page.keyboard.type('gato')
  await expect(options(page).first()).toContainText('GATO')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)

  await open(page, '/pt/faqs')
  await header(page).fill('gato')
  await options(page).last().click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(page.locator('main a[href*="/signs/view/"]').first()).toHaveText('GATO')
})

test('Escape shuts the list, then empties the box; an arrow opens the list again; Tab leaves it [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  const box = header(page)
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
})

test('while one goes through the text by the arrows, Home and End, no sign is chosen [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  await header(page).focus()
  await page.keyboard.type('as')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('c')
  await expect(header(page)).toHaveValue('cas')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await expect(header(page)).toHaveValue('casa')
})

test('a press opens a sign, a press elsewhere shuts the list [PUB-07]', async ({ page }) => {
  await openWithSearchIndex(page, '/pt/faqs')
  await header(page).fill('gato')
  await expect(list(page)).toBeVisible()
  await page.mouse.click(1200, 650)
  await expect(list(page)).toHaveCount(0)
  await header(page).fill('gat')
  await option(page, /^GATO/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'GATO' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('the list is a sheet below the header, and a tap opens a sign [PUB-07] [UIX-01]', async ({ page }) => {
    await openWithSearchIndex(page, '/pt/faqs')
    await header(page).tap()
    await page.keyboard.type('a')
    await expect(options(page)).toHaveCount(9)
    const sheet = await list(page).locator('xpath=..').boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    expect([sheet?.x, sheet?.width]).toEqual([0, bar?.width])
    expect(Math.abs((sheet?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThan(2)
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(640)
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView())
    await options(page).first().tap()
    await expect(page).toHaveURL(/\/signs\/view\/\d+$/)
  })
})

test('the large box of the home page names signs too, beside the box of the header [PUB-04] [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt')
  const box = page.getByRole('main').locator('input[name=q]')
  await expect(box).toHaveRole('combobox')
  await box.focus()
  await page.keyboard.type('água')
  await expect(options(page).first()).toContainText('ÁGUA')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ÁGUA' })).toBeVisible()
})

test('each key is answered without the network, and one question follows when typing rests [PUB-07]', async ({
  page,
}) => {
  const asked = requestsOf(page, suggestedSignsPath)
  await openWithSearchIndex(page, '/pt/faqs')
  let mayAnswer = () => {}
  const answering = new Promise<void>((resolve) => {
    mayAnswer = resolve
  })
  await page.route(suggestedSignsPath, async (route) => {
    await answering
    await route.continue()
  })
  await header(page).focus()
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
  mayAnswer()
  await expect(list(page).locator('img').first()).toHaveAttribute('src', /^\/media\//)
  expect(asked.at(-1)?.url()).toMatch(/\/pt\/signs\?q=gato$/)

  asked.length = 0
  await header(page).pressSequentially('xyz', { delay: 20 })
  await expect(list(page).locator('xpath=..')).toContainText(pt('ui:suggestions.none', { q: 'gatoxyz' }))
  expect(asked).toHaveLength(1)
})

test('signs that only another language knows follow, and say which it is [PUB-07] [UIX-03]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  await header(page).fill('Katze')
  const cat = option(page, /^GATO/)
  await expect(cat.locator('[lang=de]')).toHaveText('Katze')
  await expect(cat).toContainText('alemão')
  await header(page).fill('trabalhqr')
  await expect(options(page).first()).toContainText('TRABALHAR')
  await expect(page.getByText(pt('ui:suggestions.forgiven', { q: 'trabalhqr' }))).toBeVisible()
})

test('how many signs there are is said when typing rests, and so is that there are none [PUB-07]', async ({
  page,
}) => {
  await openWithSearchIndex(page, '/pt/faqs')
  await header(page).fill('gato')
  await expect(options(page).first()).toContainText('GATO')
  const count = Number((await options(page).last().locator('span').last().textContent()) ?? '')
  await expect(status(page)).toHaveText(pt('ui:suggestions.found', { count }))
  await header(page).fill('qwxyzqwxyz')
  await expect(status(page)).toHaveText(pt('ui:suggestions.none', { q: 'qwxyzqwxyz' }))
})

test('the index is fetched once for a visit, from page to page [PUB-07]', async ({ page }) => {
  const fetched = requestsOf(page, indexFile)
  await openWithSearchIndex(page, '/pt/faqs')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pt('public:place.terms') })
    .click()
  await expect(page).toHaveURL(/terms-of-use$/)
  await header(page).fill('casa')
  await expect(options(page).first()).toContainText('CASA')
  expect(fetched).toHaveLength(1)
})

test('a newer version that an answer names takes the place of the older index [PUB-07]', async ({ page }) => {
  const fetched = requestsOf(page, indexFile)
  await openWithSearchIndex(page, '/pt/faqs')
  await page.route(suggestedSignsPath, async (route) => {
    const answer = await route.fetch()
    const { meta } = (await answer.json()) as { meta: { version: number } }
    await route.fulfill({ json: { data: [], meta: { ...meta, total: 0, version: meta.version + 1 } } })
  })
  await header(page).fill('casa')
  await expect(list(page).locator('xpath=..')).toContainText(pt('ui:suggestions.none', { q: 'casa' }))
  await expect.poll(() => fetched.length).toBe(2)
  await header(page).fill('gato')
  await expect(list(page).locator('xpath=..')).toContainText(pt('ui:suggestions.none', { q: 'gato' }))
})

test('without the index the server answers, and what it says too late is dropped [PUB-07]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await page.route(indexFile, (route) => route.abort())
  await page.route(/signs\?q=casa$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => {})
  })
  await open(page, '/pt/faqs')
  await header(page).focus()
  await expect(header(page)).toHaveRole('combobox')
  const late = page.waitForRequest(/signs\?q=casa$/)
  await page.keyboard.type('casa')
  await late
  await header(page).fill('gato')
  await expect(options(page).first()).toContainText('GATO')
  await page.waitForTimeout(1800)
  await expect(options(page).first()).toContainText('GATO')
})

test('whoever saves data gets no index: the server answers, without pictures [PUB-07]', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched = requestsOf(page, indexFile)
  await open(page, '/pt/faqs')
  await page.waitForTimeout(1500)
  await expect(header(page)).toHaveRole('searchbox')
  await header(page).focus()
  await page.keyboard.type('gato')
  await expect(options(page).first()).toContainText('GATO')
  await expect(list(page).locator('img')).toHaveCount(0)
  expect(fetched).toEqual([])
})

test('when neither index nor server can be had nothing is said, and the form still searches [PUB-07]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await page.route(/\/api\/search-index\//, (route) => route.abort())
  await open(page, '/pt/faqs')
  await header(page).focus()
  await expect(header(page)).toHaveRole('combobox')
  await page.keyboard.type('gato')
  await page.waitForTimeout(800)
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.locator('main a[href*="/signs/view/"]').first()).toHaveText('GATO')
})

test('what was typed before the page was taken over is kept and answered [PUB-07]', async ({ page }) => {
  await page.goto('/pt/faqs', { waitUntil: 'commit' })
  await header(page).fill('gato')
  await waitForHydration(page)
  await expect(header(page)).toHaveValue('gato')
  await expect(options(page).first()).toContainText('GATO')
})

test('what is typed in the moment in which the box begins to name signs is answered [PUB-07]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const box = document.querySelector<HTMLInputElement>('header input[role=combobox]')
      if (!box) return
      watch.disconnect()
      box.focus()
      document.execCommand('insertText', false, 'gato')
    }).observe(document, { subtree: true, attributeFilter: ['role'] })
  })
  await page.goto('/pt/faqs')
  await expect(header(page)).toHaveValue('gato')
  await expect(options(page).first()).toContainText('GATO')
})

for (const [locale, width] of [
  ['pt', 1280],
  ['pt', 320],
  ['de', 1280],
  ['de', 320],
] as const)
  test(`the open list passes axe under /${locale} at ${width} px [UIX-03] [PUB-07]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const [path, where] of [
      ['/faqs', 'banner'],
      ['', 'main'],
    ] as const) {
      await open(page, `/${locale}${path}`)
      const box = page.getByRole(where).locator('input[name=q]')
      await box.focus()
      await expect(box).toHaveRole('combobox')
      await page.keyboard.type('as')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('listbox').locator('img').first()).toBeVisible()
      await audit(`${path} with its list`)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form that leads to the word search [PUB-07]', async ({ page }) => {
    await page.goto('/pt/faqs')
    await expect(header(page)).toHaveRole('searchbox')
    await header(page).fill('gato')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
    await expect(page.locator('main a[href*="/signs/view/"]').first()).toHaveText('GATO')
  })
})

test('a language that cannot be fetched marks the switcher and changes nothing; once it can, the mark goes [ERR-04]', async ({
  page,
  context,
  expectError,
  audit,
}) => {
  expectError('Failed to load resource')
  await open(page, '/pt/search-signs/words?q=casa')
  const switcher = page.getByRole('banner').locator('details')
  const mark = page.getByRole('img', { name: pt('ui:language.failed', { language: 'Deutsch' }) })
  const choose = async (language: string) => {
    await switcher.locator('summary').click()
    await switcher.getByRole('link', { name: language }).click()
  }
  await expect(mark).toHaveCount(0)
  await page.route('**/messages/de-*', (route) => route.abort())
  await choose('Deutsch')
  await expect(mark.first()).toBeVisible()
  await expect(switcher.locator('summary')).toBeFocused()
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=casa$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: pt('search:words.title') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status', { name: pt('ui:toast.label') })).toBeEmpty()
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')).toBeUndefined()
  await switcher.locator('summary').click()
  await expect(mark).toHaveCount(2)
  await audit('with the mark')
  await page.keyboard.press('Escape')

  await page.unroute('**/messages/de-*')
  await choose('Deutsch')
  await expect(page).toHaveURL(/\/de\/search-signs\/words\?q=casa$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('banner').locator('summary img, summary [role=img]')).toHaveCount(0)
})

test('the messages fetched before a change of language are those that the page then names [ERR-04] [PUB-02]', async ({
  page,
}) => {
  const fetched = requestsOf(page, /\/messages\/de-/)
  await open(page, '/pt/faqs')
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const named = await page
    .locator('link[data-messages]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(new Set(fetched.map((request) => request.url()))).toEqual(
    new Set(named.filter((address) => address.includes('/messages/de-'))),
  )
})
