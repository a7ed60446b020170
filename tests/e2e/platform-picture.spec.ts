import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open } from './fixtures.ts'
import { additionsTest as test } from './isolated-site.ts'

test('the home page shows the picture of the platform whole, in place of the video, at 360, 768 and 1280 px [PUB-04]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt')
  const today = page.getByRole('region', { name: translator('pt')('public:home.signOfTheDay') })
  const picture = today.locator('img[src^="/media/pictures/own"]')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(today.locator('video')).toHaveCount(0)
  await expect(today.getByRole('link')).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 630, 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width !== 768) await audit(`${width} px`)
  }
})
