import type { Page } from '@playwright/test'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import precisePlaces from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import wordClasses from '#seeds/lists/word_class.json' with { type: 'json' }
import { expect, locales, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const search = '/pt/search-signs/category'
const result = `${search}/search-result`
const nameIn = (list: readonly { value: string; texts: { pt: string } }[], value: string) =>
  list.find((entry) => entry.value === value)?.texts.pt ?? `no ${value}`
const hand = (value: string) => nameIn(handshapes, value)
const area = (value: string) => nameIn(areas, value)
const precise = (value: string) => nameIn(precisePlaces, value)
const wordClass = (value: string) => nameIn(wordClasses, value)

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: pt('categories:menu') })
const category = (page: Page, name: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${name}(,|$)`) })
const choice = (page: Page, name: string) =>
  main(page)
    .getByRole('link', { name: new RegExp(`^${name} ?, [\\d.]+ sina`) })
    .first()
const chips = (page: Page) =>
  page.getByRole('list', { name: pt('search:filter.chosen') }).getByRole('listitem')
const show = (page: Page) => main(page).getByRole('link', { name: /^Mostrar / })
const cards = (page: Page) =>
  page.getByRole('region', { name: pt('search:results') }).locator('a[href*="/signs/view/"]')
const expectedCount = async (link: ReturnType<typeof choice>) =>
  Number((await link.textContent())?.match(/, (\d+) sina/)?.[1])

test('who knows hand, place and use of a sign chooses them category by category and is led to it [PUB-10]', async ({
  page,
  audit,
}) => {
  await open(page, search)
  await expect(page.getByRole('heading', { name: pt('categories:select') })).toBeVisible()
  await audit('no category open')

  await category(page, pt('search:filter.handshape')).click()
  await expect(page.getByRole('heading', { level: 2, name: pt('search:filter.handshape') })).toBeVisible()
  await expect(main(page).getByText(pt('categories:selectFilter'))).toBeVisible()
  await choice(page, hand('flat-hand')).click()
  await expect(choice(page, hand('flat-hand'))).toHaveAttribute('aria-current', 'true')
  await audit('hands')

  await category(page, pt('properties:location')).click()
  const count = await expectedCount(choice(page, area('head')))
  await choice(page, area('head')).click()
  await expect(main(page).getByRole('status')).toHaveText(pt('categories:fits', { count }))
  await expect(show(page)).toHaveText(pt('categories:show', { count }))
  await audit('places')

  await category(page, pt('properties:word_class')).click()
  const nouns = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('noun')).click()
  await expect(chips(page)).toHaveCount(4)
  await show(page).click()
  await expect(page).toHaveURL(/search-result\?handshape=flat-hand&location=head&word_class=noun$/)
  await expect(cards(page)).toHaveCount(nouns)
  await audit('results')
})

test('the symbol of a chosen handshape is drawn as that of any other: what is filled in it means something [PUB-10] [UIX-03]', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, `${search}?handshape=flat-hand&category=handshape`)
    const inkOf = (link: string) =>
      main(page)
        .locator(`${link} svg:has(use[href*="/symbols/"])`)
        .first()
        .evaluate((symbol) => getComputedStyle(symbol).color)
    expect(await inkOf('a[aria-current]'), colorScheme).toBe(await inkOf('li a:not([aria-current])'))
  }
})

test('a place is chosen on the drawing of the body, by finger or by key [PUB-10]', async ({ page }) => {
  await open(page, `${search}?category=location`)
  const group = page.getByRole('group', { name: pt('properties:location') })
  const chest = group.getByRole('link', { name: new RegExp(`^${area('chest')} ?,`) })
  await chest.locator('path').first().click()
  await expect(page).toHaveURL(/location=chest/)
  await expect(chest).toHaveAttribute('aria-current', 'true')
  await chest.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/location=chest/)
  await expect(chest).toBeFocused()
})

test('every place to touch is 24 px or more on the smallest phone [PUB-10]', async ({ page, audit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, `${search}?category=location`)
  for (const path of await main(page).getByRole('group').locator('a path').all()) {
    const box = await path.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await audit('a phone')
})

test('the area comes before the precise place, and takes it away again [PUB-10]', async ({ page, audit }) => {
  await open(page, `${search}?category=location_precise`)
  await expect(main(page).getByText(pt('categories:areaFirst'))).toBeVisible()
  await expect(choice(page, precise('nose-tip'))).toHaveCount(0)
  await choice(page, area('chest')).click()
  await choice(page, area('nose')).click()
  await choice(page, precise('nose-tip')).click()
  await expect(page).toHaveURL(/location=chest&location=nose&location_precise=nose-tip/)
  await audit('precise places')
  await choice(page, area('nose')).click()
  await expect(page).not.toHaveURL(/location_precise=/)
})

test('choices made faster than the answers come all count [PUB-10]', async ({ page }) => {
  await open(page, `${search}?category=location`)
  await page.route('**/category.data*', async (route) => {
    await new Promise((later) => setTimeout(later, 600))
    await route.continue()
  })
  await choice(page, area('chest')).click()
  await choice(page, area('nose')).click()
  await expect(page).toHaveURL(/location=chest&(.+&)?location=nose/)
  await expect(chips(page).getByText(area('nose'))).toBeVisible()
  await expect(chips(page).getByText(area('chest'))).toBeVisible()
})

test('the counts of a category follow the choices in the others, not its own [PUB-10]', async ({ page }) => {
  await open(page, `${search}?category=word_class`)
  const all = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('verb')).click()
  await expect(choice(page, wordClass('verb'))).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => expectedCount(choice(page, wordClass('noun')))).toBe(all)

  await open(page, `${search}?category=word_class&location=head`)
  expect(await expectedCount(choice(page, wordClass('noun')))).toBeLessThan(all)
})

test('a choice changes the page where it stands: nothing reloads, moves or loses the focus [PUB-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, `${search}?category=handshape`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const far = choice(page, hand('five-hand'))
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await far.focus()
  await page.keyboard.press('Enter')
  await expect(far).toHaveAttribute('aria-current', 'true')
  await expect(far).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.getByRole('link', { name: /^Remover o filtro/ }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(far).toHaveAttribute('aria-current', 'true')
})

test('all of it is done by keyboard alone [PUB-10]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const tabTo = async (link: ReturnType<typeof choice>) => {
    for (let presses = 0; presses < 120; presses++) {
      if (await link.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way by Tab to ${await link.textContent()}`)
  }
  await open(page, search)
  await tabTo(category(page, pt('properties:location')))
  await page.keyboard.press('Enter')
  await expect(choice(page, area('chest'))).toBeVisible()
  await tabTo(choice(page, area('chest')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=chest/)
  await tabTo(show(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search-result\?location=chest$/)
  await expect(cards(page).first()).toBeVisible()
})

