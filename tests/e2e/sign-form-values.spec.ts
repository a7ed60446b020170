import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'

const de = translator('de')
const formPath = '/de/control-panel/signs/create#morphology'
const gloss = (page: Page) => page.getByRole('textbox', { name: de('properties:gloss') }).first()
const lexicalType = (page: Page, includeHidden = false) =>
  page.getByRole('combobox', { name: de('properties:lexical_type'), includeHidden })
const dialogOf = (page: Page) =>
  page.getByRole('dialog', {
    name: de('referenceLists:dialog.title', { list: de('vocabularies:lexical-types') }),
  })
const add = (page: Page) => dialogOf(page).getByRole('button', { name: de('referenceLists:add') })

test('Bruno chooses values, but is not offered to add one; Ana adds a value from within the form by keyboard, a taken name is refused, and the form keeps everything [REF-02] [ROL-05]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await signIn(page, 'bruno')
  await open(page, formPath)
  await lexicalType(page).focus()
  await page.keyboard.type('Begriff ohne Recht')
  await expect(page.getByRole('option')).toHaveText([de('kit:noneFound')])

  await signIn(page, 'ana')
  await open(page, '/de/control-panel/signs/create')
  await gloss(page).fill('WERKZEUG-NEU')
  await page.getByRole('link', { name: de('signForm:stages.morphology') }).click()
  const heading = page.getByRole('heading', { name: de('signForm:stages.morphology'), level: 2 })
  await expect(heading).toBeFocused()
  const field = lexicalType(page)
  await field.focus()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('Werkzeugbegriff')
  await expect(
    page.getByRole('option', { name: de('signForm:values.addNamed', { name: 'Werkzeugbegriff' }) }),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('textbox', { name: 'Deutsch' })).toHaveValue('Werkzeugbegriff')
  await audit()
  const portuguese = dialog.getByRole('textbox', { name: /^Portugiesisch/ })
  await add(page).press('Enter')
  await expect(portuguese).toHaveAccessibleDescription(new RegExp(de('errors:value.required')))
  await portuguese.fill('Termo de ferramenta')
  const name = dialog.getByRole('textbox', { name: de('referenceLists:field.value') })
  await add(page).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Werkzeugbegriff')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Anderer Begriff')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await portuguese.fill('Outro termo')
  await name.fill('termo-de-ferramenta')
  await add(page).press('Enter')
  const taken = { name: 'termo-de-ferramenta', value: 'termo-de-ferramenta' }
  await expect(name).toHaveAccessibleDescription(new RegExp(de('errors:entry.nameTaken', taken)))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await expect(lexicalType(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(lexicalType(page)).toHaveValue('Anderer Begriff')
  await expect(lexicalType(page)).toHaveAccessibleDescription(
    new RegExp(de('kit:comboBox.kept', { label: 'Werkzeugbegriff' })),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WERKZEUG-NEU')
})
