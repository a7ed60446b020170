import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { accountField, fillPasswords, fillRegistration } from './account-fields.ts'
import { disposableEmail } from './disposable-accounts.ts'
import { answerCookieNotice, expect, open, signIn, signInAs } from './fixtures.ts'
import { testWithSettings } from './isolated-site.ts'

// New terms block every account of a site until it accepts them, so other journeys cannot use the same site.
const test = testWithSettings({})

// All journeys of a worker share one site. They find it with any number of versions and leave it with more.
// Each signs several people in and edits long texts.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const termsPath = '/pt/control-panel/terms-of-use'
const policyPath = '/pt/control-panel/privacy-policy'
const editorName = (language: string) => pt('legal:body', { language })
const editor = (page: Page, language = 'Português') =>
  page.getByRole('textbox', { name: editorName(language) })

async function typeAtStart(page: Page, text: string, language?: string): Promise<void> {
  await editor(page, language).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(text)
}

/** Accepts the newest terms and policy for the signed-in person, if another journey published some. */
async function acceptPending(page: Page): Promise<void> {
  const accept = page.getByRole('main').getByRole('button', { name: pt('consent:accept') })
  const address = '/pt/control-panel/acceptance'
  for (let question = 0; question < 2; question++) {
    const answer = await page.request.get(address)
    if (!(await answer.text()).includes(pt('consent:accept'))) return
    await open(page, address)
    await accept.click()
    await expect(page).toHaveURL(/overview$/)
  }
}

/** Signs Ana in, who has accepted everything. */
async function signInAsAdministrator(page: Page): Promise<void> {
  await signIn(page, 'ana')
  await acceptPending(page)
}

const confirmation = (page: Page) => page.getByRole('alertdialog', { name: pt('legal:confirm.title') })
const publishButton = (scope: Page | Locator) => scope.getByRole('button', { name: pt('legal:publish') })

/** Ana publishes a new version that begins with the text. */
async function publish(page: Page, list: string, text: string): Promise<void> {
  await signInAsAdministrator(page)
  await open(page, `${list}/create`)
  await typeAtStart(page, text)
  await publishButton(page).click()
  await publishButton(confirmation(page)).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
}

const versionRows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Corrigir a versão/ }) })

