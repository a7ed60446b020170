import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findSignPath } from './find-sign.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { followMenuItem, horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use languages of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const list = '/pt/control-panel/languages'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: pt('languages:save'), exact: true })
const name = (page: Page) => page.getByRole('textbox', { name: pt('languages:field.language') })
const add = (page: Page) => page.getByRole('button', { name: pt('languages:add') })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Adds a language from the open list and waits for its page. */
async function addLanguage(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: pt('languages:create') }).click()
  await name(page).fill(text)
  await add(page).click()
  await expect(page).toHaveURL(/\/edit\/\d+$/)
}

test('Ana adds Dutch by its name; the forms of signs, questions and values have it at once [CNT-04] [UIX-05]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  const menu = await followMenuItem(page, 'settings', 'languages')
  await expect(page.getByRole('heading', { level: 1, name: pt('languages:title') })).toBeVisible()
  await expect(menu).toHaveAttribute('aria-current', /page|true/)
  await audit('the list')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: pt('languages:create') }).click()
  await name(page).fill('xx-')
  await add(page).click()
  await expect(name(page)).toHaveAccessibleDescription(
    new RegExp(pt('errors:language.unknownName').slice(0, 30)),
  )
  await audit('the refused form')
  await name(page).fill('Nederlands')
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nederlands' })).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('textbox', { name: /^inglês/i })).toHaveValue('Dutch')
  await audit('the language')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  const [id] = (await findSignPath(page, 'CASA')).match(/\d+/) ?? []
  await open(page, `/pt/control-panel/signs/edit/${id}`)
  await expect(page.getByText('holandês', { exact: true }).first()).toBeAttached()
  await follow(page, '/pt/control-panel/faqs/create')
  await expect(page.getByRole('tab', { name: /^holandês/i })).toBeVisible()
  await follow(page, '/pt/control-panel/signs/semantic-field/create')
  await expect(page.getByRole('textbox', { name: 'holandês' })).toBeVisible()
})

test('of two people who change a language at once the second is refused; the default moves and is never unset [CNT-04] [SGN-15]', async ({
  page,
  context,
  expectError,
}) => {
  expectError('409')
  expectError('422')
  await signIn(page, 'ana')
  await open(page, list)
  await addLanguage(page, 'nheengatu')
  const other = await context.newPage()
  await open(other, page.url())
  await other.getByRole('textbox', { name: pt('languages:field.notes') }).fill('Revisão em janeiro')
  await save(other).click()
  await expect(toast(other, pt('languages:toast.saved', { name: 'nheengatu' }))).toBeVisible()
  await other.close()
  await page.getByRole('textbox', { name: pt('languages:field.notes') }).fill('Outra nota')
  await save(page).click()
  await expect(page.getByRole('main').getByText(pt('errors:language.changed'))).toBeVisible()

  await open(page, list)
  await page.getByRole('link', { name: 'Português', exact: true }).click()
  const isDefault = page.getByRole('checkbox', { name: pt('languages:field.default') })
  await isDefault.uncheck()
  await save(page).click()
  await expect(page.getByRole('main').getByText(pt('errors:language.defaultRequired')).first()).toBeVisible()
})

test('Ana retires a language with texts and brings it back; one without texts can be deleted [CNT-04] [D4]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, list)
  await rowOf(page, 'magyar').getByRole('rowheader').getByRole('link').click()
  await expect(page.getByText(pt('errors:language.inUse'))).toBeVisible()
  await page.getByRole('checkbox', { name: /^Quero tirar de uso/ }).check()
  await page.getByRole('button', { name: pt('languages:retire.button') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('languages:title') })).toBeVisible()
  await expect(rowOf(page, 'magyar')).toHaveCount(0)
  await follow(page, '/pt/control-panel/faqs/create')
  await expect(page.getByRole('tab', { name: /^húngaro/i })).toHaveCount(0)
  await follow(page, `${list}?state=retired`)
  await rowOf(page, 'magyar').getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: pt('languages:retire.return') }).click()
  await expect(page.getByText(pt('languages:retire.retired'))).toHaveCount(0)
  await follow(page, '/pt/control-panel/faqs/create')
  await expect(page.getByRole('tab', { name: /^húngaro/i })).toBeVisible()

  await follow(page, list)
  await addLanguage(page, 'mi')
  await page.getByRole('checkbox', { name: /^Quero excluir/ }).check()
  await page.getByRole('button', { name: pt('languages:delete.button'), exact: true }).click()
  await expect(page).toHaveURL(/languages$/)
  await expect(rowOf(page, 'Māori')).toHaveCount(0)
})
