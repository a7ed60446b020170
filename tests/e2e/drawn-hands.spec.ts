import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { openSignOfWord } from './find-sign.ts'
import { expect, open, test } from './fixtures.ts'
import { handshapeWithPicture } from './own-picture.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/handshape'
const main = (page: Page) => page.getByRole('main')
const drawnHands = (page: Page) => main(page).locator('svg:has(use:is([href^="/hands/"], [href^="#hand-"]))')
const symbols = (page: Page) => main(page).locator('svg:has(use[href^="/symbols/"])')
const styleLink = (page: Page, style: 'drawing' | 'symbol') =>
  page
    .getByRole('navigation', { name: pt('handshapes:style.label') })
    .getByRole('link', { name: pt(`handshapes:style.${style}`) })

/** The paths of the files of hands that the page requests from now on. */
function collectHandFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/hands/')) files.push(pathname)
  })
  return files
}

/** The least side of the drawings inside, which is 0 for one that is not loaded. */
const leastSide = (hands: Locator) =>
  hands.locator('use').evaluateAll((uses) =>
    Math.min(
      ...uses.map((use) => {
        const { width, height } = (use as SVGUseElement).getBBox()
        return Math.min(width, height)
      }),
    ),
  )

test('a visitor sees drawn hands on every page of handshapes, loaded in few files [D36] [PUB-09]', async ({
  page,
}) => {
  const files = collectHandFiles(page)
  const browser = await page.context().newCDPSession(page)
  for (const [path, least] of [
    ['/pt', 12],
    [searchPath, 30],
    [`${searchPath}/view-all?unused=show`, 80],
    [`${searchPath}/signs/flat-hand`, 5],
    ['/pt/search-signs/category?category=handshape_dominant&handshape_dominant=flat-hand', 20],
  ] as const) {
    // Each page is the first one of a visit.
    await browser.send('Network.clearBrowserCache')
    files.length = 0
    await open(page, path)
    await expect(drawnHands(page).nth(least - 1)).toBeAttached()
    await expect.poll(() => leastSide(drawnHands(page)), path).toBeGreaterThan(0)
    expect(files.length, path).toBeGreaterThan(0)
    expect(new Set(files).size, path).toBeLessThanOrEqual(8)
    expect(files.length, path).toBe(new Set(files).size)
  }
})

test('the page of a sign shows its drawn hand, and beside it the SignWriting symbol by name [D36] [PUB-13]', async ({
  page,
}) => {
  const files = collectHandFiles(page)
  await openSignOfWord(page, 'queijo')
  const made = page.getByRole('region', { name: pt('signs:howMade') })
  const hand = made.getByRole('definition').filter({ hasText: 'SignWriting S' }).first()
  await expect(hand.locator('use[href^="/hands/"]')).toHaveCount(1)
  await expect(hand.locator('use[href^="/symbols/"]')).toHaveCount(1)
  await expect.poll(() => leastSide(drawnHands(page))).toBeGreaterThan(0)
  expect(new Set(files).size).toBeLessThanOrEqual(3)
})

test('a handshape with features is drawn, and its uploaded picture stands on its own page beside it; the choice of SignWriting is remembered on every handshape page until hands are chosen again [D36] [D39]', async ({
  page,
  audit,
}) => {
  await open(page, `${searchPath}/view-all?unused=show`)
  const tile = main(page).getByText(handshapeWithPicture.name, { exact: true }).locator('..')
  await expect(styleLink(page, 'drawing')).toHaveAttribute('aria-current', 'true')
  await expect(drawnHands(page).and(tile.locator('svg'))).toHaveCount(1)
  await expect(tile.locator('img')).toHaveCount(0)
  await styleLink(page, 'symbol').click()
  await expect(page).toHaveURL(/view-all\?unused=show$/)
  await expect(styleLink(page, 'symbol')).toHaveAttribute('aria-current', 'true')
  await expect(drawnHands(page)).toHaveCount(0)
  await expect(symbols(page).and(tile.locator('svg'))).toHaveCount(1)
  await expect(tile.locator('img')).toHaveCount(0)
  await audit('SignWriting')

  await open(page, `${searchPath}/signs/${handshapeWithPicture.value}`)
  const picture = main(page).getByRole('img', {
    name: pt('handshapes:signs.picture', { name: handshapeWithPicture.name }),
  })
  await expect(picture).toBeVisible()
  await expect(turner(page)).toHaveCount(0)
  await styleLink(page, 'drawing').click()
  await expect(turner(page)).toHaveCount(1)
  await expect(picture).toBeVisible()
  await styleLink(page, 'symbol').click()
  await expect(turner(page)).toHaveCount(0)

  await open(page, `${searchPath}/signs/flat-hand`)
  await expect(drawnHands(page)).toHaveCount(0)
  await expect(symbols(page).nth(3)).toBeAttached()
  await audit('SignWriting of one handshape')
  await styleLink(page, 'drawing').click()
  await expect(symbols(page)).toHaveCount(1)

  await open(page, `${searchPath}/view-all`)
  await expect(styleLink(page, 'drawing')).toHaveAttribute('aria-current', 'true')
  await expect(symbols(page)).toHaveCount(0)
})

const turner = (page: Page) => page.getByRole('group', { name: pt('handshapes:turn.label') })
const slider = (page: Page) => turner(page).getByRole('slider')
const shownView = (page: Page) => turner(page).locator('[data-shown] use')
const viewName = (view: 0 | 1 | 6 | 7) => pt(`handshapes:turn.view.${view}`)

