import type { Page } from '@playwright/test'
import { expect, locales, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const address = '/pt/search-signs/semantic-network'

const canvas = (page: Page) => page.getByRole('img', { name: pt('network:drawing.label') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const drawn = (page: Page) => page.locator('[data-drawing="ready"]')
const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Opens the network and waits until the drawing answers. */
async function openDrawn(page: Page, query = ''): Promise<void> {
  await open(page, address + query)
  await expect(drawn(page)).toBeVisible()
}

async function idOf(page: Page, gloss: string): Promise<number> {
  const answer = await page.request.get(`/api/signs?q=${encodeURIComponent(gloss)}&type=exact`)
  const { data } = (await answer.json()) as { data: { id: number; gloss: string }[] }
  return data.find((sign) => sign.gloss === gloss)?.id ?? 0
}

const pointed = (page: Page) => page.locator('[data-drawing] p').first()

/** Moves the mouse over the drawing until it points at another node than the chosen one, and gives its name. */
async function pointAtAnother(page: Page, chosen: string): Promise<string> {
  await canvas(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(600)
  const { x, y, width, height } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let down = 16; down < height - 60; down += 14) {
    for (let right = 16; right < width - 16; right += 14) {
      await page.mouse.move(x + right, y + down)
      const [name = ''] = ((await pointed(page).textContent()) ?? '').split(',')
      if (name !== '' && name !== chosen) return name
    }
  }
  return ''
}

test('whoever searches a sign puts it in the middle, with its relations named by kind [PUB-11]', async ({
  page,
  audit,
}) => {
  await openDrawn(page)
  await audit('the whole network')
  await box(page).fill('mãe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=m/)
  await page.getByRole('main').getByRole('link', { name: 'MÃE', exact: true }).click()
  await expect(page).toHaveURL(/sign=\d+/)
  await expect(heading(page, 'MÃE')).toBeFocused()
  await expect(group(page, pt('signs:relation.hypernym')).getByRole('link')).toHaveText(['MULHER'])
  await expect(group(page, pt('network:fields')).getByRole('link')).toHaveText(['família e parentesco'])
  await expect(drawn(page)).toBeVisible()
  await audit('a sign in the middle')

  await page.getByRole('link', { name: pt('network:openSign') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MÃE', exact: true })).toBeVisible()
})

test('a press in the drawing goes on from a node to the next, and list and drawing point at the same [PUB-11]', async ({
  page,
}) => {
  await openDrawn(page, `?sign=${await idOf(page, 'GRANDE')}`)
  await page.getByRole('link', { name: 'PEQUENO' }).hover()
  await expect(pointed(page)).toHaveText(
    pt('network:drawing.pointed', { name: 'PEQUENO', kind: pt('network:sign') }),
  )
  const name = await pointAtAnother(page, 'GRANDE')
  expect(name).not.toBe('')
  await page.mouse.down()
  await page.mouse.up()
  await expect(heading(page, name)).toBeVisible()
  await expect(page).toHaveURL(/(sign|field)=/)
})

test('arrow keys go to a neighbour in the drawing, Enter opens it, and the list follows [PUB-11]', async ({
  page,
}) => {
  await openDrawn(page, `?sign=${await idOf(page, 'MÃE')}`)
  await expect(pointed(page)).toHaveAttribute('aria-live', 'off')
  await canvas(page).focus()
  await expect(pointed(page)).toHaveAttribute('aria-live', 'polite')
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    if (!/^(MÃE, .*)?$/.test((await pointed(page).textContent()) ?? '')) break
  }
  const name = ((await pointed(page).textContent()) ?? '').split(',')[0] ?? ''
  expect(name).not.toBe('')
  expect(name).not.toBe('MÃE')
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
  await expect(canvas(page)).toBeFocused()
  for (const key of ['+', '-', '0', 'Shift+ArrowLeft']) await page.keyboard.press(key)
  await page.goBack()
  await expect(heading(page, 'MÃE')).toBeVisible()
})

test('buttons come nearer, go farther and move the drawing [PUB-11]', async ({ page }) => {
  await openDrawn(page)
  const tools = page.getByRole('group', { name: pt('network:drawing.buttons') })
  await expect(tools.getByRole('button')).toHaveCount(7)
  const before = await canvas(page).screenshot()
  await tools.getByRole('button', { name: pt('network:drawing.zoomIn') }).click()
  await expect.poll(async () => (await canvas(page).screenshot()).equals(before)).toBe(false)
  for (const button of await tools.getByRole('button').all()) await button.click()
})

test('only the chosen kinds of links are shown, in the list and in the address [PUB-11]', async ({
  page,
}) => {
  await openDrawn(page, `?sign=${await idOf(page, 'MÃE')}`)
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
})

test('the data come in one file, and posters of many signs in one request [PUB-11]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
  })
  await openDrawn(page, '?field=family')
  await expect.poll(() => asked.filter((path) => path.endsWith('/posters')).length).toBeGreaterThan(0)
  expect(asked.filter((path) => path === '/api/network/pt.json')).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('/posters')).length).toBeLessThan(4)
})

test('a browser that cannot draw has the list and a sentence [PUB-11]', async ({ page, audit }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, `${address}?field=animals`)
  await expect(page.getByText(pt('network:drawing.impossible'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'GATO', exact: true })).toBeVisible()
  await audit()
})

test('a drawing whose data do not come can be asked for again [PUB-11]', async ({ page, expectError }) => {
  expectError('Failed to load resource')
  await page.route('**/api/network/*.json*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await open(page, address)
  await expect(page.getByText(pt('network:drawing.failed'))).toBeVisible()
  await page.getByRole('button', { name: pt('network:drawing.retry') }).click()
  await expect(drawn(page)).toBeVisible()
})

test('what is not public, malformed or unknown is not there, and nothing of it is told [PUB-11]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  for (const query of ['?sign=999999', '?sign=abc', '?sign=1e3', '?sign=0', '?field=nowhere']) {
    const answer = await page.goto(address + query)
    expect(answer?.status(), query).toBe(404)
  }
  const unknown = await page.goto(`${address}?kind=synonym&kind=enemy`)
  expect(unknown?.status()).toBe(422)
  await expect(page.getByText('enemy')).toBeVisible()
  const repeated = await page.goto(`${address}?kind=synonym&kind=synonym&kind=antonym`)
  expect(repeated?.status()).toBe(200)
})

test('the page of a sign has its neighbours around it, and leads into the network [PUB-11]', async ({
  page,
  audit,
}) => {
  await open(page, `/pt/signs/view/${await idOf(page, 'MÃE')}`)
  const small = group(page, pt('network:small.title'))
  await expect(small.getByRole('link', { name: 'MULHER' })).toBeVisible()
  await small.scrollIntoViewIfNeeded()
  await audit()
  await small.getByRole('link', { name: pt('network:small.open') }).click()
  await expect(heading(page, 'MÃE')).toBeVisible()
  await expect(drawn(page)).toBeVisible()
})

test('the network fits a phone, whichever language it speaks, and light and dark pass the audit [PUB-11] [UIX-03]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [at, locale] of locales.entries()) {
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark', reducedMotion: 'reduce' })
    await open(page, `/${locale}/search-signs/semantic-network?field=people`)
    await expect(drawn(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(locale)('network:title'))
    await audit(locale)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list leads from fields to signs and from sign to sign, and finds and filters [PUB-11]', async ({
    page,
  }) => {
    await page.goto(address)
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
