import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'

const pt = translator('pt')

test('a question opens by keyboard, and an address with its fragment opens its answer, also without JavaScript; the video about the dictionary is beside the text on wide screens and above it on phones [PUB-05] [PUB-18] [PUB-20]', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/pt/faqs')
  const answers = page.getByRole('main').locator('details')
  await expect(answers).not.toHaveCount(0)
  for (const answer of await answers.all()) await expect(answer).not.toHaveAttribute('open')
  await answers.first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answers.first()).toHaveAttribute('open')
  await answers.nth(2).locator('summary').click()
  const link = answers.nth(2).getByRole('link', { name: pt('content:faqs.link') })
  const address = new URL((await link.getAttribute('href')) ?? '', `${baseURL}/pt/faqs`).href

  await open(page, '/pt/about')
  await expectVideoBesideOrAboveText(page)
  await open(page, address)
  await expect(link).toBeInViewport()
  await expect(answers.nth(1)).not.toHaveAttribute('open')

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(address)
  await expect(plain.getByRole('link', { name: pt('content:faqs.link') })).toBeVisible()
  await plain.close()
})

async function expectVideoBesideOrAboveText(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const boxes = async () => {
    const video = await main.locator('#explanatory-video').boundingBox()
    const text = await main.getByRole('article').boundingBox()
    if (!video || !text) throw new Error('The page has no video or no text')
    return { video, text }
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await boxes()
  expect(narrow.video.y + narrow.video.height).toBeLessThan(narrow.text.y)
  await page.setViewportSize({ width: 1280, height: 800 })
  const wide = await boxes()
  expect(wide.video.x).toBeGreaterThan(wide.text.x + wide.text.width)
  expect(Math.abs(wide.video.y - wide.text.y)).toBeLessThan(2)
}
