import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { insideOf, shownText, textsOf } from './page-html.ts'
import { followMenuItem, horizontalOverflow, languagePanel, openLanguage } from './site-parts.ts'

// The journeys of a worker share one site and use pages of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const list = '/pt/control-panel/contents'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: pt('simpleLists:save'), exact: true })
const add = (page: Page) => page.getByRole('button', { name: pt('simpleLists:contents.add') })
const titleIn = (page: Page, language: string) =>
  languagePanel(page, language).getByRole('textbox', { name: pt('simpleLists:contents.field.title') })
const bodyIn = (page: Page, language: string) =>
  languagePanel(page, language).getByRole('textbox', {
    name: pt('simpleLists:textIn', { field: pt('simpleLists:contents.field.body'), language }),
  })
const tool = (page: Page, language: string, name: string) =>
  languagePanel(page, language).getByRole('button', { name, exact: true })
const address = (page: Page) => page.getByRole('textbox', { name: pt('simpleLists:contents.field.address') })

test('Ana writes the imprint with a table and a picture; a visitor reads it in two languages [CNT-01] [CNT-06] [D24] [PUB-05] [UIX-05]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  await followMenuItem(page, 'content', 'contents')
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.contents') })).toBeVisible()
  await audit('the list')
  await page.getByRole('link', { name: 'Informações legais', exact: true }).click()

  const body = bodyIn(page, 'Português')
  await body.fill('Quem mantém este site:')
  await tool(page, 'Português', pt('editor:table.insert')).click()
  await page.keyboard.type('Instituição')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Endereço')
  await tool(page, 'Português', pt('editor:table.removeColumn')).click()
  await expect(body.getByRole('columnheader')).toHaveCount(2)
  await body.getByRole('columnheader').last().click()
  await page.keyboard.type('Cidade')
  // In the editor, and in the preview of what visitors read.
  await expect(page.getByRole('columnheader', { name: 'Cidade' })).toHaveCount(2)
  await tool(page, 'Português', pt('editor:picture.insert')).click()
  const picture = { create: { width: 40, height: 30, channels: 3, background: '#0a5' } } as const
  await languagePanel(page, 'Português')
    .getByLabel(pt('editor:picture.file'))
    .setInputFiles({ name: 'casa.png', mimeType: 'image/png', buffer: await sharp(picture).png().toBuffer() })
  const alternative = body.getByRole('textbox', { name: pt('editor:picture.alt') })
  await expect(alternative).toBeVisible()
  await audit('the editor with a table and a picture')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await save(page).click()
  await expect(languagePanel(page, 'Português').getByText(pt('errors:value.pictureText'))).toBeVisible()
  await expect(alternative).toBeFocused()
  await alternative.fill('A nossa casa')
  await openLanguage(page, 'Inglês')
  await bodyIn(page, 'Inglês').fill('Who runs this site.')
  await save(page).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name: 'Informações legais' }))).toBeVisible()

  await page.getByRole('link', { name: pt('simpleLists:view') }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('columnheader').first()).toHaveText('Instituição')
  const shown = article.getByRole('img', { name: 'A nossa casa' })
  await expect(shown).toHaveAttribute('width', '40')
  await expect(shown).toHaveAttribute('height', '30')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  await audit('the page for visitors')
  const english = await (await page.request.get('/en/imprint')).text()
  expect(shownText(insideOf(english, 'article').join())).toContain('Who runs this site.')
})

test('Ana adds a page to the footer; a reader of another language reads it in the default one [CNT-01] [PUB-05] [VAL-01]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await signIn(page, 'ana')
  await open(page, `${list}/create`)
  await titleIn(page, 'Português').fill('Quem somos')
  await bodyIn(page, 'Português').fill('Uma equipe.')
  await address(page).fill('faqs')
  await page.getByRole('checkbox', { name: pt('simpleLists:contents.field.inFooter') }).check()
  await add(page).click()
  await expect(address(page)).toHaveAccessibleDescription(new RegExp(pt('errors:content.addressReserved')))
  await expect(bodyIn(page, 'Português')).toHaveText('Uma equipe.')
  await address(page).fill('quem-somos')
  await add(page).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: 'Quem somos' }))).toBeVisible()

  await open(page, '/hu/quem-somos')
  await expect(page.getByRole('heading', { level: 1, name: 'Quem somos' })).toHaveAttribute('lang', 'pt')
  await expect(page.getByText(translator('hu')('public:notInformed'))).toBeVisible()
  await expect(page.locator('.reading[lang=pt]')).toHaveText('Uma equipe.')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Quem somos' })).toBeVisible()
})

test('Ana changes the facts of the about page, visitors read them, and she restores the former ones [CNT-01] [PUB-05]', async ({
  page,
  audit,
}) => {
  const about = '/pt/control-panel/about'
  await signIn(page, 'ana')
  await open(page, about)
  const name = page.getByRole('textbox', { name: pt('datasetFacts:field.name') })
  const before = await name.inputValue()
  await name.fill('')
  await page.getByRole('button', { name: pt('datasetFacts:save'), exact: true }).click()
  await expect(name).toBeFocused()
  await name.fill('Dicionário das Mãos')
  await page.getByRole('textbox', { name: pt('datasetFacts:field.owners') }).fill('Universidade\nMuseu')
  await page.getByRole('button', { name: pt('datasetFacts:save'), exact: true }).click()
  await expect(toast(page, pt('datasetFacts:toast.saved'))).toBeVisible()
  await audit('the facts with their versions')
  const shown = await (await page.request.get('/pt/about')).text()
  expect(textsOf(shown, 'dd')).toContain('Universidade e Museu')
  await page.getByRole('button', { name: pt('kit:versions.restoreOf', { number: 1 }) }).click()
  await expect(toast(page, pt('datasetFacts:toast.restored', { number: 1 }))).toBeVisible()
  await expect(name).toHaveValue(before)
})
