import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open } from './fixtures.ts'
import { additionsTest as test } from './isolated-site.ts'
import { handshapeWithPicture } from './own-picture.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const searchPath = '/pt/search-signs/handshape'
const main = (page: Page) => page.getByRole('main')
const drawn = 'use[href^="/hands/"]'
const symbol = 'use[href^="/symbols/"]'

test('where the dictionary has its pictures first, a handshape is shown by its uploaded one, and drawn on its own page beside it [D39]', async ({
  page,
  audit,
}) => {
  await open(page, `${searchPath}/view-all?unused=show`)
  const tile = main(page).getByText(handshapeWithPicture.name, { exact: true }).locator('..')
  await expect(tile.locator('img')).toHaveCount(1)
  await expect(tile.locator(drawn)).toHaveCount(0)
  await expect(main(page).locator(drawn).first()).toBeAttached()
  await open(page, `${searchPath}/signs/${handshapeWithPicture.value}`)
  const large = main(page).locator('img')
  await expect(large).toBeVisible()
  await expect(page.getByRole('group', { name: pt('handshapes:turn.label') })).toHaveCount(0)
  await expect(main(page).locator(`div:has(> h1) ${drawn}`)).toHaveCount(1)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  await audit()
})

test('a visitor who chose SignWriting still sees the symbol, with the picture beside it; a handshape without a picture is drawn as everywhere [D39]', async ({
  page,
}) => {
  await open(page, `${searchPath}/signs/${handshapeWithPicture.value}?show=signwriting`)
  await expect(main(page).locator(symbol).first()).toBeAttached()
  await expect(
    main(page).getByRole('img', {
      name: pt('handshapes:signs.picture', { name: handshapeWithPicture.name }),
    }),
  ).toBeVisible()
  await open(page, `${searchPath}/signs/flat-hand`)
  await expect(page.getByRole('group', { name: pt('handshapes:turn.label') })).toHaveCount(1)
})
