import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'

const pt = translator('pt')

test('the signs of an example are found while typing, and what is no published sign is named [SGN-02]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/signs/create#relations')
  await page.getByRole('button', { name: pt('signForm:examples.add') }).click()
  const signs = page.getByRole('textbox', { name: pt('signForm:examples.signs') })
  await signs.fill('NENHUM-SINAL cl:andar')
  await expect(page.getByText(pt('signForm:examples.unknown', { signs: 'NENHUM-SINAL' }))).toBeVisible()
  const search = page.getByRole('combobox', { name: pt('signForm:examples.addSign') })
  await search.focus()
  await page.keyboard.type('moradia')
  await page.keyboard.press('Enter')
  await expect(signs).toHaveValue('NENHUM-SINAL cl:andar CASA')
  await expect(search).toHaveValue('')
  await signs.fill('CASA')
  await expect(page.getByText('NENHUM-SINAL')).toHaveCount(0)
  await audit('examples')
})
