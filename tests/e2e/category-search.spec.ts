import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import meanings from '#seeds/lists/semantic-field.json' with { type: 'json' }
import wordClasses from '#seeds/lists/word_class.json' with { type: 'json' }
import { expect, open, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { textsOf } from './page-html.ts'
import { horizontalOverflow, signCards, tabTo } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/category'
const resultPath = `${searchPath}/search-result`
const nameIn = (list: readonly { value: string; texts: { pt: string } }[], value: string) =>
  list.find((entry) => entry.value === value)?.texts.pt ?? `no ${value}`
const hand = (value: string) => nameIn(handshapes, value)
const area = (value: string) => nameIn(areas, value)
const precise = (value: string) => nameIn(preciseLocations, value)
const meaning = (value: string) => nameIn(meanings, value)
const wordClass = (value: string) => nameIn(wordClasses, value)

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: pt('categories:menu') })
const category = (page: Page, name: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${name}(,|$)`) })
const choice = (page: Page, name: string) =>
  main(page)
    .getByRole('link', { name: new RegExp(`^${name} ?, [\\d.]+ sina`) })
    .first()
/** A link of the start page: a picture of a category, or a meaning. */
const startLink = (page: Page, name: string) =>
  main(page).getByRole('link', { name: new RegExp(`^${name} ?(,|:|$)`, 'i') })
const chips = (page: Page) =>
  page.getByRole('list', { name: pt('search:filter.chosen') }).getByRole('listitem')
const showResults = (page: Page) => main(page).getByRole('link', { name: /^Mostrar / })
const cards = (page: Page) => signCards(page.getByRole('region', { name: pt('search:results') }))
const expectedCount = async (link: ReturnType<typeof choice>) =>
  Number((await link.textContent())?.match(/, (\d+) sina/)?.[1])

test('the search starts with pictures of hand, place and movement and with the list of meanings; handshape, location and word class are chosen category by category and lead to the results [PUB-10] [UIX-03]', async ({
  page,
}) => {
  await open(page, searchPath)
  await expect(page.getByRole('heading', { name: pt('categories:select') })).toBeVisible()
  await expectPicturesAtStart(page)
  const people = await expectedCount(startLink(page, meaning('people')))
  await startLink(page, meaning('people')).click()
  await expect(page).toHaveURL(/category=semantic_field_searchable/)
  await expect(main(page).getByRole('status')).toHaveText(pt('categories:fits', { count: people }))
  await expect(choice(page, meaning('people'))).toHaveAttribute('aria-current', 'true')
  await page.goBack()

  await startLink(page, pt('search:filter.hand')).click()
  await expect(page.getByRole('heading', { level: 2, name: pt('search:filter.handshape') })).toBeVisible()
  await expect(main(page).getByText(pt('categories:selectFilter'))).toBeVisible()
  await choice(page, hand('flat-hand')).click()
  await expect(choice(page, hand('flat-hand'))).toHaveAttribute('aria-current', 'true')
  await expectHandsOfOneColour(page)

  await category(page, pt('properties:location')).click()
  const count = await expectedCount(choice(page, area('head')))
  await choice(page, area('head')).click()
  await expect(main(page).getByRole('status')).toHaveText(pt('categories:fits', { count }))
  await expect(showResults(page)).toHaveText(pt('categories:show', { count }))

  await category(page, pt('properties:word_class')).click()
  const nouns = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('noun')).click()
  await expect(chips(page)).toHaveCount(4)
  await showResults(page).click()
  await expect(page).toHaveURL(/search-result\?handshape=flat-hand&location=head&word_class=noun$/)
  await expect(cards(page)).toHaveCount(nouns)
})

/** On a phone and on a wide screen, where no category is listed yet. */
async function expectPicturesAtStart(page: Page): Promise<void> {
  const [hands, place, movement] = [
    startLink(page, pt('search:filter.hand')),
    startLink(page, pt('properties:group.place')),
    startLink(page, pt('properties:group.movement')),
  ]
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const link of [hands, place, movement]) await expect(link.locator('svg').first()).toBeVisible()
    await expect(hands).toHaveAccessibleName(
      new RegExp(`^${pt('search:filter.hand')} ?: ${pt('search:filter.handshape')}$`),
    )
    await expect(category(page, pt('properties:word_class'))).toBeHidden()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  }
}

/** The hand of a chosen handshape has the same colour as the others. */
async function expectHandsOfOneColour(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const inkOf = (link: string) =>
      main(page)
        .locator(`${link} svg:has(use[href^="/hands/"])`)
        .first()
        .evaluate((drawing) => getComputedStyle(drawing).color)
    expect(await inkOf('a[aria-current]'), colorScheme).toBe(await inkOf('li a:not([aria-current])'))
  }
}

test('a location is chosen on the picture of the body, by pointer or by keyboard, and is at least 24 px large there on the smallest phone; a precise location needs its area, and is removed with it; choices made faster than the responses arrive are all applied [PUB-10]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, `${searchPath}?category=location`)
  for (const path of await main(page).getByRole('group').locator('a path').all()) {
    const box = await path.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('a phone')

  await page.setViewportSize({ width: 1280, height: 800 })
  const group = page.getByRole('group', { name: pt('properties:location') })
  const chest = group.getByRole('link', { name: new RegExp(`^${area('chest')} ?, \\d`) })
  await chest.locator('path').first().click()
  await expect(page).toHaveURL(/location=chest/)
  await expect(chest).toHaveAttribute('aria-current', 'true')
  await chest.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/location=chest/)
  await expect(chest).toBeFocused()

  await category(page, pt('properties:location_precise')).click()
  await expect(main(page).getByText(pt('categories:areaFirst'))).toBeVisible()
  await expect(choice(page, precise('nose-tip'))).toHaveCount(0)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/category.data*', async (route) => {
    await released
    await route.continue()
  })
  await choice(page, area('chest')).click()
  await choice(page, area('nose')).click()
  release()
  await expect(page).toHaveURL(/location=chest&(.+&)?location=nose/)
  await expect(chips(page).getByText(area('nose'))).toBeVisible()
  await expect(chips(page).getByText(area('chest'))).toBeVisible()

  await choice(page, precise('nose-tip')).click()
  await expect(page).toHaveURL(/location=chest&location=nose&location_precise=nose-tip/)
  await audit('precise locations')
  await choice(page, area('nose')).click()
  await expect(page).not.toHaveURL(/location_precise=/)
})

test('the counts of a category depend on the choices in other categories, not in its own; a word is combined with the choices and removed again; a category without matching values says so [PUB-10] [PUB-07]', async ({
  page,
  audit,
}) => {
  await open(page, `${searchPath}?category=word_class`)
  const nounCount = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('verb')).click()
  await expect(choice(page, wordClass('verb'))).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => expectedCount(choice(page, wordClass('noun')))).toBe(nounCount)
  await choice(page, wordClass('verb')).click()
  await expect(chips(page)).toHaveCount(0)

  await category(page, pt('properties:location')).click()
  await choice(page, area('head')).click()
  await expect(chips(page)).toHaveCount(1)
  await category(page, pt('properties:word_class')).click()
  await expect.poll(() => expectedCount(choice(page, wordClass('noun')))).toBeLessThan(nounCount)

  await main(page).getByRole('searchbox').fill('comer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=word_class/)
  await expect(showResults(page)).toHaveText(pt('categories:show', { count: 1 }))
  await page.getByRole('link', { name: pt('categories:wordRemove', { q: 'comer' }) }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(chips(page)).toHaveCount(1)

  await category(page, pt('properties:mouth_gesture')).click()
  await main(page).getByRole('searchbox').fill('qqqqzzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: pt('categories:noItems') })).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveText(pt('categories:fitsNone'))
  await audit()
})

test('a choice updates the page in place: no reload, no scrolling, no lost focus [PUB-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, `${searchPath}?category=handshape`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const handshape = choice(page, hand('five-hand'))
  await handshape.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(0)
  await handshape.focus()
  await page.keyboard.press('Enter')
  await expect(handshape).toHaveAttribute('aria-current', 'true')
  await expect(handshape).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - position)).toBeLessThan(120)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.getByRole('link', { name: /^Remover o filtro/ }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(handshape).toHaveAttribute('aria-current', 'true')
})

test('the keyboard alone is enough to choose and to see the results [PUB-10]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, searchPath)
  await tabTo(page, startLink(page, pt('properties:group.place')))
  await page.keyboard.press('Enter')
  await expect(choice(page, area('chest'))).toBeVisible()
  await tabTo(page, choice(page, area('chest')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=chest/)
  await tabTo(page, showResults(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search-result\?location=chest$/)
  await expect(cards(page).first()).toBeVisible()
})

test('a category is added beside the results, which follow its choices [PUB-10]', async ({ page, audit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${resultPath}?location=head`)
  const initialCount = await cards(page).count()
  await main(page).getByText(pt('categories:add')).click()
  await category(page, pt('properties:word_class')).click()
  const nouns = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('noun')).click()
  await expect(page).toHaveURL(/location=head&word_class=noun/)
  await expect(chips(page)).toHaveCount(3)
  const count = page.getByRole('region', { name: pt('search:results') }).getByRole('status')
  await expect(count).toHaveText(pt('search:found', { count: nouns }))
  expect(await cards(page).count()).toBeLessThanOrEqual(initialCount)
  await audit()

  await main(page).getByLabel(pt('search:order.label')).selectOption('alphabetical')
  await expect(page).toHaveURL(/order=alphabetical/)
  await expect(chips(page)).toHaveCount(3)
})

