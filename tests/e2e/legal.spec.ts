import type { Page } from '@playwright/test'
import { castPassword } from '#seeds/cast-people.ts'
import { expect, open, signIn, translator } from './fixtures.ts'
import { createIsolatedSiteTest } from './isolated-site.ts'

const test = createIsolatedSiteTest()
const pt = translator('pt')
const terms = '/pt/control-panel/terms-of-use'
const policies = '/pt/control-panel/privacy-policy'

test.describe.configure({ mode: 'serial' })

test('Ana corrects the terms: everybody reads the new wording, nobody is asked again, the old one stays [CON-06]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, terms)
  await expect(page.getByRole('row')).toHaveCount(2)
  await audit()
  await page.getByRole('link', { name: /^Corrigir a versão/ }).click()
  const editor = page.getByRole('textbox', { name: 'Texto: Português' })
  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Palavras novas. ')
  await audit()
  await page.getByRole('button', { name: pt('legal:save') }).click()
  await expect(page.getByText(pt('legal:toast.corrected')).first()).toBeVisible()
  await expect(page.getByText(/corrigido por Ana/)).toBeVisible()

  await page.goto('/pt/terms-of-use')
  await expect(page.getByText('Palavras novas.')).toBeVisible()
  await signIn(page, 'bruno')
  await page.goto('/pt/control-panel/overview')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a text without its default language is refused, where it is missing, and nothing is lost [CON-06] [VAL-03]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, `${terms}/create`)
  await page.getByRole('textbox', { name: 'Texto: Português' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.getByRole('textbox', { name: 'Texto: Alemão' }).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Neue Worte. ')
  await page.getByRole('button', { name: pt('legal:publish') }).click()
  await expect(page.getByText(pt('errors:form.mandatory')).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Texto: Português' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Texto: Alemão' })).toContainText('Neue Worte.')
  await page.goto(terms)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('two people correct at once: the second is told, and nothing is overwritten [CON-06]', async ({
  page,
  context,
}) => {
  await signIn(page, 'ana')
  await open(page, `${terms}/edit`)
  const other = await context.newPage()
  await open(other, `${terms}/edit`)
  for (const [one, words] of [
    [page, 'Primeira mão. '],
    [other, 'Segunda mão. '],
  ] as const) {
    await one.getByRole('textbox', { name: 'Texto: Português' }).click()
    await one.keyboard.press('Control+Home')
    await one.keyboard.type(words)
    await one.getByRole('button', { name: pt('legal:save') }).click()
    await expect(one.getByText(/Correção salva|Alguém mudou este texto/).first()).toBeVisible()
  }
  await expect(other.getByText(pt('errors:legal.changedMeanwhile')).first()).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Texto: Português' })).toContainText('Segunda mão.')
  await page.goto('/pt/terms-of-use')
  await expect(page.getByText('Primeira mão.')).toBeVisible()
  await expect(page.getByText('Segunda mão.')).toHaveCount(0)
})

test('without an id the current version is corrected; of another kind there is none [CON-06]', async ({
  page,
  expectError,
}) => {
  await signIn(page, 'ana')
  await page.goto(`${terms}/edit`)
  await expect(page).toHaveURL(/\/terms-of-use\/edit\/\d+$/)
  const id = page.url().split('/').at(-1)
  expectError('404')
  for (const wrong of [
    `/pt/control-panel/privacy-policy/edit/${id}`,
    `${terms}/edit/999999`,
    `${terms}/edit/x`,
  ])
    expect((await page.goto(wrong))?.status(), wrong).toBe(404)
})

test('Ana publishes new terms: they are the current ones, and Bruno is asked before he goes on [CON-06] [CON-05]', async ({
  page,
}) => {
  await publishTerms(page, 'Versão nova. ')
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/overview')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Versão nova.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

test('terms that were published while Bruno read the former ones are shown at once, and he accepts those [CON-01] [CON-05]', async ({
  page,
  browser,
  site,
  expectError,
}) => {
  expectError('409')
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/overview')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Versão nova.')
  const ana = await browser.newPage({ baseURL: site.url })
  await publishTerms(ana, 'Versão mais nova. ')
  await ana.close()

  const accept = dialog.getByRole('button', { name: pt('consent:accept') })
  await accept.click()
  const toasts = page.getByRole('status', { name: pt('ui:toast.label') })
  // In front of the dialog: whoever presses there meets the toast.
  await toasts.getByText(pt('errors:legal.notCurrent')).click({ trial: true })
  await expect(dialog).toContainText('Versão mais nova.')
  await accept.click()
  await expect(page.getByText(pt('consent:termsAccepted'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what Ana sees of Bruno’s consent is about the policy that he accepted, though there is a newer one [CON-04] [CON-06]', async ({
  page,
}) => {
  await publish(page, policies, 'Política nova. ')
  await acceptPendingTerms(page)
  await open(page, '/pt/control-panel/users/view/2')
  await expect(page.getByText(pt('users:profile.policyOwed'))).toBeVisible()
  await expect(page.getByRole('region', { name: pt('consent:policy.text') })).toBeVisible()
  await expect(page.getByText('Política nova.')).toHaveCount(0)
})

test('terms that were published while Grace registered are those that she then accepts [ACC-01] [CON-01]', async ({
  page,
  browser,
  site,
  expectError,
}) => {
  expectError('409')
  await open(page, '/pt/register')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('name').fill('Grace')
  await field('lastName').fill('Reed')
  await field('hearingStatus').selectOption('deaf')
  await field('professionId').selectOption({ index: 3 })
  await field('institutionId').selectOption({ index: 1 })
  for (const name of ['email', 'emailConfirmation']) await field(name).fill('grace.reads@school.example')
  for (const name of ['acceptsTerms', 'acceptsPolicy']) await field(name).check()
  const send = async () => {
    for (const name of ['password', 'passwordConfirmation']) await field(name).fill(castPassword)
    await page.getByRole('button', { name: pt('register:send') }).click()
  }
  const shown = await field('termsId').inputValue()
  const ana = await browser.newPage({ baseURL: site.url })
  await publishTerms(ana, 'Versão novíssima. ')
  await ana.close()
  await send()
  await expect(page.getByText(pt('errors:legal.notCurrent')).first()).toBeVisible()
  await expect(field('termsId')).not.toHaveValue(shown)
  await send()
  await expect(page).toHaveURL(/\/pt\/confirm-email$/)
})

/** Who published something has to accept it too. */
async function acceptPendingTerms(page: Page): Promise<void> {
  await open(page, '/pt/control-panel/acceptance')
  const accept = page.getByRole('main').getByRole('button', { name: pt('consent:accept') })
  if ((await accept.count()) === 0) return
  await accept.click()
  await expect(page).toHaveURL(/overview$/)
}

const publishTerms = (page: Page, words: string) => publish(page, terms, words)

/** Ana publishes terms or a policy that begin with other words. */
async function publish(page: Page, list: string, words: string): Promise<void> {
  await signIn(page, 'ana')
  await acceptPendingTerms(page)
  await open(page, `${list}/create`)
  await page.getByRole('textbox', { name: 'Texto: Português' }).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(words)
  await page.getByRole('button', { name: pt('legal:publish') }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
}
