import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use values of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const de = translator('de')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('Ana adds a value and translates it; lists and forms fit narrow and wide windows; the drawn hand of a handshape follows its features, and a contradiction is named [REF-01] [REF-02] [REF-04]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/signs/reference-lists')
  await audit()
  await page.getByRole('link', { name: pt('vocabularies:tags'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt('vocabularies:tags'))
  await page.getByRole('link', { name: pt('referenceLists:create') }).click()
  await page.getByRole('button', { name: pt('referenceLists:add') }).click()
  const description = page.getByRole('textbox', { name: /^português/i })
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription(new RegExp(pt('errors:value.required')))
  await description.fill('Sinal de teste')
  await expect(page.getByRole('textbox', { name: pt('referenceLists:field.value') })).toHaveAttribute(
    'placeholder',
    'sinal-de-teste',
  )
  await audit()
  await page.getByRole('button', { name: pt('referenceLists:add') }).click()
  await expect(toast(page, pt('referenceLists:toast.created', { value: 'sinal-de-teste' }))).toBeVisible()

  await follow(page, '/de/control-panel/signs/tags')
  await page.getByRole('link', { name: 'Sinal de teste', exact: true }).click()
  await expect(page.getByText(de('referenceLists:uninformed'))).toBeVisible()
  await page.getByRole('textbox', { name: 'Deutsch' }).fill('Testgebärde')
  await page.getByRole('button', { name: de('referenceLists:save') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    de('referenceLists:editTitle', { name: 'Testgebärde' }),
  )
  for (const [path, auditedWidth] of [
    ['', 320],
    ['/create', 1280],
  ] as const) {
    await follow(page, `/de/control-panel/signs/handshape-of-hand${path}`)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await horizontalOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      if (width === auditedWidth) await audit(`${path} at ${width} px`)
    }
  }

  const hand = page.getByRole('main').locator('use[href*="/hands/"]')
  await expect(hand).toHaveCount(0)
  await page.getByRole('checkbox', { name: de('referenceLists:hand.finger.index') }).check()
  await expect(hand).toHaveCount(1)
  await page.getByRole('combobox', { name: de('referenceLists:hand.spreading.label') }).selectOption('spread')
  await expect(page.getByText(de('errors:handshape.oneFingerCannotSpread'))).toBeVisible()
  await expect(hand).toHaveCount(0)
  await page.getByRole('checkbox', { name: de('referenceLists:hand.finger.middle') }).check()
  await expect(hand).toHaveCount(1)
  await page.getByRole('button', { name: de('referenceLists:symbol.show') }).click()
  await page.getByRole('button', { name: 'S10000' }).click()
  await expect(page.getByRole('textbox', { name: de('referenceLists:symbol.number') })).toHaveValue('S10000')
})

test('Ana orders values by keyboard alone and with the mouse, hears the new place, and saves the order [REF-03] [UIX-03]', async ({
  page,
  audit,
}) => {
  const list = '/pt/control-panel/signs/contact-type'
  const rows = page.getByRole('row')
  const nameOf = async (at: number) => (await rows.nth(at).getAttribute('aria-label')) ?? ''
  const button = (direction: 'up' | 'down', name: string) =>
    page.getByRole('button', { name: pt(`kit:order.${direction}`, { name }), exact: true })
  const isAnnounced = (name: string, at: number, count: number) =>
    expect(
      page.getByRole('status').filter({ hasText: pt('kit:order.moved', { name, at, count }) }),
    ).toHaveCount(1)
  await signIn(page, 'ana')
  await open(page, list)
  await page.getByRole('link', { name: pt('referenceLists:order.button') }).click()
  await expect(page.getByRole('button', { name: pt('referenceLists:order.save') })).toBeVisible()
  await audit()
  const count = await rows.count()
  const [first, second, third] = [await nameOf(0), await nameOf(1), await nameOf(2)]

  await rows.first().focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(button('up', third)).toBeFocused()
  await page.keyboard.press('Enter')
  await isAnnounced(third, 2, count)
  await expect(button('up', third)).toBeFocused()
  await page.keyboard.press('Space')
  await isAnnounced(third, 1, count)
  // At the end of the list the button keeps the focus and moves nothing.
  await page.keyboard.press('Enter')
  await expect(button('up', third)).toBeFocused()
  await expect(rows.first()).toHaveAccessibleName(third)

  const handle = rows.nth(3).getByRole('button').first()
  const fourth = await nameOf(3)
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await rows.first().boundingBox()]
  if (!from || !to) throw new Error('A row has no box.')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, from.y - 20, { steps: 5 })
  await page.mouse.move(to.x + 20, to.y + 2, { steps: 10 })
  await page.mouse.up()
  await expect(rows.first()).toHaveAccessibleName(fourth)

  await page.getByRole('button', { name: pt('referenceLists:order.save') }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, pt('referenceLists:toast.ordered'))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const names = await page.getByRole('rowheader').allInnerTexts()
  expect(names.slice(0, 4).map((name) => name.trim())).toEqual([fourth, third, first, second])
})

