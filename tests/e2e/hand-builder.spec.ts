import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { expect, open, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { hasFocus, horizontalOverflow, signCards, tabTo } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/handshape'
const nameOf = (value: string) => handshapes.find((one) => one.value === value)?.texts.pt ?? `no ${value}`

type FingerName = 'thumb' | 'index' | 'middle' | 'ring' | 'little'
const builder = (page: Page) => page.getByRole('region', { name: pt('handBuilder:build') })
const finger = (page: Page, name: FingerName) =>
  builder(page).getByRole('link', { name: pt(`handBuilder:finger.${name}`), exact: true })
const row = (page: Page, name: 'joints' | 'spreading' | 'thumb') =>
  builder(page).getByRole('group', { name: pt(`handBuilder:row.${name}`) })
const option = (page: Page, label: string) => builder(page).getByRole('link', { name: label, exact: true })
const answer = (page: Page) => page.getByRole('main').getByRole('status').first()
const count = (found: number) => pt('handBuilder:fitting', { count: found })
const fitting = (page: Page) =>
  page.getByRole('list', { name: /configuraç(ão|ões) de mão combina/ }).getByRole('link')
/** The number of signs with the handshapes that fit, as the page shows it. */
const totalOfSigns = async (page: Page) =>
  Number(
    (await page.getByRole('heading', { name: /sina(l|is) com estas configurações/ }).textContent())?.match(
      /\d+/,
    )?.[0],
  )
const near = (page: Page) =>
  page.getByRole('region', { name: pt('handBuilder:near.title') }).getByRole('link')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the Y hand is found in three taps [PUB-09]', async ({ page }) => {
    await open(page, searchPath)
    await finger(page, 'thumb').tap()
    await expect(finger(page, 'thumb')).toHaveAttribute('aria-current', 'true')
    await finger(page, 'little').tap()
    await expect(answer(page)).toHaveText(count(1))
    await expect(builder(page).getByRole('link', { name: count(1) })).toBeInViewport()
    await expect(fitting(page).first()).toContainText(nameOf('y-hand'))
    await fitting(page).first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf('y-hand'))
    await expect(signCards(page).first()).toBeVisible()
  })
})

test('the whole finger can be pressed; each choice narrows the handshapes, and the signs with them appear at once; a choice that no handshape has is grey and no link; a choice is undone by the way back, all of them by one link [PUB-09]', async ({
  page,
  audit,
}) => {
  await open(page, searchPath)
  await finger(page, 'index').click()
  const box = await finger(page, 'middle').locator('svg path').first().boundingBox()
  if (!box) throw new Error('The finger has no region')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.7)
  await expect(finger(page, 'middle')).toHaveAttribute('aria-current', 'true')
  await option(page, pt('handBuilder:joints.straight')).click()
  await expect(answer(page)).toHaveText(count(4))
  await expect(fitting(page).first()).toContainText(nameOf('v-hand'))
  await expect(signCards(page)).toHaveCount(Math.min(12, await totalOfSigns(page)))
  await audit('three choices')

  const thumb = row(page, 'thumb')
  await expect(option(page, pt('handBuilder:thumb.under'))).toHaveCount(0)
  await expect(thumb.getByRole('listitem').filter({ hasText: pt('handBuilder:thumb.under') })).toContainText(
    pt('handBuilder:unavailable'),
  )
  await expect(
    thumb.getByRole('listitem').filter({ hasText: pt('handBuilder:thumb.between') }),
  ).not.toContainText(pt('handBuilder:unavailable'))
  await expect(near(page).first()).toContainText('também o anelar')

  await option(page, pt('handBuilder:spreading.together')).click()
  await expect(answer(page)).toHaveText(count(1))
  await expect(fitting(page)).toContainText([nameOf('u-hand')])
  await expect(page).toHaveURL(`${searchPath}?finger=index&finger=middle&joints=straight&spreading=together`)
  await page.goBack()
  await expect(answer(page)).toHaveText(count(4))
  await builder(page)
    .getByRole('link', { name: pt('handBuilder:clear') })
    .click()
  await expect(answer(page)).toContainText(/configurações de mão com sinais/)
  await expect(page).toHaveURL(new RegExp(`${searchPath}\\??$`))
})

test('where no handshape fits, nearly equal ones are offered; all signs with the chosen handshapes open in the category search [PUB-09]', async ({
  page,
}) => {
  await open(page, `${searchPath}?finger=index&finger=middle&joints=curved&spreading=crossed`)
  await expect(answer(page)).toHaveText(pt('handBuilder:noneFits'))
  await expect(page.getByText(pt('handBuilder:near.text'))).toBeVisible()
  await near(page).first().click()
  await expect(page).toHaveURL(/handshape\/signs\/\d+/)

  await open(page, `${searchPath}?finger=index&joints=straight`)
  const total = await totalOfSigns(page)
  await page.getByRole('link', { name: pt('handBuilder:seeAllSigns') }).click()
  await expect(page.getByRole('region', { name: pt('search:results') }).getByRole('status')).toContainText(
    new RegExp(`^${total} sina`),
  )
})