test('a corrected text is shown at once, nobody has to accept again, and the old text is kept; a second correction of the same wording is refused, and nothing is overwritten [CON-06]', async ({
  page,
  context,
  audit,
}) => {
  await signIn(page, 'bruno')
  await acceptPending(page)
  await signInAsAdministrator(page)
  await open(page, termsPath)
  await audit()
  await versionRows(page)
    .first()
    .getByRole('link', { name: /^Corrigir a versão/ })
    .click()
  await expect(editor(page)).toBeVisible()
  const otherTab = await context.newPage()
  await open(otherTab, page.url())
  const save = async (tab: Page, message: string) => {
    await tab.getByRole('button', { name: pt('legal:save') }).click()
    await expect(tab.getByText(message).first()).toBeVisible()
  }
  await page.bringToFront()
  await typeAtStart(page, 'Palavras novas. ')
  await audit()
  await save(page, pt('legal:toast.corrected'))
  await expect(page.getByText(/corrigido por Ana/).first()).toBeVisible()
  await otherTab.bringToFront()
  await typeAtStart(otherTab, 'Segunda mão. ')
  await save(otherTab, pt('errors:legal.changedMeanwhile'))
  await expect(editor(otherTab)).toContainText('Segunda mão.')
  await otherTab.close()

  await page.goto('/pt/terms-of-use')
  await expect(page.getByText('Palavras novas.')).toBeVisible()
  await expect(page.getByText('Segunda mão.')).toHaveCount(0)
  await signIn(page, 'bruno')
  await page.goto('/pt/control-panel/overview')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('publishing asks for confirmation, says how many people have to accept, and refuses an unchanged text; a text without its default language is refused at its field, and all other text is kept; without an id the current version is edited, and the id of another kind is not found [CON-06] [VAL-03]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await signInAsAdministrator(page)
  await open(page, policyPath)
  const versionCount = await versionRows(page).count()
  await open(page, `${policyPath}/create`)
  await publishButton(page).click()
  await expect(confirmation(page)).toContainText(/\d+ pessoas precisarão aceitá-la/)
  await audit('the confirmation')
  await confirmation(page)
    .getByRole('button', { name: pt('kit:cancel') })
    .click()
  await expect(publishButton(page)).toBeFocused()
  await publishButton(page).click()
  await publishButton(confirmation(page)).click()
  await expect(page.getByText(pt('errors:legal.unchanged'))).toBeVisible()

  await editor(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await typeAtStart(page, 'Neue Worte. ', 'Alemão')
  await publishButton(page).click()
  await expect(page.getByText(pt('errors:form.mandatory')).first()).toBeVisible()
  await expect(confirmation(page)).toHaveCount(0)
  await expect(editor(page)).toBeFocused()
  await expect(editor(page, 'Alemão')).toContainText('Neue Worte.')
  await page.goto(policyPath)
  await expect(versionRows(page)).toHaveCount(versionCount)

  const current = await page.request.get(`${termsPath}/edit`)
  expect(current.url()).toMatch(/\/terms-of-use\/edit\/\d+$/)
  const id = current.url().split('/').at(-1)
  for (const path of [
    `${policyPath}/edit/${id}`,
    `${policyPath}/view/${id}`,
    `${termsPath}/edit/999999`,
    `${termsPath}/edit/x`,
    `${termsPath}/view/x`,
  ])
    expect((await page.request.get(path)).status(), path).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('publishing requires a checked box instead of the dialog [CON-06]', async ({ page, expectError }) => {
    expectError('422')
    await signIn(page, 'ana')
    await page.goto(`${termsPath}/create`)
    // Playwright does not find text inside <noscript> by itself.
    const box = page.locator('noscript').getByRole('checkbox')
    await publishButton(page).click()
    await expect(box).toHaveAccessibleDescription(pt('errors:value.accept'))
    await box.check()
    await publishButton(page).click()
    await expect(page.getByText(pt('errors:legal.unchanged'))).toBeVisible()
  })
})

test('new terms have their number, author and time and are current at once: every member must accept them before anything else, also those published while a member reads or a person registers [ACC-01] [CON-01] [CON-05] [CON-06]', async ({
  page,
  browser,
  site,
  audit,
}) => {
  const newPage = async () => {
    const other = await browser.newPage({ baseURL: site.url })
    await answerCookieNotice(other.context())
    other.on('pageerror', (error) => expect(String(error)).toBe(''))
    return other
  }
  const [reader, visitor] = [await newPage(), await newPage()]
  const dialog = reader.getByRole('dialog')
  const termsId = visitor.locator('input[name="termsId"]')

  await test.step('Ana publishes new terms and reads them and the first ones in the list', async () => {
    await publish(page, termsPath, 'Versão lida. ')
    await acceptPending(page)
    await open(page, termsPath)
    const newest = versionRows(page).first()
    await expect(newest).toContainText(/Versão \d+/)
    await expect(newest).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(newest).toContainText('Ana')
    await newest.getByRole('link', { name: /^Ler a versão/ }).click()
    await expect(page.getByText('Versão lida.')).toBeVisible()
    await audit('the newest version')
    await page.getByRole('link', { name: pt('legal:back') }).click()
    await page.getByRole('link', { name: pt('legal:viewOf', { number: 1 }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pt('legal:viewTitle', { text: pt('legal:terms.title'), number: 1 }),
    )
    await expect(page.getByText(pt('legal:standardText'))).toBeVisible()
    await expect(page.getByText('Versão lida.')).toHaveCount(0)
  })

  await test.step('a member cannot close the new terms, and a person begins to register', async () => {
    await signInAs(reader, disposableEmail('newTerms'))
    await open(reader, '/pt/control-panel/overview')
    await expect(dialog).toContainText('Versão lida.')
    await reader.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await open(visitor, '/pt/register')
    await fillRegistration(visitor, pt, { email: 'grace.reads@school.example' })
  })

  await test.step('Ana publishes newer ones, which the member is shown and accepts', async () => {
    await publish(page, termsPath, 'Versão mais nova. ')
    const accept = dialog.getByRole('button', { name: pt('consent:accept') })
    await accept.click()
    await expect(dialog.getByText(pt('errors:legal.notCurrent'))).toBeVisible()
    await expect(dialog).toContainText('Versão mais nova.')
    await accept.click()
    await expect(reader.getByText(pt('consent:termsAccepted'))).toBeVisible()
  })

  await test.step('the person who registers is shown them too', async () => {
    const oldTermsId = await termsId.inputValue()
    const send = visitor.getByRole('button', { name: pt('register:send') })
    await send.click()
    await expect(visitor.getByText(pt('errors:legal.notCurrent')).first()).toBeVisible()
    await expect(termsId).not.toHaveValue(oldTermsId)
    await expect(accountField(visitor, 'password', pt)).toHaveValue('')
    await fillPasswords(visitor, pt)
    await send.click()
    await expect(visitor).toHaveURL(/\/pt\/confirm-email$/)
  })
  await Promise.all([reader.close(), visitor.close()])
})

test('the consent of a member is shown with the policy that the member accepted, not with a newer one [CON-04] [CON-06]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  await acceptPending(page)
  await publish(page, policyPath, 'Política nova. ')
  await acceptPending(page)
  await open(page, '/pt/control-panel/users/view/2')
  await expect(page.getByText(pt('users:profile.policyOwed'))).toBeVisible()
  await page.getByText(pt('users:profile.readPolicy')).click()
  await expect(page.locator('.reading')).toBeVisible()
  await expect(page.getByText('Política nova.')).toHaveCount(0)
})
