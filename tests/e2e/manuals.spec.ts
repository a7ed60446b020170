import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { followMenuItem, horizontalOverflow, languagePanel } from './site-parts.ts'

const pt = translator('pt')
const list = '/pt/control-panel/annotations-manual'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const download = (page: Page, name: string) =>
  page.getByRole('link', { name: pt('simpleLists:download.file', { name }), exact: true })

test('Ana adds a file to the manual of annotations; Bruno downloads it; a visitor cannot [CNT-09] [UIX-05] [ROL-01]', async ({
  page,
  audit,
}) => {
  const content = `%PDF-1.7\n${'Regras de anotação. '.repeat(5000)}`
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  await followMenuItem(page, 'settings', 'annotationsManual')
  await expect(
    page.getByRole('heading', { level: 1, name: pt('panel:place.annotationsManual') }),
  ).toBeVisible()
  await expect(page.getByText(pt('simpleLists:annotationsManual.none'))).toBeVisible()
  await page.getByRole('link', { name: pt('simpleLists:annotationsManual.create') }).click()
  await languagePanel(page, 'Português').getByRole('textbox').fill('Como anotar em camadas')
  await page.locator('input[type=file]').setInputFiles({
    name: 'anotar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  })
  await expect(
    page.getByRole('button', { name: pt('kit:media.remove', { file: 'anotar.pdf' }) }),
  ).toBeVisible()
  await audit('the form')
  await page.getByRole('button', { name: pt('simpleLists:annotationsManual.add') }).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: 'Como anotar em camadas' }))).toBeVisible()
  await expect(download(page, 'anotar.pdf')).toBeVisible()
  await audit('the list of Ana')

  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/overview')
  await followMenuItem(page, 'settings', 'annotationsManual')
  const row = page.getByRole('row').filter({ hasText: 'Como anotar em camadas' })
  await expect(row).toContainText('0,1 MB')
  await expect(
    page.getByRole('main').getByRole('link', { name: pt('simpleLists:annotationsManual.create') }),
  ).toHaveCount(0)
  // The file, and the manual of annotating with ELAN.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  await audit('the list of Bruno')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  const address = (await download(page, 'anotar.pdf').getAttribute('href')) ?? ''
  const file = await page.request.get(address)
  expect([file.status(), await file.text()]).toEqual([200, content])
  for (const below of ['/create', '/edit/1'])
    expect((await page.request.get(`${list}${below}`)).url(), below).toMatch(/overview$/)

  await page.context().clearCookies()
  expect((await page.request.get(address)).status()).toBe(404)
  expect((await page.request.get(list)).url()).toMatch(/login/)
})