test('a handshape is built for the category search and becomes its filter [PUB-10]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/search-signs/category?location=head&category=handshape_dominant')
  await page.getByRole('link', { name: pt('categories:buildHand') }).click()
  const note = pt('handBuilder:target', { filter: pt('properties:handshape_dominant') })
  await expect(page.getByRole('main').getByText(note)).toBeVisible()
  await finger(page, 'thumb').click()
  await finger(page, 'little').click()
  await expect(answer(page)).toHaveText(count(1))
  await audit('for the category search')
  await fitting(page).first().click()
  await expect(page).toHaveURL(
    '/pt/search-signs/category?location=head&category=handshape_dominant&handshape_dominant=y-hand',
  )
  await expect(page.getByRole('list', { name: pt('search:filter.chosen') })).toContainText(nameOf('y-hand'))
})

test('an address with unknown or contradictory parts shows the rest and a note [PUB-09] [D34]', async ({
  page,
}) => {
  await open(page, `${searchPath}?finger=index&finger=tail&joints=straight&spreading=crossed&colour=red`)
  for (const part of ['tail', 'crossed', 'colour'])
    await expect(page.getByText(new RegExp(part))).toBeVisible()
  await expect(finger(page, 'index')).toHaveAttribute('aria-current', 'true')
  await expect(option(page, pt('handBuilder:joints.straight'))).toHaveAttribute('aria-current', 'true')
  await expect(fitting(page).first()).toContainText(nameOf('index'))

  await page.goto(`${searchPath}?${'finger=x&'.repeat(500)}thumb=${'y'.repeat(2000)}`)
  await expect(answer(page)).toContainText(/configurações de mão com sinais/)
})

test('the keyboard alone builds a hand, and the focus stays where it is [PUB-09] [UIX-03]', async ({
  page,
}) => {
  await open(page, searchPath)
  await tabTo(page, finger(page, 'index'))
  await page.keyboard.press('Enter')
  await expect(finger(page, 'index')).toHaveAttribute('aria-current', 'true')
  expect(await hasFocus(finger(page, 'index'))).toBe(true)
  const hooked = option(page, pt('handBuilder:joints.hooked'))
  await tabTo(page, hooked)
  await page.keyboard.press('Enter')
  await expect(hooked).toHaveAttribute('aria-current', 'true')
  expect(await hasFocus(hooked)).toBe(true)
  await expect(fitting(page).first()).toContainText(/gancho/)
})

test('on a phone the rows are folded until a finger is chosen; every target is large enough; the page fits 320 px, dark and with forced colours, with and without choices [PUB-09] [UIX-03]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, searchPath)
  await expect(row(page, 'joints')).toBeHidden()
  await finger(page, 'index').click()
  await expect(row(page, 'joints')).toBeVisible()
  await expect(row(page, 'thumb')).toBeHidden()
  await builder(page).getByText(pt('handBuilder:moreBesides')).click()
  await expect(row(page, 'thumb')).toBeVisible()
  // All at one moment: a row that opens later replaces links.
  const targets = await builder(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return { text: link.textContent, size: Math.min(width, height) }
      }),
    )
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter(({ size }) => size < 44)).toEqual([])
  await audit('a finger chosen, 360 px')

  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await finger(page, 'middle').click()
  await option(page, pt('handBuilder:thumb.extended')).click()
  await expect(page).toHaveURL(/finger=index&finger=middle&thumb=extended$/)
  await expect(option(page, pt('handBuilder:thumb.extended'))).toHaveAttribute('aria-current', 'true')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('dark')
  await builder(page)
    .getByRole('link', { name: pt('handBuilder:clear') })
    .click()
  await expect(answer(page)).toContainText(/configurações de mão com sinais/)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await follow(page, `${searchPath}?joints=closed&thumb=touching`)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('forced colours')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a hand is built by links, and its signs are found [PUB-09]', async ({ page }) => {
    await page.goto(searchPath)
    await finger(page, 'thumb').click()
    await finger(page, 'little').click()
    await option(page, pt('handBuilder:joints.straight')).click()
    await expect(answer(page)).toHaveText(count(1))
    await expect(fitting(page)).toContainText([nameOf('y-hand')])
    await expect(signCards(page).first()).toBeVisible()
    await finger(page, 'thumb').click()
    await expect(finger(page, 'thumb')).not.toHaveAttribute('aria-current')
    await expect(fitting(page).filter({ hasText: nameOf('little') })).toBeVisible()
  })
})
