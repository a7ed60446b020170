import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import { expect, open, test } from './fixtures.ts'
import { hasFocus, horizontalOverflow, signCards, tabTo } from './site-parts.ts'

const pt = translator('pt')
const wordsPath = '/pt/search-signs/words'
const phone = { width: 360, height: 740 }

const results = (page: Page) => page.getByRole('region', { name: pt('search:results') })
const cards = (page: Page) => signCards(results(page))
const answer = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = (page: Page) => page.getByRole('dialog', { name: pt('search:filter.title') })
const filterButton = (page: Page) =>
  results(page).getByRole('link', { name: new RegExp(`^${pt('search:filter.title')}`) })
const chips = (page: Page) =>
  results(page)
    .getByRole('list', { name: pt('search:filter.chosen') })
    .getByRole('listitem')
const areaName = (value: string) => areas.find((entry) => entry.value === value)?.texts.pt ?? `no ${value}`
const area = (page: Page, value: string) =>
  page
    .getByRole('list', { name: pt('properties:location'), exact: true })
    .getByRole('link', { name: new RegExp(`^${areaName(value)} ?,`) })
/** The shape of an area on the drawing of the body, which is part of its link. */
const shape = (page: Page, value: string) => area(page, value).locator('path').first()
const countOf = async (page: Page, value: string) =>
  Number((await area(page, value).textContent())?.match(/, (\d+) sina/)?.[1])
const top = async (page: Page) => (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY

/** The page behind the sheet is out of reach of the Tab key. */
async function expectFocusWithinSheet(page: Page): Promise<void> {
  const reached = new Set<boolean>()
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      }),
    )
  }
  expect([...reached]).toEqual([true])
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the first results are on the first screen, in two columns, and 24 of them are at most 4,500 px high; the letters stand in one row, and the chosen one is in sight [PUB-07] [UIX-01]', async ({
    page,
  }) => {
    for (const path of [
      `${wordsPath}?q=ca`,
      '/pt/search-signs/view-all',
      '/pt/search-signs/category/search-result?location=head',
      '/pt/search-signs/handshape/signs/flat-hand',
    ]) {
      await open(page, path)
      expect(await top(page), path).toBeLessThan(phone.height)
      const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()))
      expect(second?.y, path).toBe(first?.y)
      expect(second?.x, path).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(4500)
    }
    await open(page, '/pt/search-signs/view-all?letter=T')
    const letters = page.getByRole('navigation', { name: pt('ui:letters.label') })
    await expect(letters.getByRole('link', { name: 'T', exact: true })).toBeInViewport({ ratio: 1 })
    expect((await letters.boundingBox())?.height).toBeLessThan(60)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })

  test('the back button closes the sheet of filters and stays on the page; filters are chosen in it with the number of signs, and the keyboard reaches and leaves it; kind of search and order are in it, and it stays open while they change [PUB-07] [PUB-10]', async ({
    page,
    audit,
  }) => {
    await open(page, `${wordsPath}?q=a`)
    await filterButton(page).click()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/words\?q=a$/)
    await expect.poll(() => hasFocus(filterButton(page))).toBe(true)
    await filterButton(page).click()
    await sheet(page)
      .getByRole('button', { name: /^Mostrar/ })
      .click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/words\?q=a$/)

    await answer(page).click()
    await tabTo(page, filterButton(page))
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeVisible()
    await expect(page).toHaveURL(/q=a#filters$/)
    await audit('the sheet')

    const count = await countOf(page, 'head')
    await area(page, 'head').focus()
    await page.keyboard.press('Enter')
    await expect(area(page, 'head')).toHaveAttribute('aria-current', 'true')
    await expect(area(page, 'head')).toBeFocused()
    const show = sheet(page).getByRole('button', { name: pt('search:filter.show', { count }) })
    await expect(show).toBeVisible()

    const onBody = await shape(page, 'head').boundingBox()
    expect(Math.min(onBody?.width ?? 0, onBody?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await shape(page, 'head').click()
    await expect(page).toHaveURL(/words\?q=a#filters$/)
    await shape(page, 'head').click()
    await expect(area(page, 'head')).toHaveAttribute('aria-current', 'true')
    await expectFocusWithinSheet(page)

    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/words\?location=head&q=a$/)
    await expect.poll(() => hasFocus(filterButton(page))).toBe(true)
    await expect(filterButton(page)).toContainText('1')
    await expect(chips(page)).toHaveCount(1)
    await expect(answer(page)).toHaveText(pt('search:answer', { count, q: 'a' }))

    await filterButton(page).click()
    await sheet(page).getByText(pt('search:type.starts'), { exact: true }).click()
    await expect(page).toHaveURL(/type=starts#filters$/)
    await sheet(page).getByLabel(pt('search:order.label')).selectOption('alphabetical')
    await expect(page).toHaveURL(/order=alphabetical#filters$/)
    await expect(sheet(page)).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the filters follow the results, the button leads to them, and a choice narrows the results [PUB-07] [PUB-10]', async ({
      page,
    }) => {
      await page.goto(`${wordsPath}?q=a`)
      const last = await cards(page).last().boundingBox()
      const filters = await area(page, 'head').boundingBox()
      expect(filters?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
      await filterButton(page).click()
      await expect(area(page, 'head')).toBeInViewport()
      const count = await countOf(page, 'head')
      await shape(page, 'head').click()
      await expect(page).toHaveURL(/location=head&q=a$/)
      await expect(answer(page)).toHaveText(pt('search:answer', { count, q: 'a' }))
      await page.getByLabel(pt('search:order.label')).selectOption('alphabetical')
      await page.getByRole('button', { name: pt('search:submit') }).click()
      await expect(page).toHaveURL(/location=head.*order=alphabetical/)
    })
  })
})

