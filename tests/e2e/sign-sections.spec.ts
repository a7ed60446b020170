import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findSignPath, openSignOfWord } from './find-sign.ts'
import { expect, open, test, waitForHydration } from './fixtures.ts'
import { openSection, permanentAddress } from './sign-page.ts'
import { nextFrame } from './site-parts.ts'

const pt = translator('pt')
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const bottomOf = async (page: Page, name: string) => {
  const box = await region(page, name).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('the fragment of an address opens its section, without JavaScript too [PUB-13] [UIX-03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await findSignPath(page, 'casa')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  for (const visitor of [page, plain]) {
    await visitor.goto(path)
    const entry = region(visitor, pt('signs:about'))
    await expect(entry.getByText(pt('signs:published'))).toBeHidden()
    await visitor.goto(`${path}#entry`)
    await expect(entry.getByText(pt('signs:published'))).toBeInViewport()
    await expect(entry.getByRole('heading', { name: pt('signs:about') })).toBeInViewport()
    await expect(region(visitor, pt('signs:notes')).getByRole('definition').first()).toBeHidden()
  }
  await context.close()
})

test('a section links to itself; a link from another page opens the section; so does the browser for a text of a closed section that it finds [PUB-13]', async ({
  page,
}) => {
  const path = await findSignPath(page, 'casa')
  await page.goto(`${path}#:~:text=${encodeURIComponent(pt('signs:citeFiles'))}`)
  await expect(region(page, pt('signs:about')).getByText(pt('signs:citeFiles'))).toBeInViewport()
  await waitForHydration(page)

  const section = await openSection(page, pt('properties:group.meaning'))
  await section.getByRole('link', { name: pt('ui:sectionLink') }).click()
  await expect(page).toHaveURL(/#meaning$/)

  await open(page, '/pt/about')
  await page
    .getByRole('main')
    .evaluate(
      (main, href) => main.append(Object.assign(document.createElement('a'), { href, text: 'CASA' })),
      `${path}#meaning`,
    )
  await page.getByRole('main').getByRole('link', { name: 'CASA' }).click()
  await expect(region(page, pt('properties:group.meaning')).getByRole('definition').first()).toBeInViewport()
})

test('on a phone the video, the translations and the articulation end within two screens, and all else is folded; on a wide screen the first screen shows the video and how the sign is made, pairs and similar signs are open, and the video stays in sight while the visitor reads the details of the form [PUB-13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Without an example of a recording, which follows the translations.
  for (const word of ['ajudar', 'porta', 'queijo']) {
    await openSignOfWord(page, word)
    const video = await page.locator('main video').first().boundingBox()
    expect(video?.x).toBe(0)
    expect(video?.width).toBe(360)
    expect(await bottomOf(page, pt('signs:translations'))).toBeLessThan(740)
    expect(await bottomOf(page, pt('signs:howMade')), word).toBeLessThan(1480)
    const open = await page
      .locator('main details')
      .evaluateAll((folds) => folds.filter((fold) => fold.hasAttribute('open')).length)
    expect(open).toBe(0)
  }
  const similar = region(page, pt('signs:similar.title'))
  await expect(similar.getByRole('article').first()).toBeHidden()
  await openSection(page, pt('signs:similar.title'))
  await expect(similar.getByRole('article').first()).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await openSignOfWord(page, 'trabalhar')
  const made = region(page, pt('signs:howMade'))
  for (const group of ['hands', 'place', 'movement'] as const)
    await expect(
      made.getByRole('heading', { name: pt(`properties:group.${group}`), exact: true }),
    ).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main video').first()).toBeInViewport({ ratio: 1 })
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(region(page, pt('signs:pairs.title')).getByRole('listitem').first()).toBeVisible()
  await expect(similar.getByRole('heading', { level: 2 })).toHaveCount(1)

  await openSignOfWord(page, 'frio')
  await made.locator('summary').click()
  const lastDetail = made.getByRole('definition').last()
  await lastDetail.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await nextFrame(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page.locator('main video').first()).toBeInViewport({ ratio: 0.99 })
  await expect(lastDetail).toBeInViewport()
})

test('a sign is printed on one sheet, upright or across, with its address, and without the frame of the site [PUB-13]', async ({
  page,
}) => {
  for (const word of ['casa', 'mãe']) {
    await openSignOfWord(page, word)
    for (const landscape of [false, true]) {
      const pdf = await page.pdf({ format: 'A4', landscape })
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(sheets, `${word}, ${landscape ? 'landscape' : 'portrait'}`).toHaveLength(1)
    }
  }
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'MÃE' })).toBeVisible()
  await expect(main.getByRole('img', { name: pt('signs:address') })).toBeVisible()
  await expect(main.getByRole('paragraph').filter({ hasText: permanentAddress(page) })).toHaveCount(2)
  await expect(region(page, pt('signs:howMade')).getByText(pt('properties:mouthing'))).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'button', 'dialog'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(main.getByRole('link', { name: pt('ui:sectionLink') })).toHaveCount(0)
})