test('a word is joined with what is chosen, and taken away [PUB-10] [PUB-07]', async ({ page }) => {
  await open(page, `${search}?category=location&location=head`)
  await main(page).getByRole('searchbox').fill('comer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=location/)
  await expect(show(page)).toHaveText(pt('categories:show', { count: 1 }))
  await page.getByRole('link', { name: pt('categories:wordRemove', { q: 'comer' }) }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(chips(page)).toHaveCount(1)
})

test('a category in which nothing is left says so [PUB-10]', async ({ page, audit }) => {
  await open(page, `${search}?category=mouth_gesture&q=qqqqzzzz`)
  await expect(page.getByRole('heading', { name: pt('categories:noItems') })).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveText(pt('categories:fitsNone'))
  await audit()
})

test('the results change with the values beside them, and a category is added there [PUB-10]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${result}?location=head`)
  const before = await cards(page).count()
  await main(page).getByText(pt('categories:add')).click()
  await category(page, pt('properties:word_class')).click()
  const nouns = await expectedCount(choice(page, wordClass('noun')))
  await choice(page, wordClass('noun')).click()
  await expect(page).toHaveURL(/location=head&word_class=noun/)
  await expect(chips(page)).toHaveCount(3)
  const count = page.getByRole('region', { name: pt('search:results') }).getByRole('status')
  await expect(count).toHaveText(pt('search:found', { count: nouns }))
  expect(await cards(page).count()).toBeLessThanOrEqual(before)
  await audit()

  await main(page).getByLabel(pt('search:order.label')).selectOption('alphabetical')
  await expect(page).toHaveURL(/order=alphabetical/)
  await expect(chips(page)).toHaveCount(3)
})

test('the same page shows all signs, one, and none; on a phone its filters are a line that opens [PUB-10]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, result)
  await expect(cards(page)).toHaveCount(24)
  const sheet = main(page).locator('summary').first()
  await expect(sheet).toContainText(pt('categories:filters'))
  await sheet.click()
  await expect(main(page).getByText(pt('categories:select'))).toBeVisible()
  await audit('all')

  await open(page, `${result}?location=head&q=comer`)
  await expect(cards(page)).toHaveCount(1)
  await expect(choice(page, area('head'))).not.toBeVisible()
  await audit('one')

  await open(page, `${result}?handshape=flat-hand&location=nose&word_class=adverb&movement_direction=up`)
  await expect(page.getByRole('heading', { name: pt('search:none.title') })).toBeVisible()
  await audit('none')
})

