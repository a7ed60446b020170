import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { recordingTitle } from './gloss-data.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')

test('Ana takes the proposed convention, links three values that no sign has, and makes a new sign [ELN-03] [UIX-03]', async ({
  page,
  audit,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
  const tab = (name: 'unmatched' | 'marked' | 'lexical') =>
    page.getByRole('navigation', { name: pt('eafGlosses:values.tabs') }).getByRole('link', {
      name: pt(`eafGlosses:values.tab.${name}`),
    })
  const row = (value: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: value, exact: true }) })
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/videos-eaf')
  await page.getByRole('link', { name: recordingTitle }).click()
  await page.getByRole('link', { name: pt('eafVideos:tab.glosses'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: recordingTitle })).toBeVisible()
  const hands = ['S1 Glosa MD', 'S1 Glosa ME', 'S1 Tradução'].map((tier) =>
    page.getByLabel(pt('eafGlosses:tiers.handOf', { tier })),
  )
  expect(await Promise.all(hands.map((hand) => hand.inputValue()))).toEqual(['strong', 'weak', ''])
  await expect(page.getByText('P-O-R-T-O')).toBeVisible()
  await audit('the proposal')

  await button(pt('eafGlosses:choose.button')).click()
  await expect(toast(pt('eafGlosses:toast.chosen', { lexical: 7, unmatched: 8 }))).toBeVisible()
  await expect(page.getByText(pt('eafGlosses:report.of', { linked: 7, total: 15 }))).toBeVisible()
  await page.getByLabel(pt('eafGlosses:convention.label')).selectOption('plain')
  await button(pt('eafGlosses:choose.compare')).click()
  await expect(page.getByRole('heading', { name: pt('eafGlosses:comparison.title') })).toBeVisible()
  await audit('the comparison')

  for (const value of ['TRABALHO', 'CRIANÇAS', 'LIVROS'])
    await page.getByLabel(pt('eafGlosses:values.choose', { value })).check()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('chosen values in dark colours')
  await button(pt('eafGlosses:bulk.link', { count: 7 })).click()
  await expect(toast(pt('eafGlosses:toast.linked', { count: 3 }))).toBeVisible()
  await expect(page.getByText(pt('eafGlosses:report.of', { linked: 14, total: 15 }))).toBeVisible()

  await row('UNIVERSIDADE').getByRole('link').click()
  await expect(page.getByRole('heading', { name: pt('eafGlosses:decide.title') })).toBeVisible()
  await page.getByRole('combobox', { name: pt('eafGlosses:decide.search') }).fill('ESCOLA')
  await expect(page.getByRole('option', { name: 'ESCOLA' })).toBeVisible()
  await page.keyboard.press('Escape')
  await audit('the page that decides about a value')
  await button(pt('eafGlosses:decide.createButton')).click()
  await expect(toast(pt('eafGlosses:toast.created', { count: 1 }))).toBeVisible()

  await row('PAI^MÃE').getByRole('link').click()
  await button(pt('eafGlosses:decide.partsButton')).click()
  await expect(page.getByText(pt('eafGlosses:report.of', { linked: 17, total: 17 }))).toBeVisible()
  await expect(page.getByText(pt('eafGlosses:values.none.unmatched'))).toBeVisible()
  await tab('lexical').click()
  await row('UNIVERSIDADE').getByRole('link', { name: 'UNIVERSIDADE' }).click()
  await expect(page.getByText('UNIVERSIDADE').first()).toBeVisible()
  await expect(page).toHaveURL(/signs\/view/)
})
