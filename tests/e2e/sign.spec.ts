import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { findSignPath, openSignOfWord } from './find-sign.ts'
import { expect, open, test } from './fixtures.ts'
import { descriptionIn, textsOf } from './page-html.ts'
import { openSection, permanentAddress } from './sign-page.ts'
import { searchBox, signCards } from './site-parts.ts'

const pt = translator('pt')

test('the page of a sign shows video, translations, properties, licence and address; relations link to the other sign, which links back [PUB-13] [SGN-06]', async ({
  page,
}) => {
  await openSignOfWord(page, 'casa')
  const { pathname } = new URL(page.url())
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  const video = main.locator('video').first()
  await expect(video).toHaveAttribute('src', /^\/media\/.*\.mp4$/)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => element.error)).toBeNull()

  const translations = main.getByRole('region', { name: pt('signs:translations') })
  await expect(translations).toContainText('casa')
  // The frequency of the sign comes before the other languages.
  await expect(main.locator('dd[lang="de"]').first()).toContainText('Haus')
  await expect(main.locator('dd[lang="hu"]').first()).toContainText('ház')

  const made = main.getByRole('region', { name: pt('signs:howMade') })
  await expect(made.getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expect(made.getByText(pt('properties:handedness'), { exact: true })).toBeVisible()

  const entry = await openSection(page, pt('signs:about'))
  await expect(entry.getByRole('link', { name: /^CC BY/ }).first()).toHaveAttribute(
    'href',
    /creativecommons\.org/,
  )
  await expect(entry.getByRole('link', { name: permanentAddress(page) })).toBeVisible()
  await expect(entry.getByText(pt('signs:cite'))).toBeVisible()

  const relatedSigns = () => signCards(page.getByRole('region', { name: pt('signs:relations') }))
  await openSection(page, pt('signs:relations'))
  const gloss = (await relatedSigns().first().textContent())?.trim() ?? ''
  await relatedSigns().first().click()
  await expect(page.getByRole('heading', { level: 1, name: gloss })).toBeVisible()
  await openSection(page, pt('signs:relations'))
  const linkBack = relatedSigns()
    .filter({ hasText: /^CASA$/ })
    .first()
  await expect(linkBack).toHaveAttribute('href', pathname)
})

test('text in another language than the page is marked with its language [UIX-03] [PUB-13]', async ({
  page,
}) => {
  await openSignOfWord(page, 'casa', 'et')
  const translations = page
    .getByRole('main')
    .getByRole('region', { name: translator('et')('signs:translations') })
  await expect(translations.locator('[lang]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('dd[lang="pt"]').first()).toContainText('casa')
})

test('dates start with the day in Portuguese and with the year in other languages [UIX-07] [PUB-13]', async ({
  page,
}) => {
  const format = { pt: /^\d{2}\/\d{2}\/\d{4}$/, other: /^\d{4}\/\d{2}\/\d{2}$/ }
  for (const locale of locales) {
    const html = await (await page.request.get(await findSignPath(page, 'casa', locale))).text()
    expect(descriptionIn(html, translator(locale)('signs:published')), locale).toMatch(
      locale === 'pt' ? format.pt : format.other,
    )
  }
})

test('the heading of a sign comes before the controls of its video, which stands above it on a phone; with forced colours the film has no native controls over it, and each button a border; the links of how a sign is made are large enough to be touched [PUB-13] [UIX-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignOfWord(page, 'casa')
  await expectLargeLinks(page)
  const heading = page.getByRole('heading', { level: 1 })
  const play = page.getByRole('button', { name: pt('ui:player.play') })
  const isBefore = await heading.evaluate(
    (title, button) =>
      Boolean(title.compareDocumentPosition(button as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
    await play.elementHandle(),
  )
  expect(isBefore).toBe(true)
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  expect(await topOf(play)).toBeLessThan(await topOf(heading))
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await topOf(heading)).toBeLessThan(await topOf(play))

  await page.emulateMedia({ forcedColors: 'active' })
  const player = page.getByRole('group', { name: pt('signs:video', { gloss: 'CASA' }) })
  await expect(player.locator('video[controls]')).toHaveCount(0)
  const buttons = player.getByRole('button')
  await expect(buttons.filter({ visible: true })).toHaveCount(7)
  const borders = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle))
  expect(new Set(borders)).toEqual(new Set(['solid']))

  await page.emulateMedia({ forcedColors: 'none' })
  await openSignOfWord(page, 'queijo')
  await expectLargeLinks(page)
})

/** Of how the sign is made. */
async function expectLargeLinks(page: Page): Promise<void> {
  const links = page
    .getByRole('region', { name: pt('signs:howMade') })
    .locator('h3 + dl')
    .getByRole('link')
  await expect(links.first()).toBeVisible()
  const sides = await links.evaluateAll((all) =>
    all.flatMap((link) => [...link.getClientRects()].flatMap(({ width, height }) => [width, height])),
  )
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(24)
}

test('an unknown sign and a malformed id give the 404 page [PUB-13] [ERR-05]', async ({ request }) => {
  for (const id of ['999999', '0', '-1', '1.5', '1e3', 'casa', '99999999999999999999', "1'--", '%00', '１']) {
    const response = await request.get(`/pt/signs/view/${encodeURIComponent(id).replace('%2500', '%00')}`)
    expect(response.status(), id).toBe(404)
    expect(textsOf(await response.text(), 'h1'), id).toEqual([pt('public:error.heading404')])
  }
})

test('without an id the page offers a search for the sign [PUB-13]', async ({ page }) => {
  await open(page, '/pt/signs/view')
  await expect(page.getByRole('heading', { level: 1, name: pt('signs:chooser.title') })).toBeVisible()
  await searchBox(page.getByRole('main'), pt('public:search.label')).fill('gato')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-signs\/words\?q=gato/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText('GATO')
})