test('where no sign has all, those that have most come first and say what they lack [PUB-10]', async ({
  page,
}) => {
  await open(page, `${result}?handshape=flat-hand&location=nose&word_class=adverb`)
  const near = page.getByRole('region', { name: pt('search:near.title') })
  const reasons = await near.getByRole('listitem').allTextContents()
  expect(reasons[0]).toContain(pt('differences:fit.but', { other: pt('properties:word_class') }))
  for (const reason of reasons) expect(reason).toMatch(/igual|parecid|semelhan/)
  const row = near.getByRole('listitem').first().locator('span').last()
  expect(await row.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('categories, values, a word and the results are reached by links and a form [PUB-10]', async ({
    page,
  }) => {
    await page.goto(search)
    await category(page, pt('properties:location')).click()
    await choice(page, area('head')).click()
    await choice(page, area('nose')).click()
    await expect(chips(page)).toHaveCount(3)
    await main(page).getByRole('searchbox').fill('a')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/category=location.*q=a|q=a.*category=location/)
    await show(page).click()
    await expect(page).toHaveURL(/search-result\?location=head&location=nose&q=a/)
    await expect(cards(page).first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Remover o filtro/ })
      .first()
      .click()
    await expect(page).toHaveURL(/search-result\?location=nose&q=a/)
  })
})

test('an address that cannot be meant says so, and nothing breaks [PUB-10]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  const many = Array.from({ length: 150 }, (_, at) => `handshape=${at + 1}`).join('&')
  for (const [wrong, status] of [
    ['location=nose&location_precise=heart', 422],
    ['location=moon', 422],
    [many, 422],
    ['location=nose&location=nose&location=nose', 200],
    ['repeated_movement=1&repeated_movement=0', 200],
    ['category=moon&nonsense=1', 200],
    ['location_precise=heart', 200],
    ['location=head!', 200],
  ] as const) {
    for (const path of [search, result]) {
      const answer = await page.goto(`${path}?${wrong}`)
      expect(answer?.status(), `${path}?${wrong.slice(0, 60)}`).toBe(status)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

for (const locale of locales) {
  test(`the categories are said in ${locale} [PUB-10] [UIX-04]`, async ({ page, audit }) => {
    const t = translator(locale)
    await open(page, `/${locale}/search-signs/category?category=location`)
    await expect(page.getByRole('heading', { level: 1, name: t('categories:title') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t('categories:title')))
    await audit(locale)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test(`choosing and results stand at ${width} px, ${colorScheme} [PUB-10]`, async ({ page, audit }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const address of [
        '/de/search-signs/category?category=handshape&handshape=flat-hand',
        '/de/search-signs/category?category=location&location=nose&location_precise=nose-tip',
        '/de/search-signs/category/search-result?location=head&category=handshape',
      ]) {
        await open(page, address)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await audit(address)
      }
    })
  }
}