test('a link to SignWriting shows it to everybody, and its page offers hands; a hand is turned from the palm to the back with keys, buttons and by dragging, and says what it shows [D36] [UIX-03]', async ({
  page,
}) => {
  const files = collectHandFiles(page)
  await open(page, `${searchPath}/signs/flat-hand?show=signwriting&location=head`)
  await expect(drawnHands(page)).toHaveCount(0)
  await styleLink(page, 'drawing').click()
  await expect(page).toHaveURL(/\/signs\/\d+\?location=head$/)
  await expect(drawnHands(page).nth(5)).toBeAttached()

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', viewName(0))
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', viewName(1))
  await expect(shownView(page)).toHaveAttribute('href', /turn\.svg#view-1$/)
  await page.keyboard.press('End')
  await expect(shownView(page)).toHaveAttribute('href', /turn\.svg#view-7$/)

  // The slider announces its changes; those of buttons are announced by the status.
  await expect(turner(page).getByRole('status')).toHaveAttribute('aria-live', 'off')
  const next = turner(page).getByRole('button', { name: pt('handshapes:turn.next') })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await turner(page)
    .getByRole('button', { name: pt('handshapes:turn.previous') })
    .click()
  await expect(turner(page).getByRole('status')).toHaveAttribute('aria-live', 'polite')
  await expect(turner(page).getByRole('status')).toHaveText(viewName(6))
  await next.click()
  await expect(turner(page).getByRole('status')).toHaveText(viewName(7))

  const box = await shownView(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 400, y, { steps: 8 })
  await page.mouse.up()
  await expect(shownView(page)).toHaveAttribute('href', /#view-0$/)
  await expect(turner(page).getByRole('status')).toHaveText(viewName(0))
  expect(files.filter((path) => path.endsWith('/turn.svg'))).toHaveLength(1)
})

test('pages of hands fit windows of 320 to 1280 px, and the lines stand out in the dark and with forced colours [D36] [UIX-03]', async ({
  page,
  audit,
}) => {
  for (const path of [`${searchPath}/view-all`, `${searchPath}/signs/flat-hand`]) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    for (const [width, colorScheme, forcedColors] of [
      [320, 'dark', 'none'],
      [768, 'light', 'active'],
      [1280, 'dark', 'active'],
    ] as const) {
      const name = `${path} ${width}`
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
      expect(await horizontalOverflow(page), name).toBeLessThanOrEqual(0)
      const [line, text] = await Promise.all([
        drawnHands(page)
          .first()
          .evaluate((hand) => getComputedStyle(hand).color),
        main(page).evaluate((element) => getComputedStyle(element).color),
      ])
      expect(line, name).toBe(text)
      if (width !== 768) await audit(name)
    }
  }
})

test.describe('without the files of hands', () => {
  test.beforeEach(({ page }) => page.route('/hands/**', (route) => route.abort()))

  for (const javaScriptEnabled of [true, false])
    test.describe(() => {
      test.use({ javaScriptEnabled })

      test(`the first hands of a page are there, ${javaScriptEnabled ? 'with' : 'without'} JavaScript [D36]`, async ({
        page,
        expectError,
      }) => {
        expectError('/hands/')
        for (const [path, least] of [
          ['/pt', 12],
          [searchPath, 13],
          [`${searchPath}/view-all`, 6],
        ] as const) {
          await page.goto(path)
          const inline = main(page).locator('svg:has(use[href^="#hand-"])')
          await expect(inline.nth(least - 1), path).toBeAttached()
          expect(await leastSide(inline), path).toBeGreaterThan(0)
        }
      })
    })
})

test('hands that came with one page are there on the next ones as well [D36]', async ({ page }) => {
  await open(page, '/pt')
  await main(page)
    .getByRole('link', { name: pt('public:hands.all') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${searchPath}$`))
  await expect(page.getByRole('heading', { level: 1, name: pt('handBuilder:title') })).toBeVisible()
  await expect(drawnHands(page).nth(29)).toBeAttached()
  await expect.poll(() => leastSide(drawnHands(page))).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('navigation', { name: pt('public:hands.title') })).toBeVisible()
  await expect.poll(() => leastSide(drawnHands(page))).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('three views of a hand stand side by side; SignWriting is chosen by a link, which the pages of handshapes keep [D36]', async ({
    page,
  }) => {
    await page.goto(`${searchPath}/signs/flat-hand`)
    for (const view of ['palm', 'side', 'back'] as const)
      await expect(
        turner(page)
          .getByText(pt(`handshapes:turn.${view}`), { exact: true })
          .filter({ visible: true }),
      ).toHaveCount(1)
    await expect(turner(page).locator('svg:visible use')).toHaveCount(3)
    await expect(slider(page)).toBeHidden()

    await page.goto(`${searchPath}/view-all`)
    await styleLink(page, 'symbol').click()
    await expect(page).toHaveURL(/view-all\?show=signwriting$/)
    await expect(drawnHands(page)).toHaveCount(0)
    await main(page).getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/signs\/\d+\?show=signwriting$/)
    await expect(drawnHands(page)).toHaveCount(0)
    await page
      .getByRole('navigation', { name: pt('handshapes:signs.near') })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/signs\/\d+\?show=signwriting$/)
    await page.goto(`${searchPath}?show=signwriting`)
    await main(page).locator('a[href*="/handshape/signs/"]').first().click()
    await expect(page).toHaveURL(/signs\/\d+\?(only=1&)?show=signwriting$/)
  })
})
