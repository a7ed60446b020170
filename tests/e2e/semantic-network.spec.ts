import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { expect, open, test } from './fixtures.ts'
import { shownText, textsOf } from './page-html.ts'
import { openSection } from './sign-page.ts'
import { horizontalOverflow, nextFrame } from './site-parts.ts'

const pt = translator('pt')
const networkPath = '/pt/search-signs/semantic-network'

const canvas = (page: Page) => page.getByRole('img', { name: pt('network:drawing.label') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The drawing as soon as it reacts to pointer and keys. */
const readyDrawing = (page: Page) => page.locator('[data-drawing="ready"]')
const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Opens the network and waits for its drawing. */
async function openNetwork(page: Page, query = ''): Promise<void> {
  await open(page, networkPath + query)
  await expect(readyDrawing(page)).toBeVisible()
}

async function idOf(page: Page, gloss: string): Promise<number> {
  const response = await page.request.get(`/api/signs?q=${encodeURIComponent(gloss)}&type=exact`)
  const { data } = (await response.json()) as { data: { id: number; gloss: string }[] }
  return data.find((sign) => sign.gloss === gloss)?.id ?? 0
}

/** The line that names the node under the pointer. */
const pointedNode = (page: Page) => page.locator('[data-drawing] p').first()

/** Moves the mouse over the drawing until it points at another node than the chosen one. Returns its name. */
async function pointAtAnother(page: Page, chosen: string): Promise<string> {
  await canvas(page).scrollIntoViewIfNeeded()
  await nextFrame(page)
  const { x, y, width, height } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let top = 16; top < height - 60; top += 14) {
    for (let left = 16; left < width - 16; left += 14) {
      await page.mouse.move(x + left, y + top)
      const [name = ''] = ((await pointedNode(page).textContent()) ?? '').split(',')
      if (name !== '' && name !== chosen) return name
    }
  }
  return ''
}

test('a searched sign becomes the centre, with its relations listed by kind; only the chosen kinds are shown, and the address contains them; the network loads in one file, and the posters of many signs in one request [PUB-11]', async ({
  page,
  audit,
}) => {
  const requestedPaths: string[] = []
  const posters = () => requestedPaths.filter((path) => path.endsWith('/posters')).length
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requestedPaths.push(new URL(request.url()).pathname)
  })
  await openNetwork(page, '?field=family')
  await expect.poll(posters).toBeGreaterThan(0)
  expect(posters()).toBeLessThan(4)
  await page.getByRole('link', { name: pt('network:whole') }).click()
  await audit('the complete network')
  await box(page).fill('mãe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=m/)
  await page.getByRole('main').getByRole('link', { name: 'MÃE', exact: true }).click()
  await expect(page).toHaveURL(/sign=\d+/)
  await expect(heading(page, 'MÃE')).toBeFocused()
  await expect(group(page, pt('signs:relation.hypernym')).getByRole('link')).toHaveText(['MULHER'])
  await expect(group(page, pt('network:fields')).getByRole('link')).toHaveText(['família e parentesco'])
  await expect(readyDrawing(page)).toBeVisible()
  await audit('a sign in the centre')

  await page.getByText(pt('network:kinds')).first().click()
  await page.getByRole('checkbox', { name: pt('signs:relation.hypernym') }).check()
  await expect(page).toHaveURL(/kind=hypernym/)
  await expect(group(page, pt('signs:relation.hypernym'))).toBeVisible()
  await expect(group(page, pt('network:fields'))).toHaveCount(0)
  await page.getByRole('checkbox', { name: pt('signs:relation.antonym') }).check()
  await expect(page).toHaveURL(/kind=antonym/)
  await page.getByRole('checkbox', { name: pt('signs:relation.hypernym') }).uncheck()
  await expect(page.getByText(pt('network:none.kinds'))).toBeVisible()
  await page.getByRole('link', { name: pt('network:allKinds') }).click()
  await expect(group(page, pt('network:fields'))).toBeVisible()

  await page.getByRole('link', { name: pt('network:openSign') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MÃE', exact: true })).toBeVisible()
  expect(requestedPaths.filter((path) => path === '/api/network/pt.json')).toHaveLength(1)
})

test('the page of a sign shows its neighbours and links to the network; arrow keys point at a neighbour in the drawing, Enter or a click makes it the centre, and the list highlights the same node as the drawing [PUB-11]', async ({
  page,
  audit,
}) => {
  // The view moves at once to its new place, so that nodes do not move under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/pt/signs/view/${await idOf(page, 'MÃE')}`)
  const small = await openSection(page, pt('network:small.title'))
  await expect(small.getByRole('link', { name: 'MULHER' })).toBeVisible()
  await small.scrollIntoViewIfNeeded()
  await audit()
  await small.getByRole('link', { name: pt('network:small.open') }).click()
  await expect(heading(page, 'MÃE')).toBeVisible()
  await expect(readyDrawing(page)).toBeVisible()

  await expect(pointedNode(page)).toHaveAttribute('aria-live', 'off')
  await canvas(page).focus()
  await expect(pointedNode(page)).toHaveAttribute('aria-live', 'polite')
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    if (!/^(MÃE, .*)?$/.test((await pointedNode(page).textContent()) ?? '')) break
  }
  const name = ((await pointedNode(page).textContent()) ?? '').split(',')[0] ?? ''
  expect(name).not.toBe('')
  expect(name).not.toBe('MÃE')
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
  await expect(canvas(page)).toBeFocused()
  for (const key of ['+', '-', '0', 'Shift+ArrowLeft']) await page.keyboard.press(key)
  await page.goBack()
  await expect(heading(page, 'MÃE')).toBeVisible()

  await openNetwork(page, `?sign=${await idOf(page, 'GRANDE')}`)
  await page.getByRole('link', { name: 'PEQUENO' }).hover()
  await expect(pointedNode(page)).toHaveText(
    pt('network:drawing.pointed', { name: 'PEQUENO', kind: pt('network:sign') }),
  )
  const clicked = await pointAtAnother(page, 'GRANDE')
  expect(clicked).not.toBe('')
  await page.mouse.down()
  await page.mouse.up()
  await expect(heading(page, clicked)).toBeVisible()
  await expect(page).toHaveURL(/(sign|field)=/)
})

test('a browser without canvas gets the list and an explanation [PUB-11]', async ({ page, audit }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, `${networkPath}?field=animals`)
  await expect(page.getByText(pt('network:drawing.impossible'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'GATO', exact: true })).toBeVisible()
  await audit()
})

