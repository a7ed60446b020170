import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import { expect, open, test } from './fixtures.ts'
import { shownText } from './page-html.ts'
import { horizontalOverflow, signCards, tabTo } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/handshape'
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
const facetLink = (page: Page, label: string, name: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: new RegExp(`^${name}`) })
const results = (page: Page) => page.getByRole('region', { name: pt('search:results') })
const cards = (page: Page) => signCards(results(page))
const resultStatus = (page: Page) => results(page).getByRole('status')
const nearHands = (page: Page) =>
  page.getByRole('navigation', { name: pt('handshapes:signs.near') }).getByRole('link')
const chips = (page: Page) =>
  page.getByRole('list', { name: pt('search:filter.chosen') }).getByRole('listitem')
/** The number of results as the page shows it. */
const resultCount = async (page: Page) => Number((await resultStatus(page).textContent())?.match(/\d+/)?.[0])
/** The number of signs that a link announces. */
const expectedCount = async (link: ReturnType<typeof handLink>) =>
  Number((await link.textContent())?.match(/(\d+) sina/)?.[1])

async function openHandshape(page: Page, value: string, query = ''): Promise<void> {
  await open(page, `${searchPath}/signs/${value}${query}`)
}

test('a sign is found by handshape and location in three clicks; the keyboard alone is enough as well [PUB-09] [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, searchPath)
  await handLink(page, 'flat-hand').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  await audit('the signs of a handshape')

  const count = await expectedCount(locationLink(page, 'head'))
  await locationLink(page, 'head').click()
  await expect(chips(page)).toHaveText([new RegExp(location('head'))])
  await expect(cards(page)).toHaveCount(count)
  await expect(cards(page).first()).toBeInViewport()
  await audit('the signs of a handshape at a location')

  await cards(page)
    .filter({ hasText: /^COMER$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'COMER' })).toBeVisible()

  const choose = async (link: ReturnType<typeof handLink>) => {
    await tabTo(page, link)
    await page.keyboard.press('Enter')
  }
  await open(page, searchPath)
  await choose(handLink(page, 'flat-hand'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  await choose(locationLink(page, 'head'))
  await expect(chips(page)).toHaveCount(1)
  await choose(cards(page).filter({ hasText: /^COMER$/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'COMER' })).toBeVisible()
})

