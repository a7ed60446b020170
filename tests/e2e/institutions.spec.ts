import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { followMenuItem, horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use institutions of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const list = '/pt/control-panel/institutions'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: pt('simpleLists:save'), exact: true })
const add = (page: Page) => page.getByRole('button', { name: pt('simpleLists:institutions.add') })
const field = (page: Page, name: 'name' | 'link') =>
  page.getByRole('textbox', { name: pt(`simpleLists:institutions.field.${name}`), exact: false })
const partner = (page: Page) =>
  page.getByRole('checkbox', { name: pt('simpleLists:institutions.field.isPartner') })
const partners = (page: Page) => page.getByRole('region', { name: pt('public:footer.partners') })

test('Ana gives an institution a logo, and visitors see it in the footer with its link [CNT-09] [CNT-05] [PUB-16] [UIX-05]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  await followMenuItem(page, 'settings', 'institutions')
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.institutions') })).toBeVisible()
  await page.getByRole('link', { name: pt('simpleLists:institutions.create') }).click()
  await field(page, 'name').fill('Universidade das Mãos')
  await field(page, 'link').fill('javascript:alert(1)')
  await partner(page).check()
  await add(page).click()
  await expect(field(page, 'link')).toBeFocused()
  await expect(field(page, 'link')).toHaveAccessibleDescription(new RegExp(pt('errors:value.link')))
  await field(page, 'link').fill('https://maos.example/')
  await add(page).click()
  await expect(page.getByText(pt('errors:institution.logoMissing')).first()).toBeVisible()
  await audit('the refused form')

  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#005a9c' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'maos.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByRole('img', { name: 'maos.png' })).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await add(page).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: 'Universidade das Mãos' }))).toBeVisible()
  await audit('the list')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  await page.context().clearCookies()
  await expect(async () => {
    await open(page, '/pt/about')
    expect(await partners(page).getByRole('img', { name: 'Universidade das Mãos' }).count()).toBe(1)
  }).toPass()
  const picture = partners(page).getByRole('img', { name: 'Universidade das Mãos' })
  await expect(partners(page).getByRole('link', { name: 'Universidade das Mãos' })).toHaveAttribute(
    'href',
    'https://maos.example/',
  )
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect((await picture.boundingBox())?.width).toBe(165)
})

test('two administrators change an institution at once: the second is refused; the entry for others stays [CNT-09] [SGN-15] [D4]', async ({
  page,
  context,
  audit,
  expectError,
}) => {
  expectError('409')
  expectError('422')
  await signIn(page, 'ana')
  await open(page, `${list}/create`)
  await field(page, 'name').fill('Escola Azul')
  await add(page).click()
  await page.getByRole('link', { name: 'Escola Azul', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Escola Azul' })).toBeVisible()
  const other = await context.newPage()
  await open(other, page.url())
  await field(other, 'name').fill('Escola Verde')
  await save(other).click()
  await expect(toast(other, pt('simpleLists:toast.saved', { name: 'Escola Verde' }))).toBeVisible()
  await other.close()
  await field(page, 'name').fill('Escola Roxa')
  await save(page).click()
  await expect(page.getByRole('main').getByText(pt('errors:list.entryChanged'))).toBeVisible()
  const versions = page.getByRole('region', { name: pt('kit:versions.title') })
  await expect(versions.getByRole('heading', { level: 3 })).toHaveCount(2)
  // By keyboard: the notice about the draft may appear above at any moment, and a moved link loses a click.
  await versions
    .getByRole('link', { name: pt('simpleLists:versions.changesOf', { number: 2 }) })
    .press('Enter')
  await expect(versions.getByRole('insertion').first()).toHaveText('Verde')
  await audit('the versions')

  await page.getByRole('checkbox', { name: pt('simpleLists:delete.sure', { name: 'Escola Verde' }) }).check()
  await page.getByRole('button', { name: pt('simpleLists:delete.button'), exact: true }).click()
  await expect(toast(page, pt('simpleLists:toast.deleted', { name: 'Escola Verde' }))).toBeVisible()

  await page.getByRole('link', { name: pt('accounts:institution.other'), exact: true }).click()
  await expect(page.getByRole('main').getByText(pt('errors:institution.other'))).toBeVisible()
  const active = page.getByRole('checkbox', { name: pt('simpleLists:institutions.active') })
  await active.uncheck()
  await save(page).click()
  await expect(active).toHaveAccessibleDescription(new RegExp(pt('errors:institution.other')))
})
