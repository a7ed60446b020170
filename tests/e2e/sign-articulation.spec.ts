import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findSignPath, openSignOfWord } from './find-sign.ts'
import { expect, test } from './fixtures.ts'
import { openSection } from './sign-page.ts'
import { horizontalOverflow, signCards } from './site-parts.ts'

const pt = translator('pt')
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test('the articulation of a sign is shown as pictures and words of hands, location and movement; each file shows its licence, also in the structured data; a property value links to the signs that share it, and so does "see all" of a handshape [PUB-13] [SGN-16]', async ({
  page,
}) => {
  await openSignOfWord(page, 'casa')
  const made = region(page, pt('signs:howMade'))
  for (const group of ['hands', 'place', 'movement'] as const) {
    const part = made
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: pt(`properties:group.${group}`), exact: true }) })
      .last()
    await expect(part.locator('xpath=..').locator('svg').first()).toBeVisible()
    await expect(part.getByRole('definition')).not.toHaveCount(0)
  }
  // The drawings use the colours of the page, not the default black.
  const fills = await page
    .locator('#signer path')
    .or(made.locator('svg[viewBox] > path'))
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
  expect(fills.length).toBeGreaterThan(4)
  expect(fills).not.toContain('rgb(0, 0, 0)')
  // The hands are in a separate file.
  const hand = made.locator('use').first()
  const file = ((await hand.getAttribute('href')) ?? '').split('#')[0] ?? ''
  expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml')

  const licence = page.getByRole('main').getByRole('figure').locator('a[rel="license"]').first()
  await expect(licence).toBeVisible()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data.subjectOf.license).toBe(await licence.getAttribute('href'))

  await made.locator('a[href*="location="]').first().click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/view-all\?location=/)
  await expect(signCards(page.getByRole('main')).first()).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  const alike = await openSection(page, pt('signs:alike.handshapeDominant'))
  const seeAll = alike.locator('a[href*="handshape_dominant="]')
  const total = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(await alike.getByRole('listitem').count())
  await seeAll.click()
  await expect(page).toHaveURL(/view-all\?handshape_dominant=/)
  await expect(signCards(page.getByRole('main'))).toHaveCount(Math.min(total, 24))
})

test('similar signs are shown with the reason, and more of them open without JavaScript [PUB-13]', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await findSignPath(page, 'queijo')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(path)
  const similar = region(plain, pt('signs:similar.title'))
  await expect(similar.getByRole('article')).toHaveCount(5)
  await expect(similar.getByText(pt('differences:but.movement')).first()).toBeVisible()
  const more = similar.locator('details details')
  await expect(more.locator('li').first()).toBeHidden()
  await more.locator('summary').click()
  await expect(more.locator('li').first()).toBeVisible()
  await context.close()
})

test('minimal pairs are grouped by the differing property with both values, and link to each other; variants are separate from other relations and show the kind of variation [PUB-13] [SGN-06]', async ({
  page,
}) => {
  await openSignOfWord(page, 'queijo')
  const ownPath = new URL(page.url()).pathname
  const pairs = region(page, pt('signs:pairs.title'))
  await expect(
    pairs.getByRole('heading', { level: 3, name: pt('properties:handshape_dominant') }),
  ).toBeVisible()
  const pair = pairs.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'PEDRA' }) })
  await expect(pair.locator('use')).toHaveCount(2)
  const hands = await pair.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
  expect(new Set(hands).size).toBe(2)
  await pair.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'PEDRA' })).toBeVisible()
  await expect(region(page, pt('signs:pairs.title')).locator(`a[href="${ownPath}"]`)).toBeVisible()

  await openSignOfWord(page, 'pai')
  const variants = await openSection(page, pt('signs:variants'))
  await expect(variants.getByRole('article').first()).toBeVisible()
  await expect(variants.locator('a[href*="variation="]').first()).toBeVisible()
  await expect(region(page, pt('signs:relation.variant'))).toHaveCount(0)
})

test('the page of a sign fits windows of 320 and 1280 px and passes axe with everything open [UIX-03]', async ({
  page,
  audit,
}) => {
  for (const word of ['queijo', 'mãe']) {
    await openSignOfWord(page, word)
    await page.locator('details').evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('open', '')
    })
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(
      levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1),
      String(levels),
    ).toBe(true)
    for (const [width, colorScheme, audited] of [
      [320, 'dark', 'queijo'],
      [1280, 'light', 'mãe'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await horizontalOverflow(page), `${word} ${width}`).toBeLessThanOrEqual(0)
      if (word === audited) await audit(`${word} ${width} ${colorScheme}`)
    }
  }
})