test('all used handshapes are on the first screen of a wide window, grouped in families with symbol and count; unused ones are only in the complete list, behind a switch [PUB-09] [D39]', async ({
  page,
  audit,
}) => {
  const handFiles: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/hands/')) handFiles.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, searchPath)
  const hands = main(page).locator('a[href*="/handshape/signs/"]')
  expect(await hands.count()).toBeGreaterThan(20)
  await expect(hands.last()).toBeInViewport({ ratio: 1 })
  const family = page.getByRole('list', { name: hand('flat-hand') })
  await expect(
    family.getByRole('link', { name: new RegExp(`^${hand('b-hand')} ?: \\d+ sina`) }),
  ).toBeVisible()
  await expect(handLink(page, 'thumb')).toHaveCount(0)
  await expect(main(page).getByText(hand('thumb'), { exact: true })).toHaveCount(0)
  await audit('used')

  const showAll = pt('handBuilder:showAll', { count: 7 }).split('7')
  await page.getByRole('link', { name: new RegExp(`${showAll[0]}\\d+${showAll[1]}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('handshapes:all.title') })).toBeVisible()
  await expect(handLink(page, 'flat-hand')).toBeVisible()
  await expect(main(page).getByText(hand('thumb'), { exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: pt('handshapes:all.alsoUnused') }).click()
  await expect(page.getByRole('link', { name: pt('handshapes:all.onlyUsed') })).toBeVisible()
  for (const { texts } of handshapes)
    await expect(main(page).getByText(texts.pt, { exact: true }), texts.pt).toHaveCount(1)
  await expect(main(page).getByText(hand('thumb'), { exact: true }).locator('..')).toContainText(
    pt('handshapes:all.unused'),
  )
  await expect(handLink(page, 'thumb')).toHaveCount(0)
  await expect(handLink(page, 'flat-hand')).toBeVisible()
  await audit('all')
  expect(handFiles.length).toBeLessThan(12)
})

const namesSwitch = (page: Page) => main(page).getByRole('switch', { name: pt('handBuilder:names') })
/** The head of a family that is only for screen readers is one pixel high. */
const isReadable = async (heading: Locator) =>
  ((await heading.locator('xpath=..').boundingBox())?.height ?? 0) > 10

test('names of families are switched on, remembered and switched off [PUB-09] [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, searchPath)
  const family = main(page).getByRole('heading', { level: 3, name: hand('flat-hand') })
  const names = namesSwitch(page)
  await expect(names).toHaveAttribute('aria-checked', 'false')
  expect(await isReadable(family)).toBe(false)
  await tabTo(page, names)
  await page.keyboard.press('Space')
  await expect(names).toHaveAttribute('aria-checked', 'true')
  await expect(page).toHaveURL(new RegExp(`${searchPath}$`))
  await expect.poll(() => isReadable(family)).toBe(true)
  await audit('with names')

  await open(page, searchPath)
  await expect(names).toHaveAttribute('aria-checked', 'true')
  await names.click()
  await expect(names).toHaveAttribute('aria-checked', 'false')
  await expect.poll(() => isReadable(family)).toBe(false)
})

test('the head of a family finds the whole family, or this handshape alone on request; results are limited to the dominant or the nondominant hand, with the count of each [PUB-09]', async ({
  page,
}) => {
  await openHandshape(page, 'b-hand')
  const scope = pt('handshapes:signs.scope')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('b-hand'))
  await expect(page.getByRole('navigation', { name: scope })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: pt('handshapes:signs.trail') })
    .getByText(hand('flat-hand'))
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hand('flat-hand'))
  const onlyThis = facetLink(page, scope, pt('handshapes:signs.only'))
  const ownCount = await expectedCount(onlyThis)
  const familyCount = await resultCount(page)
  expect(ownCount).toBeLessThan(familyCount)
  await onlyThis.click()
  await expect(page).toHaveURL(/\?only=1$/)
  await expect(onlyThis).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => resultCount(page)).toBe(ownCount)
  await page.goBack()
  await expect.poll(() => resultCount(page)).toBe(familyCount)

  const counts: number[] = []
  for (const name of [
    pt('handshapes:signs.either'),
    pt('properties:handshape_dominant'),
    pt('properties:handshape_nondominant'),
  ]) {
    const link = facetLink(page, pt('handshapes:signs.hand'), name)
    const count = await expectedCount(link)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(resultStatus(page)).toContainText(new RegExp(`^${count} sina`))
    counts.push(count)
  }
  expect(counts[0]).toBe(familyCount)
  expect(counts[1]).toBeLessThan(familyCount)
  expect(counts[2]).toBeLessThan(familyCount)
  await expect(page).toHaveURL(/\?hand=other$/)
})

test('a word is searched within the signs of a handshape, and the other filters are kept; the search continues in the category search with the same filters; similar handshapes keep the chosen location [PUB-09]', async ({
  page,
}) => {
  await openHandshape(page, 'flat-hand', '?hand=dominant&location=head')
  const box = main(page).getByRole('searchbox')
  await box.fill('comer')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?hand=dominant&location=head&q=comer/)
  await expect(cards(page)).toHaveText(['COMER'])
  await page.getByLabel(pt('search:order.label')).selectOption('recent')
  await expect(page).toHaveURL(/q=comer&order=recent/)
  await expect(chips(page)).toHaveCount(1)

  await openHandshape(page, 'flat-hand', '?location=head')
  const found = await resultCount(page)
  const address = '/pt/search-signs/category?handshape=flat-hand&location=head'
  await expect(page.getByRole('link', { name: pt('handshapes:signs.further') })).toHaveAttribute(
    'href',
    address,
  )
  const results = await page.request.get(address.replace('?', '/search-result?'))
  expect(shownText(await results.text())).toContain(pt('search:found', { count: found }))

  const near = nearHands(page).first()
  await expect(near.locator('svg use')).toHaveAttribute('href', /^\/hands\/.*#[0-9a-z]{6}$/)
  const count = await expectedCount(near)
  await near.click()
  await expect(page).toHaveURL(/\/signs\/\d+\?location=head$/)
  await expect(chips(page)).toHaveText([new RegExp(location('head'))])
  await expect.poll(() => resultCount(page)).toBe(count)
})

test('an unused handshape says so and offers similar ones [PUB-09]', async ({ page, audit }) => {
  await openHandshape(page, 'thumb-between')
  await expect(page.getByRole('heading', { level: 2, name: pt('handshapes:signs.none') })).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveCount(0)
  await audit()
  await nearHands(page).first().click()
  await expect(cards(page).first()).toBeVisible()
})

test('the address of a handshape accepts its id and its value, and nothing else [PUB-09]', async ({
  request,
}) => {
  const address = (await request.get(`${searchPath}/signs/flat-hand?hand=other`)).url()
  expect(address).toMatch(/\/signs\/\d+\?hand=other$/)
  const id = address.match(/signs\/(\d+)/)?.[1]
  const status = async (path: string) => (await request.get(`${searchPath}/signs/${path}`)).status()
  expect(await status(`${id}`)).toBe(200)
  for (const unknownName of ['0', '00', `0${id}`, `${id}x`, 'head', '999999', '1e2', '%00', 'fist%27--'])
    expect(await status(unknownName), unknownName).toBe(404)
  for (const query of ['hand=third', 'only=2', 'location=nowhere', `location=${'head,'.repeat(3)}x`])
    expect(await status(`${id}?${query}`), query).toBe(200)

  const note = shownText(await (await request.get(`${searchPath}/signs/${id}?hand=third`)).text())
  expect(note).toContain('third')
})

test('the pages fit 320 px, and a choice scrolls into view; the first signs of a handshape are on the first screen of a phone, with their hand to turn [PUB-09] [UIX-03] [D36]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of ['', '/view-all', '/signs/flat-hand']) {
    await open(page, `${searchPath}${path}`)
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(cards(page).first()).toBeInViewport()
  await expect(page.getByRole('slider', { name: pt('handshapes:turn.label') })).toBeInViewport()
  await expect(main(page).getByRole('searchbox')).toBeHidden()

  await page.setViewportSize({ width: 320, height: 800 })
  await main(page)
    .getByRole('link', { name: pt('search:filter.title') })
    .click()
  // The sheet is closed before the results of the choice have come.
  const closed = Promise.withResolvers<void>()
  await page.route(/[.]data[?].*location=/, async (route) => {
    await closed.promise
    await route.continue()
  })
  await locationLink(page, 'head').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mostrar \d/ })
    .click()
  closed.resolve()
  await expect(chips(page).first()).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sign is found by handshape, location and word; names of families are switched on by a link and off again [PUB-09]', async ({
    page,
  }) => {
    await page.goto(searchPath)
    await namesSwitch(page).click()
    await expect(page).toHaveURL(/handshape\?names=1$/)
    await expect(namesSwitch(page)).toHaveAttribute('aria-checked', 'true')
    await expect
      .poll(() => isReadable(main(page).getByRole('heading', { level: 3, name: hand('flat-hand') })))
      .toBe(true)
    await namesSwitch(page).click()
    await expect(page).toHaveURL(new RegExp(`${searchPath}$`))

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
