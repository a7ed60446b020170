import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { accountField } from './account-fields.ts'
import { disposableEmail } from './disposable-accounts.ts'
import { expect, open, signInAs, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { chooseLanguage, field } from './site-parts.ts'

const en = translator('en')
const profilePath = '/en/control-panel/my-profile'
const toasts = (page: Page, t = en) => page.getByRole('status', { name: t('ui:toast.label') })
const saveButton = (page: Page) => page.getByRole('button', { name: en('profile:data.save') })
const overviewLink = (page: Page, t = en) =>
  page.getByRole('navigation').getByRole('link', { name: t('panel:place.overview'), exact: true })

test('leaving a form with unsaved changes asks; another language keeps them; after saving nothing is asked [UIX-03]', async ({
  page,
  audit,
}) => {
  const pt = translator('pt')
  await signInAs(page, disposableEmail('unsavedChanges'))
  await open(page, profilePath)
  await accountField(page, 'state', en).fill('Tartumaa')
  await overviewLink(page).click()
  const question = page.getByRole('alertdialog', { name: en('kit:unsaved.title') })
  await expect(question).toBeVisible()
  await audit('the question')
  await question.getByRole('button', { name: en('kit:unsaved.stay') }).click()
  await expect(question).toHaveCount(0)
  await expect(overviewLink(page)).toBeFocused()

  await chooseLanguage(page, 'EN', 'Português')
  await expect(accountField(page, 'state', pt)).toHaveValue('Tartumaa')
  await page.goBack()
  await expect(accountField(page, 'state', en)).toHaveValue('Tartumaa')

  await accountField(page, 'name', en).fill('Grace')
  await accountField(page, 'hearingStatus', en).selectOption('deaf')
  await accountField(page, 'professionId', en).selectOption({ index: 2 })
  await saveButton(page).click()
  await expect(toasts(page)).toContainText(en('profile:toast.saved'))
  await overviewLink(page).click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: en('panel:place.overview') })).toBeVisible()

  await page.goBack()
  await expect(accountField(page, 'state', en)).toHaveValue('Tartumaa')
  await accountField(page, 'state', en).fill('Harjumaa')
  await overviewLink(page).click()
  await question.getByRole('button', { name: en('kit:unsaved.leave') }).click()
  await expect(page).toHaveURL(/\/en\/control-panel\/overview$/)
})

test('corrected fields lose their errors, and the toast of a form stays with its page; a wrong password is reported at its field and in one toast, and the correction removes both [VAL-03] [UIX-02]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await signInAs(page, disposableEmail('correctedErrors'))
  await open(page, profilePath)
  const name = accountField(page, 'name', en)
  const hearingStatus = accountField(page, 'hearingStatus', en)
  await name.fill('')
  await hearingStatus.selectOption('')
  await saveButton(page).click()
  await expect(name).toBeFocused()
  await expect(toasts(page)).toHaveText(new RegExp(RegExp.escape(en('errors:form.mandatory'))))
  await name.fill('Gracie')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(hearingStatus).toHaveAttribute('aria-invalid', 'true')
  await expect(toasts(page)).not.toBeEmpty()

  await overviewLink(page).click()
  await page.getByRole('button', { name: en('kit:unsaved.leave') }).click()
  await expect(page).toHaveURL(/\/en\/control-panel\/overview$/)
  await expect(toasts(page)).toBeEmpty()

  await follow(page, `${profilePath}/security`)
  const form = page.locator('form').filter({ has: page.getByLabel(en('profile:email.new')) })
  const address = 'grace.elsewhere@school.example'
  await field(form, en('profile:email.new'), en).fill(address)
  await field(form, en('profile:email.confirmation'), en).fill(address)
  const password = field(form, en('profile:password.present'), en)
  await password.fill('not the password')
  await form.getByRole('button', { name: en('profile:email.send') }).click()
  await expect(password).toHaveAccessibleDescription(en('errors:account.wrongPassword'))
  await expect(password).toBeFocused()
  await expect(page.getByText(en('errors:account.wrongPassword'))).toHaveCount(2)
  await page.keyboard.type('a')
  await expect(page.getByText(en('errors:account.wrongPassword'))).toHaveCount(0)
})