test('the list of handshapes draws every hand with at most twelve requests besides scripts, styles and fonts; Ana opens the signs of a value from it, and removes the filter again [REF-02] [SGN-12]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  const requests: string[] = []
  page.on('request', (request) => {
    if (!['script', 'stylesheet', 'font'].includes(request.resourceType())) requests.push(request.url())
  })
  await open(page, '/pt/control-panel/signs/handshape-of-hand')
  await page.mouse.wheel(0, 100_000)
  await page.waitForLoadState('networkidle')
  const hands = page.getByRole('main').locator('table svg use')
  expect(await hands.count()).toBeGreaterThan(80)
  expect(new Set(requests).size, requests.join('\n')).toBeLessThanOrEqual(12)

  const used = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d+ sina/ }) })
  const name = ((await used.first().getByRole('rowheader').textContent()) ?? '').trim()
  const uses = used.first().getByRole('link', { name: /^\d+ sina/ })
  const count = Number.parseInt((await uses.textContent()) ?? '', 10)
  await uses.click()
  await expect(page).toHaveURL(/signs\?handshape-of-hand=/)
  const filter = pt('signList:filter.chosen', { filter: pt('vocabularies:handshape-of-hand'), value: name })
  const remove = page.getByRole('link', { name: pt('signList:filter.remove', { name: filter }) })
  await expect(page.getByText(filter, { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(Math.min(count, 50))
  await audit('the signs of a value')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  // Another filter keeps the value.
  await page.getByRole('combobox', { name: pt('signList:filter.order') }).selectOption('alphabetical')
  await expect(page).toHaveURL(/handshape-of-hand=.*order=alphabetical/)
  await expect(remove).toHaveAttribute('href', /signs\?order=alphabetical$/)
  await remove.click()
  await expect(page).toHaveURL(/signs\?order=alphabetical$/)
  await expect(remove).toHaveCount(0)

  await follow(page, '/pt/control-panel/signs?location=nowhere')
  const unknown = pt('signList:filter.unknownValue', { value: 'nowhere' })
  await expect(page.getByText(unknown)).toBeVisible()
  await expect(page.getByText(pt('signList:list.none'))).toBeVisible()
})

test('Ana merges a used handshape into another and undoes it; visitors see both at once [REF-03]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  const list = '/pt/control-panel/signs/handshape-of-hand'
  await open(page, list)
  const used = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d+ sina/ }) })
  const link = used.first().getByRole('rowheader').getByRole('link')
  const name = ((await link.textContent()) ?? '').trim()
  const value = ((await used.first().locator('code').textContent()) ?? '').trim()
  await link.click()
  await expect(page).toHaveURL(/edit\/\d+$/)
  const publicPath = `/pt/search-signs/handshape/signs/${page.url().split('/').at(-1)}`
  expect((await page.request.get(publicPath)).status()).toBe(200)
  await expect(page.getByRole('button', { name: pt('referenceLists:delete.button') })).toHaveCount(0)
  const other = page.getByRole('combobox', { name: pt('referenceLists:merge.into') })
  await other.selectOption({ index: 5 })
  const otherId = await other.inputValue()
  await page.getByRole('button', { name: pt('referenceLists:merge.preview') }).click()
  await expect(page.getByText(pt('referenceLists:merge.effect', { count: 1 }).slice(-30))).toBeVisible()
  await audit()
  await page.getByRole('button', { name: pt('referenceLists:merge.confirm'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  const moved = await page.request.get(publicPath, { maxRedirects: 0 })
  expect(moved.status()).toBe(302)
  expect(moved.headers().location).toMatch(new RegExp(`/signs/${otherId}$`))
  await audit()

  await page.getByRole('button', { name: pt('referenceLists:merges.undoOf', { value }) }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  expect((await page.request.get(publicPath, { maxRedirects: 0 })).status()).toBe(200)
})