test('on a wide screen filters stand beside the results and change them in place, also on the drawing of the body; at 400 % zoom the sheet scrolls as a whole, so head and foot leave room for the filters [PUB-07] [PUB-10] [UIX-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${wordsPath}?q=a`)
  await expect(filterButton(page)).toBeHidden()
  const count = await countOf(page, 'head')
  await area(page, 'head').click()
  await expect(page).toHaveURL(/\/words\?location=head&q=a$/)
  await expect(answer(page)).toHaveText(pt('search:answer', { count, q: 'a' }))
  await expect(area(page, 'head')).toHaveAttribute('aria-current', 'true')
  await shape(page, 'head').click()
  await expect(page).toHaveURL(/\/words\?q=a$/)
  await shape(page, 'head').click()
  await expect(area(page, 'head')).toHaveAttribute('aria-current', 'true')
  const tops = await Promise.all([0, 1, 2, 3].map(async (at) => (await cards(page).nth(at).boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)

  await page.setViewportSize({ width: 320, height: 256 })
  await filterButton(page).click()
  const show = sheet(page).getByRole('button', { name: /^Mostrar/ })
  await expect(show).not.toBeInViewport()
  await area(page, 'head').scrollIntoViewIfNeeded()
  await expect(area(page, 'head')).toBeInViewport({ ratio: 1 })
  await show.scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport({ ratio: 1 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test('a sign that is missing can be reported with the word; results are printed with pictures and glosses, without this link, navigation and filters, or as sheets of two or four pictures a row or as a list of words, on A4 and Letter [PUB-07] [PUB-06]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.printed = dataset.print
    }
  })
  await open(page, `${wordsPath}?q=a`)
  await expectPlainPrint(page)

  const printAs = async (layout: 'two' | 'four' | 'list') => {
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: pt('search:print.open') }).click()
    await page.getByRole('radio', { name: pt(`search:print.${layout}`) }).check()
    await page.getByRole('button', { name: pt('search:print.button'), exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', layout)
    await page.emulateMedia({ media: 'print' })
  }
  const columns = () =>
    cards(page).evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size,
    )
  const pictures = results(page).getByRole('article').locator('img:visible')
  // A page of the format Letter is shorter.
  for (const [layout, number, formats] of [
    ['two', 2, ['A4', 'Letter']],
    ['four', 4, ['Letter']],
    ['list', 3, ['Letter']],
  ] as const) {
    for (const format of formats) {
      await printAs(layout)
      expect(await columns(), layout).toBe(number)
      if (layout === 'list') await expect(pictures).toHaveCount(0)
      else expect(await pictures.count(), layout).toBeGreaterThan(0)
      await expect(page.getByRole('button', { name: pt('search:print.open') })).toBeHidden()
      await expect(page.getByRole('navigation', { name: pt('ui:pagination.label') })).toBeHidden()
      const pdf = await page.pdf({ format })
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
      // Twelve rows of pictures, at least two of them on a page; six rows, at least two of them.
      expect(pages, `${layout} ${format}`).toBeLessThanOrEqual({ two: 6, four: 3, list: 1 }[layout])
      // Making the document ends printing, and with it the layout.
      await expect(page.locator('html')).not.toHaveAttribute('data-print')
    }
  }
})

/** The results as they are printed without a chosen layout. */
async function expectPlainPrint(page: Page): Promise<void> {
  const tell = results(page).getByRole('link', { name: pt('search:missing.tell') })
  await expect(tell).toHaveAttribute('href', '/pt/contact?missing=a')
  await page.emulateMedia({ media: 'print' })
  await expect(cards(page).first()).toBeVisible()
  for (const part of [
    page.getByRole('searchbox', { name: pt('public:search.label') }),
    page.getByRole('navigation', { name: pt('ui:letters.label') }).getByRole('list'),
    area(page, 'head'),
    tell,
  ])
    await expect(part).toBeHidden()
}

test('results fit windows of 320 to 1280 px in German, in both themes [PUB-07] [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/de/search-signs/words?q=a&location=neutral-space')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await horizontalOverflow(page), `${width}`).toBeLessThanOrEqual(0)
      if ((width === 320 && colorScheme === 'dark') || (width === 1280 && colorScheme === 'light'))
        await audit(`${width} ${colorScheme}`)
    }
  }
})
