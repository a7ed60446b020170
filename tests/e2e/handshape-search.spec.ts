import type { Page } from '@playwright/test'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import { expect, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const search = '/pt/search-signs/handshape'
const nameIn = (list: readonly { value: string; texts: { pt: string } }[], value: string) =>
  list.find((entry) => entry.value === value)?.texts.pt ?? `no ${value}`
const hand = (value: string) => nameIn(handshapes, value)
const location = (value: string) => nameIn(areas, value)

const main = (page: Page) => page.getByRole('main')
const handLink = (page: Page, value: string) =>
  main(page).getByRole('link', { name: new RegExp(`^${hand(value)} ?:`) })
const locationLink = (page: Page, value: string) =>
  page
    .getByRole('group', { name: pt('properties:location') })
    .getByRole('link', { name: new RegExp(`^${location(value)} `) })
const way = (page: Page, label: string, name: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: new RegExp(`^${name}`) })
const results = (page: Page) => page.getByRole('region', { name: pt('search:results') })
const cards = (page: Page) => results(page).locator('a[href*="/signs/view/"]')
const resultStatus = (page: Page) => results(page).getByRole('status')
const nearHands = (page: Page) =>
  page.getByRole('navigation', { name: pt('handshapes:signs.near') }).getByRole('link')
const chips = (page: Page) =>
  page.getByRole('list', { name: pt('search:filter.chosen') }).getByRole('listitem')
/** The number of signs that the page says it found. */
const total = async (page: Page) => Number((await resultStatus(page).textContent())?.match(/\d+/)?.[0])
/** The number of signs that a link promises. */
const expectedCount = async (link: ReturnType<typeof handLink>) =>
  Number((await link.textContent())?.match(/(\d+) sina/)?.[1])

async function openHand(page: Page, value: string, query = ''): Promise<void> {
  await open(page, `${search}/signs/${value}${query}`)
}

test('who knows only the hand and the place finds the sign in three choices [PUB-09]', async ({
  page,
  audit,
}) => {
  await open(page, search)
  await handLink(page, 'flat-hand').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  await audit('the signs of a hand')

  const count = await expectedCount(locationLink(page, 'head'))
  await locationLink(page, 'head').click()
  await expect(chips(page)).toHaveText([new RegExp(location('head'))])
  await expect(cards(page)).toHaveCount(count)
  await expect(cards(page).first()).toBeInViewport()
  await audit('the signs of a hand at a place')

  await cards(page)
    .filter({ hasText: /^COMER$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'COMER' })).toBeVisible()
})

test('handshapes stand in their families with symbol and count; without signs they are in the whole list alone [PUB-09]', async ({
  page,
  audit,
}) => {
  const symbols: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/symbols/')) symbols.push(request.url())
  })
  await open(page, search)
  const family = page.getByRole('list', { name: hand('flat-hand') })
  await expect(
    family.getByRole('link', { name: new RegExp(`^${hand('b-hand')} ?: \\d+ sina`) }),
  ).toBeVisible()
  await expect(handLink(page, 'thumb')).toHaveCount(0)
  await expect(main(page).getByText(hand('thumb'), { exact: true })).toHaveCount(0)
  await audit('used')

  await page.getByRole('link', { name: pt('handshapes:all.link') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('handshapes:all.title') })).toBeVisible()
  for (const { texts } of handshapes)
    await expect(main(page).getByText(texts.pt, { exact: true }), texts.pt).toHaveCount(1)
  await expect(main(page).getByText(hand('thumb'), { exact: true }).locator('..')).toContainText(
    pt('handshapes:all.unused'),
  )
  await expect(handLink(page, 'thumb')).toHaveCount(0)
  await expect(handLink(page, 'flat-hand')).toBeVisible()
  await audit('all')
  expect(symbols.length).toBeLessThan(12)
})

test('the symbols of handshapes are drawn [PUB-09]', async ({ page }) => {
  await open(page, search)
  const sizes = await main(page)
    .locator('svg use[href*="/symbols/"]')
    .evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width))
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.every((width) => width > 0)).toBe(true)
})

test('the first of a family means the family, until only this shape is asked for [PUB-09]', async ({
  page,
}) => {
  await openHand(page, 'flat-hand')
  const scope = pt('handshapes:signs.scope')
  const whole = await total(page)
  const only = way(page, scope, pt('handshapes:signs.only'))
  const alone = await expectedCount(only)
  expect(alone).toBeLessThan(whole)
  await only.click()
  await expect(page).toHaveURL(/\?only=1$/)
  await expect(only).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => total(page)).toBe(alone)

  await openHand(page, 'b-hand')
  await expect(page.getByRole('navigation', { name: scope })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: pt('handshapes:signs.trail') })
    .getByText(hand('flat-hand'))
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  await expect.poll(() => total(page)).toBe(whole)
})