test('search engines get a defined term with video, title, description and picture [PUB-03]', async ({
  page,
}) => {
  const html = await (await page.request.get(await findSignPath(page, 'casa'))).text()
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const term = JSON.parse(text ?? '') as {
    '@type': string
    name: string
    alternateName: string[]
    subjectOf: object
  }
  expect(term).toMatchObject({ '@type': 'DefinedTerm', name: 'CASA', subjectOf: { '@type': 'VideoObject' } })
  expect(term.alternateName).toContain('casa')
  const { contentUrl, thumbnailUrl } = term.subjectOf as { contentUrl: string; thumbnailUrl: string }
  for (const address of [contentUrl, thumbnailUrl])
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(200)
  expect(textsOf(html, 'title')[0]).toMatch(/CASA/)
  const contentOf = (name: string) => new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1]
  expect(contentOf('name="description"')).toMatch(/casa/)
  expect(contentOf('property="og:image"')).toMatch(/^http.*\/media\//)
  expect(contentOf('property="og:image:width"')).toMatch(/^\d+$/)
  expect(contentOf('property="og:video"')).toMatch(/^http.*\/media\/.*\.mp4$/)
  expect(contentOf('property="og:video:type"')).toBe('video/mp4')
  expect(contentOf('name="twitter:card"')).toBe('summary_large_image')
})

test('robots.txt names the sitemap, which lists pages in the five languages [PUB-03]', async ({
  request,
}) => {
  const read = async (address = '') => (await request.get(new URL(address).pathname)).text()
  const robots = await (await request.get('/robots.txt')).text()
  const index = await read(/^Sitemap: (.+)$/m.exec(robots)?.[1])
  const pages = await read(/<loc>([^<]+)<\/loc>/.exec(index)?.[1])
  for (const locale of locales) expect(pages).toContain(`/${locale}/search-signs/view-all</loc>`)
})

test('a video can be requested in ranges, so that playing can start anywhere [PUB-13]', async ({ page }) => {
  const html = await (await page.request.get(await findSignPath(page, 'casa'))).text()
  const source = /<video\b[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
  const part = await page.request.get(source, { headers: { Range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect(await part.body()).toHaveLength(100)
  const beyond = await page.request.get(source, { headers: { Range: 'bytes=99999999-' } })
  expect(beyond.status()).toBe(416)
})

test.describe('the player', () => {
  const player = (page: Page) => page.getByRole('group', { name: pt('signs:video', { gloss: 'CASA' }) })
  const read = <K extends 'loop' | 'paused' | 'playbackRate' | 'currentTime'>(page: Page, key: K) =>
    player(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement, name) => video[name], key)

  test('has buttons to loop, slow down, mirror and step [PUB-13]', async ({ page }) => {
    await openSignOfWord(page, 'casa')
    const button = (name: string) => player(page).getByRole('button', { name })
    if (!(await read(page, 'paused'))) await button(pt('ui:player.pause')).click()
    await expect.poll(() => read(page, 'paused')).toBe(true)

    const wasLooping = await read(page, 'loop')
    await button(pt('ui:player.loop')).click()
    await expect.poll(() => read(page, 'loop')).toBe(!wasLooping)
    await expect(button(pt('ui:player.loop'))).toHaveAttribute('aria-pressed', String(!wasLooping))

    const speed = player(page).getByLabel(pt('ui:player.speed'))
    await speed.selectOption({ value: '0.5' })
    await expect.poll(() => read(page, 'playbackRate')).toBe(0.5)

    await button(pt('ui:player.mirror')).click()
    await expect(button(pt('ui:player.mirror'))).toHaveAttribute('aria-pressed', 'true')
    const mirrored = await player(page)
      .locator('video')
      .evaluate((video) => getComputedStyle(video).scale + getComputedStyle(video).transform)
    expect(mirrored).toContain('-1')

    const initialTime = await read(page, 'currentTime')
    await button(pt('ui:player.stepForward')).click()
    await expect.poll(async () => (await read(page, 'currentTime')) - initialTime).toBeGreaterThan(0.01)
    const after = await read(page, 'currentTime')
    expect(after - initialTime).toBeLessThan(0.1)
    await button(pt('ui:player.stepBack')).click()
    await expect.poll(async () => read(page, 'currentTime')).toBeLessThan(after)
    await button(pt('ui:player.play')).click()
    await expect.poll(() => read(page, 'paused')).toBe(false)
  })

  test('is controlled by keyboard alone, up to full screen [PUB-13] [UIX-03]', async ({ page }) => {
    await openSignOfWord(page, 'casa')
    await player(page).locator('video').focus()
    const wasPaused = await read(page, 'paused')
    await page.keyboard.press('Space')
    await expect.poll(() => read(page, 'paused')).toBe(!wasPaused)
    if (wasPaused) await page.keyboard.press('Space')
    await expect.poll(() => read(page, 'paused')).toBe(true)

    const initialTime = await read(page, 'currentTime')
    await page.keyboard.press(initialTime > 0.5 ? ',' : '.')
    // Playback may have paused a few milliseconds before the next frame.
    await expect.poll(() => read(page, 'currentTime')).not.toBe(initialTime)
    await page.keyboard.press('<')
    await expect.poll(() => read(page, 'playbackRate')).toBeLessThan(1)
    const wasLooping = await read(page, 'loop')
    await page.keyboard.press('l')
    await expect.poll(() => read(page, 'loop')).toBe(!wasLooping)
    await page.keyboard.press('m')
    await expect(player(page).getByRole('button', { name: pt('ui:player.mirror') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  })
})
