import type { Page } from '@playwright/test'
import { expect, test, translator } from './fixtures.ts'
import { openSign, signPath } from './sign-page.ts'

const pt = translator('pt')
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test('a sign shows how it is made in pictures: hand, place and movement, each with its words [PUB-13]', async ({
  page,
}) => {
  await openSign(page, 'casa')
  const made = region(page, pt('signs:howMade'))
  for (const group of ['hands', 'place', 'movement'] as const) {
    const part = made
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: pt(`properties:group.${group}`), exact: true }) })
      .last()
    await expect(part.locator('xpath=..').locator('svg').first()).toBeVisible()
    await expect(part.locator('dd')).not.toHaveCount(0)
  }
  // The drawings wear the colours of the page.
  const fills = await made
    .locator('svg[viewBox] > path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
  expect(fills.length).toBeGreaterThan(4)
  expect(fills).not.toContain('rgb(0, 0, 0)')
  // The symbol is drawn from a file of its own.
  const symbol = made.locator('use').first()
  const file = ((await symbol.getAttribute('href')) ?? '').split('#')[0] ?? ''
  expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml')
})

test('a value of its form leads to the signs that have it too, as does "see all" of the same hand [PUB-13]', async ({
  page,
}) => {
  await openSign(page, 'casa')
  const place = region(page, pt('signs:howMade')).locator('a[href*="location="]').first()
  await place.click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/view-all\?location=/)
  await expect(page.locator('main a[href*="/signs/view/"]').first()).toBeVisible()

  await openSign(page, 'casa')
  const alike = region(page, pt('signs:alike.handshapeDominant'))
  const shown = await alike.locator('a[href*="/signs/view/"]').count()
  const all = alike.locator('a[href*="handshape_dominant="]')
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(shown)
  await all.click()
  await expect(page).toHaveURL(/view-all\?handshape_dominant=/)
  await expect(page.locator('main a[href*="/signs/view/"]')).toHaveCount(Math.min(total, 24))
})

test('similar signs stand with their reason; more of them open without JavaScript [PUB-13]', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await signPath(page, 'queijo')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(path)
  const similar = region(plain, pt('signs:similar.title'))
  await expect(similar.locator('article')).toHaveCount(6)
  await expect(similar.getByText(pt('differences:but.movement')).first()).toBeVisible()
  const more = similar.locator('details')
  await expect(more.locator('li').first()).toBeHidden()
  await more.locator('summary').click()
  await expect(more.locator('li').first()).toBeVisible()
  await context.close()
})

test('minimal pairs stand under what differs, with both values, and lead there and back [PUB-13] [SGN-06]', async ({
  page,
}) => {
  await openSign(page, 'queijo')
  const here = new URL(page.url()).pathname
  const pairs = region(page, pt('signs:pairs.title'))
  await expect(
    pairs.getByRole('heading', { level: 3, name: pt('properties:handshape_dominant') }),
  ).toBeVisible()
  const pair = pairs.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'PEDRA' }) })
  await expect(pair.locator('p use')).toHaveCount(2)
  const hands = await pair.locator('p use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
  expect(new Set(hands).size).toBe(2)
  await pair.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'PEDRA' })).toBeVisible()
  await expect(region(page, pt('signs:pairs.title')).locator(`a[href="${here}"]`)).toBeVisible()
})

test('variants stand apart from other relations, with the kind of variation [PUB-13] [SGN-06]', async ({
  page,
}) => {
  await openSign(page, 'pai')
  const variants = region(page, pt('signs:variants'))
  await expect(variants.locator('article').first()).toBeVisible()
  await expect(variants.locator('a[href*="variation="]').first()).toBeVisible()
  await expect(region(page, pt('signs:relation.variant'))).toHaveCount(0)
})

test('beneath each file stands its licence, and the same for programs [PUB-13] [SGN-16]', async ({
  page,
}) => {
  await openSign(page, 'casa')
  const licence = page.locator('main figure a[rel="license"]').first()
  await expect(licence).toBeVisible()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data.subjectOf.license).toBe(await licence.getAttribute('href'))
})

for (const [width, scheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`nothing hinders anybody on a sign’s page at ${width} pixels, ${scheme} [UIX-03]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    for (const word of ['queijo', 'mãe']) {
      await openSign(page, word)
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      await audit(word)
      const levels = await page
        .locator('main :is(h1, h2, h3, h4)')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
      expect(
        levels.every((level, at) => at === 0 || level - (levels[at - 1] ?? 0) <= 1),
        String(levels),
      ).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  })