test('a drawing whose data failed to load can be loaded again; buttons zoom and move it [PUB-11]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await page.route('**/api/network/*.json*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await open(page, networkPath)
  await expect(page.getByText(pt('network:drawing.failed'))).toBeVisible()
  await page.getByRole('button', { name: pt('network:drawing.retry') }).click()
  await expect(readyDrawing(page)).toBeVisible()

  const tools = page.getByRole('group', { name: pt('network:drawing.buttons') })
  await expect(tools.getByRole('button')).toHaveCount(7)
  const initialImage = await canvas(page).screenshot()
  await tools.getByRole('button', { name: pt('network:drawing.zoomIn') }).click()
  await expect.poll(async () => (await canvas(page).screenshot()).equals(initialImage)).toBe(false)
  for (const button of await tools.getByRole('button').all()) await button.click()
})

test('without a sign, field, kind or parameter that does not exist the network is shown, with a note [PUB-11] [D34]', async ({
  request,
}) => {
  for (const [query, hasNote] of [
    ['?sign=999999', true],
    ['?sign=abc', true],
    ['?sign=1e3', true],
    ['?sign=0', true],
    ['?field=nowhere', true],
    ['?sort=size', true],
    ['?kind=synonym&kind=enemy', true],
    ['?kind=synonym&kind=synonym&kind=antonym&utm_source=mail', false],
  ] as const) {
    const response = await request.get(networkPath + query)
    const html = await response.text()
    expect(response.status(), query).toBe(200)
    expect(shownText(html).includes(pt('search:stale.title')), query).toBe(hasNote)
    if (hasNote) expect(html, query).toMatch(/<meta name="robots" content="noindex"/)
    // The note names the part that does not exist.
    if (query.includes('enemy')) expect(shownText(html)).toContain('enemy')
  }
})

const imageOfNames = (page: Page) =>
  page.locator('canvas.sigma-labels').evaluate((element: HTMLCanvasElement) => element.toDataURL())

/** The least and the greatest brightness of the names in the drawing, from 0 to 255. */
const brightnessOfNames = (page: Page) =>
  page.locator('canvas.sigma-labels').evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
    let [least, greatest] = [255, 0]
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] !== 255) continue
      const brightness = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
      least = Math.min(least, brightness)
      greatest = Math.max(greatest, brightness)
    }
    return { least, greatest }
  })

