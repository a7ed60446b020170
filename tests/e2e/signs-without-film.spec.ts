import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open } from './fixtures.ts'
import { additionsTest as test } from './isolated-site.ts'
import { signsWithoutFilm } from './signs-without-film.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const widths = [320, 360, 768, 1280]

/** The parts of composed pictures that are not within their picture, and those of no size; each should be in it. */
const strayParts = (page: Page, pictures: string): Promise<string[]> =>
  page.locator(pictures).evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const outer = frame.getBoundingClientRect()
      return [...frame.querySelectorAll('svg, img')].flatMap((part) => {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
        const isWithin =
          left >= outer.left - 1 &&
          right <= outer.right + 1 &&
          top >= outer.top - 1 &&
          bottom <= outer.bottom + 1
        return isWithin && width > 4 && height > 4 ? [] : [part.outerHTML.slice(0, 200)]
      })
    }),
  )

async function expectPicturesWithin(page: Page, pictures: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = { width, overflow: await horizontalOverflow(page), stray: await strayParts(page, pictures) }
    expect(found).toEqual({ width, overflow: 0, stray: [] })
  }
}

test('the page of a sign without a video shows its hands and its location within one picture, from 320 to 1280 px [PUB-13] [UIX-01]', async ({
  page,
  audit,
}) => {
  const { data } = await (await page.request.get('/api/signs?per_page=100&q=sinal')).json()
  const idOf = (gloss: keyof typeof signsWithoutFilm) =>
    (data as { id: number; gloss: string }[]).find((sign) => sign.gloss === gloss)?.id
  for (const [gloss, parts] of [
    ['UMA-MUDA-LUGAR', 4],
    ['TRES', 4],
    ['QUATRO-LUGAR', 7],
    ['FOTO-LUGAR', 2],
    ['FOTO-QUATRO', 7],
  ] as const) {
    await open(page, `/pt/signs/view/${idOf(gloss)}`)
    await expect(page.locator('figure > [aria-hidden]').locator('svg, img')).toHaveCount(parts)
    await expectPicturesWithin(page, 'main figure > [aria-hidden], #how-made [aria-hidden]:not(svg)')
  }
  await audit()
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('in the dark')
})

test('cards show these pictures whole, and a sign of which nothing is known says so [PUB-13] [UIX-01]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/search-signs/words?q=sinal')
  const pictures = 'article > [aria-hidden]'
  await expect(page.locator(pictures)).toHaveCount(Object.keys(signsWithoutFilm).length - 1)
  await expect(page.getByText(pt('signs:noPicture'))).toHaveCount(1)
  await expectPicturesWithin(page, pictures)
  await audit()
})