test('the results show all signs, one or none; without an exact result the nearest signs come first and name the difference; on a phone the filters are in a sheet [PUB-10]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, resultPath)
  await expect(cards(page)).toHaveCount(24)
  await audit('all')
  await main(page)
    .getByRole('link', { name: pt('search:filter.title') })
    .click()
  const sheet = page.getByRole('dialog', { name: pt('search:filter.title') })
  await sheet.getByText(pt('categories:add')).click()
  await expect(category(page, pt('properties:word_class'))).toBeVisible()
  await audit('the sheet')

  await open(page, `${resultPath}?location=head&q=comer`)
  await expect(cards(page)).toHaveCount(1)
  await expect(choice(page, area('head'))).not.toBeVisible()
  await audit('one')

  await follow(page, `${resultPath}?handshape=flat-hand&location=nose&word_class=adverb`)
  await expect(page.getByRole('heading', { name: pt('search:none.title') })).toBeVisible()
  await audit('none')
  await page.setViewportSize({ width: 1280, height: 800 })
  const near = page.getByRole('region', { name: pt('search:near.title') })
  const reasons = await near.getByRole('listitem').allTextContents()
  expect(reasons[0]).toContain(pt('differences:fit.but', { other: pt('properties:word_class') }))
  for (const reason of reasons) expect(reason).toMatch(/igual|parecid|semelhan/)
  const row = near.getByRole('listitem').first().locator('span').last()
  expect(await row.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('categories, values, a word and the results work with links and a form [PUB-10]', async ({ page }) => {
    await page.goto(searchPath)
    await main(page).getByText(pt('categories:all')).click()
    await category(page, pt('properties:location')).click()
    await choice(page, area('head')).click()
    await choice(page, area('nose')).click()
    await expect(chips(page)).toHaveCount(3)
    await main(page).getByRole('searchbox').fill('a')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/category=location.*q=a|q=a.*category=location/)
    await showResults(page).click()
    await expect(page).toHaveURL(/search-result\?location=head&location=nose&q=a/)
    await expect(cards(page).first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Remover o filtro/ })
      .first()
      .click()
    await expect(page).toHaveURL(/search-result\?location=nose&q=a/)
  })
})

