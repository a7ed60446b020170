import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
/** The most that one line takes on a phone. */
const lineHeight = 48

test('the first stage shows signs with the same gloss or keyword, on a phone as one line that opens [SGN-03] [UIX-01]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/signs/create')
  const beside = page.getByRole('complementary', { name: pt('signPhonology:film.title') })
  await expect(beside).toContainText(pt('signPhonology:sameWord.waiting'))
  const keywords = page.getByRole('textbox', { name: pt('signForm:translation.keywords') }).first()
  await keywords.fill('Moradia')
  await keywords.press('Enter')
  const casa = beside.getByRole('link', { name: 'CASA', exact: true })
  await expect(casa).toHaveAttribute('href', /^\/pt\/signs\/view\//)
  await audit('same word')
  await page
    .getByRole('textbox', { name: pt('properties:gloss') })
    .first()
    .fill('ALEMANHA')
  await expect(beside.getByRole('link')).toHaveCount(2)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(casa).toBeHidden()
  const line = beside.getByRole('button', { expanded: false })
  await expect(line).toHaveText(`${pt('signPhonology:sameWord.short')}: ALEMANHA, CASA`)
  expect((await beside.boundingBox())?.height).toBeLessThanOrEqual(lineHeight)
  await line.click()
  await expect(casa).toBeVisible()
  await audit('opened line')
  expect(await horizontalOverflow(page)).toBe(0)
})