test('the dominant hand, the other one or either is asked for, and each says how many it leaves [PUB-09]', async ({
  page,
}) => {
  await openHand(page, 'flat-hand')
  const hands = pt('handshapes:signs.hand')
  const names = [
    pt('handshapes:signs.either'),
    pt('properties:handshape_dominant'),
    pt('properties:handshape_nondominant'),
  ]
  const counts: number[] = []
  for (const name of names) {
    const link = way(page, hands, name)
    const count = await expectedCount(link)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(resultStatus(page)).toContainText(new RegExp(`^${count} sina`))
    counts.push(count)
  }
  expect(counts[1]).toBeLessThan(counts[0] ?? 0)
  expect(counts[2]).toBeLessThan(counts[0] ?? 0)
  await expect(page).toHaveURL(/\?hand=other$/)
})

test('shapes made much alike stand beside the chosen one, and lead on with the same place [PUB-09]', async ({
  page,
}) => {
  await openHand(page, 'flat-hand', '?location=head')
  const near = nearHands(page).first()
  await expect(near.locator('svg use')).toHaveAttribute('href', /#S[0-9a-f]{5}$/)
  const count = await expectedCount(near)
  await near.click()
  await expect(page).toHaveURL(/\/signs\/\d+\?location=head$/)
  await expect(chips(page)).toHaveText([new RegExp(location('head'))])
  await expect.poll(() => total(page)).toBe(count)
})

test('a word is searched among the signs of a hand, with all that is chosen [PUB-09]', async ({ page }) => {
  await openHand(page, 'flat-hand', '?hand=dominant&location=head')
  const box = main(page).getByRole('searchbox')
  await box.fill('comer')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?hand=dominant&location=head&q=comer/)
  await expect(cards(page)).toHaveText(['COMER'])
  await page.getByLabel(pt('search:order.label')).selectOption('recent')
  await expect(page).toHaveURL(/q=comer&order=recent/)
  await expect(chips(page)).toHaveCount(1)
})

test('the same search goes on by category [PUB-09]', async ({ page }) => {
  await openHand(page, 'flat-hand', '?location=head')
  const count = await total(page)
  const further = page.getByRole('link', { name: pt('handshapes:signs.further') })
  await expect(further).toHaveAttribute('href', '/pt/search-signs/category?handshape=flat-hand&location=head')
  await page.goto('/pt/search-signs/category/search-result?handshape=flat-hand&location=head')
  await expect.poll(() => total(page)).toBe(count)
})

test('a handshape that no sign has says so, and offers those made much alike [PUB-09]', async ({
  page,
  audit,
}) => {
  await openHand(page, 'thumb-between')
  await expect(page.getByRole('heading', { level: 2, name: pt('handshapes:signs.none') })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveCount(0)
  await audit()
  await nearHands(page).first().click()
  await expect(cards(page).first()).toBeVisible()
})

test('a handshape is known by its number and by its value, and nothing else is one [PUB-09]', async ({
  page,
  request,
  expectError,
}) => {
  await page.goto(`${search}/signs/flat-hand?hand=other`)
  await expect(page).toHaveURL(/\/signs\/\d+\?hand=other$/)
  const id = page.url().match(/signs\/(\d+)/)?.[1]
  const status = async (path: string) => (await request.get(`${search}/signs/${path}`)).status()
  expect(await status(`${id}`)).toBe(200)
  for (const named of ['0', '00', `0${id}`, `${id}x`, 'head', '999999', '1e2', '%00', 'fist%27--'])
    expect(await status(named), named).toBe(404)
  for (const query of ['hand=third', 'only=2', 'location=nowhere', `location=${'head,'.repeat(3)}x`])
    expect(await status(`${id}?${query}`), query).toBe(422)

  expectError('422')
  await page.goto(`${search}/signs/${id}?hand=third`)
  await expect(page.getByText(/third/)).toBeVisible()
})

test('by keyboard alone one chooses a hand, a place and a sign [PUB-09] [UIX-03]', async ({ page }) => {
  await open(page, search)
  const reach = async (link: ReturnType<typeof handLink>) => {
    for (let presses = 0; presses < 90; presses++) {
      if (await link.evaluate((element) => element === document.activeElement))
        return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    await expect(link).toBeFocused()
  }
  await reach(handLink(page, 'flat-hand'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  await reach(locationLink(page, 'head'))
  await expect(chips(page)).toHaveCount(1)
  await reach(cards(page).filter({ hasText: /^COMER$/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'COMER' })).toBeVisible()
})

test('on a narrow screen nothing is pushed out, and what was chosen comes into view [PUB-09] [UIX-03]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of ['', '/view-all', '/signs/flat-hand']) {
    await open(page, `${search}${path}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
    await audit(`${path} dark 320`)
  }
  await locationLink(page, 'head').click()
  await expect(chips(page).first()).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hand, place, word and sign are chosen all the same [PUB-09]', async ({ page }) => {
    await page.goto(search)
    await handLink(page, 'flat-hand').click()
    await locationLink(page, 'head').click()
    await expect(chips(page)).toHaveCount(1)
    const box = main(page).getByRole('searchbox')
    await box.fill('comer')
    await box.press('Enter')
    await expect(page).toHaveURL(/location=head.*q=comer/)
    await expect(cards(page)).toHaveText(['COMER'])
    await cards(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'COMER' })).toBeVisible()
  })
})