test('an address with filters that do not exist shows the rest, with a note; too many values are refused [PUB-10] [D34]', async ({
  request,
}) => {
  const many = Array.from({ length: 150 }, (_, at) => `handshape=${at + 1}`).join('&')
  for (const [query, status, hasNote] of [
    ['location=nose&location_precise=heart', 200, true],
    ['location=moon', 200, true],
    ['page=0', 200, true],
    ['page=99999', 200, true],
    [many, 422, false],
    ['location=nose&location=nose&location=nose', 200, false],
    ['repeated_movement=1&repeated_movement=0', 200, false],
    ['category=moon&nonsense=1', 200, true],
    ['utm_source=letter', 200, false],
    ['location_precise=heart', 200, false],
    ['location=head!', 200, false],
  ] as const) {
    for (const path of [searchPath, resultPath]) {
      const response = await request.get(`${path}?${query}`)
      const html = await response.text()
      expect(response.status(), `${path}?${query.slice(0, 60)}`).toBe(status)
      expect(html.includes(pt('search:stale.title')), query.slice(0, 60)).toBe(hasNote)
      if (hasNote) expect(html).toMatch(/<meta name="robots" content="noindex"/)
      expect(html).toContain('<h1')
    }
  }
})

test('the category search is translated into every language [PUB-10] [UIX-04]', async ({ request }) => {
  for (const locale of locales) {
    const html = await (await request.get(`/${locale}/search-signs/category?category=location`)).text()
    const title = translator(locale)('categories:title')
    expect(textsOf(html, 'h1'), locale).toEqual([title])
    expect(textsOf(html, 'title')[0], locale).toContain(title)
  }
})

test('choices and results fit narrow and wide windows, light and dark, and pass axe [PUB-10]', async ({
  page,
  audit,
}) => {
  await open(page, '/de/search-signs/category')
  for (const address of [
    '/de/search-signs/category?category=handshape&handshape=flat-hand',
    '/de/search-signs/category?category=location&location=nose&location_precise=nose-tip',
    '/de/search-signs/category/search-result?location=head&category=handshape',
  ]) {
    await follow(page, address)
    for (const width of [320, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        expect(await horizontalOverflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0)
        // The themes differ in colours, the widths in their layout.
        if ((width === 320 && colorScheme === 'light') || (width === 1280 && colorScheme === 'dark'))
          await audit(`${address} ${width} ${colorScheme}`)
      }
  }
})