test('the network fits a phone, light and dark, and passes axe; names in the drawing stand out with forced colours; in a wide window the list is on the left, and the drawing has the rest of the width; the title is translated into every language [PUB-11] [UIX-03]', async ({
  page,
  request,
  audit,
}) => {
  const path = (locale: string) => `/${locale}/search-signs/semantic-network?field=people`
  for (const locale of locales) {
    const html = await (await request.get(path(locale))).text()
    expect(textsOf(html, 'h1'), locale).toEqual([translator(locale)('network:title')])
  }
  for (const [locale, colorScheme] of [
    ['de', 'light'],
    ['hu', 'dark'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ colorScheme, forcedColors: 'none', reducedMotion: 'reduce' })
    await open(page, path(locale))
    await expect(readyDrawing(page)).toBeVisible()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await audit(locale)

    await page.setViewportSize({ width: 1280, height: 800 })
    await nextFrame(page)
    const image = await imageOfNames(page)
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
    await expect.poll(() => imageOfNames(page)).not.toBe(image)
    await expect
      .poll(async () => {
        const { least, greatest } = await brightnessOfNames(page)
        return greatest - least
      })
      .toBeGreaterThan(180)
  }
  const drawing = await page
    .getByRole('img', { name: translator('hu')('network:drawing.label') })
    .boundingBox()
  const list = await page.locator('h2').first().boundingBox()
  expect((list?.x ?? 0) + 320).toBeLessThan(drawing?.x ?? 0)
  expect(drawing?.width).toBeGreaterThan(640)
  await expect(page.getByRole('img', { name: translator('hu')('network:drawing.label') })).toBeInViewport({
    ratio: 0.85,
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list links fields and signs, and can be searched and filtered [PUB-11]', async ({ page }) => {
    await page.goto(networkPath)
    await expect(canvas(page)).toBeHidden()
    await page.getByRole('link', { name: 'família e parentesco' }).click()
    await expect(page).toHaveURL(/field=family/)
    await page.getByRole('link', { name: 'MÃE', exact: true }).click()
    await group(page, pt('signs:relation.hypernym')).getByRole('link', { name: 'MULHER' }).click()
    await expect(group(page, pt('signs:relation.hyponym')).getByRole('link', { name: 'MÃE' })).toBeVisible()

    await page.getByText(pt('network:kinds')).first().click()
    await page.getByRole('checkbox', { name: pt('signs:relation.antonym') }).check()
    await page.getByRole('button', { name: pt('network:showKinds') }).click()
    await expect(page).toHaveURL(/kind=antonym/)
    await expect(group(page, pt('signs:relation.antonym')).getByRole('link')).toHaveText(['HOMEM'])

    await box(page).fill('gato')
    await page.getByRole('button', { name: pt('network:submit') }).click()
    await expect(page.getByRole('link', { name: 'GATO', exact: true })).toBeVisible()
  })
})
