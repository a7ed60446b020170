import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { disposableEmail } from './disposable-accounts.ts'
import { expect, open, signInAs, test } from './fixtures.ts'
import { horizontalOverflow, type Translate, tabTo } from './site-parts.ts'
import { expectStatusMessage } from './status-messages.ts'

/** The stored answers of the signed-in person, as the API presents them. */
const storedAnswers = async (page: Page) =>
  (await (await page.request.get('/api/me-sign')).json()).user.sign_privacy

type Audience = 'admins' | 'institution' | 'everyone'

/** The option of a question about who sees something. */
const audienceOption = (
  form: Pick<Page, 'getByRole'>,
  t: Translate,
  question: 'email' | 'details',
  audience: Audience,
) =>
  form
    .getByRole('group', { name: t(`consent:sharing.${question}`) })
    .getByRole('radio', { name: new RegExp(`^${RegExp.escape(t(`consent:visibility.${audience}.label`))}`) })

/** Checks every box and the first option of each question. */
async function answerEverything(page: Page, t: Translate): Promise<void> {
  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check()
  for (const question of ['email', 'details'] as const)
    await audienceOption(page, t, question, 'admins').check()
  await page.getByRole('radio', { name: t('consent:deletion.hide.label') }).check()
}

test('a member accepts the terms, answers the consent form section by section and continues in the panel; links of a text to accept open in a new tab, and the answers stay [CON-02] [CON-05] [CON-09]', async ({
  page,
  context,
  audit,
}) => {
  const t = translator('pt')
  await signInAs(page, disposableEmail('consentInSections'))
  await open(page, '/pt/control-panel/overview')

  const terms = page.getByRole('dialog', { name: t('consent:question.terms.title') })
  await expect(terms).toBeVisible()
  await audit('terms')
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(terms).toBeVisible()
  await terms.getByRole('button', { name: t('consent:accept') }).click()
  await expect(page.getByText(t('consent:termsAccepted'))).toBeVisible()
  await expect(terms).toBeHidden()

  const form = page.getByRole('dialog', { name: t('consent:question.consent.title') })
  await expect(form.getByRole('heading', { name: t('consent:sharing.title') })).toBeVisible()
  await audit('the first section')
  await page.keyboard.press('Escape')
  const next = form.getByRole('button', { name: t('consent:next') })
  await next.click()
  await expect(page.getByText(t('errors:form.mandatory'))).toBeVisible()
  const generalData = form.getByRole('checkbox', { name: t('consent:sharing.general.label') })
  await expect(generalData).toBeFocused()
  await expect(form.getByText(t('errors:value.choose'))).toHaveCount(2)
  await audit('answers are missing')

  await generalData.check()
  await audienceOption(form, t, 'email', 'institution').check()
  await audienceOption(form, t, 'details', 'everyone').check()
  await next.click()
  await expect(form.getByRole('heading', { name: t('consent:deletion.title') })).toBeFocused()
  await form.getByRole('button', { name: t('consent:back') }).click()
  await expect(generalData).toBeChecked()
  await next.click()

  await form.getByRole('radio', { name: t('consent:deletion.hide.label') }).check()
  await form.getByRole('checkbox', { name: t('consent:deletion.signsStay') }).check()
  await form.getByRole('checkbox', { name: t('consent:deletion.adminsMayDelete') }).check()
  await next.click()
  const text = form.getByRole('region', { name: t('consent:policy.text') })
  await expect(text).toBeVisible()
  await audit('the policy')
  await expect(form.getByText(t('consent:text.links'))).toBeVisible()
  const newTab = context.waitForEvent('page')
  await text.getByRole('link').first().click()
  await (await newTab).close()
  await expect(text).toBeVisible()
  await next.click()
  await expect(form.getByText(t('errors:value.accept'))).toBeVisible()
  await form.getByRole('checkbox', { name: t('consent:policy.accept') }).check()
  await next.click()
  await form.getByRole('checkbox', { name: t('consent:acknowledgement.label') }).check()
  await audit('the last section')
  expect(await storedAnswers(page)).toBeNull()
  await form.getByRole('button', { name: t('consent:accept') }).click()

  await expectStatusMessage(page, t('consent:saved'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await storedAnswers(page)).toEqual({
    opc_1_1: true,
    opc_1_2: 2,
    opc_1_3: 3,
    opc_2_1: 1,
    opc_2_2: true,
    opc_2_3: true,
    opc_3: true,
    opc_4: true,
  })
  await open(page, '/pt/control-panel/overview')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** How far an element is inside of the window: negative when a part of it is outside. */
const spaceInWindow = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return Math.min(top, window.innerHeight - bottom)
  })

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

test('on a phone and on a desktop the dialogs show title and main button without scrolling, also below a toast [CON-05] [UIX-02]', async ({
  page,
}) => {
  const t = translator('de')
  await signInAs(page, disposableEmail('consentInWindows'))
  await open(page, '/de/control-panel/overview')
  const expectInWindow = async (button: Locator) => {
    await expect(button).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await spaceInWindow(button), `${size.width}`).toBeGreaterThanOrEqual(0)
    }
  }
  const terms = page.getByRole('dialog', { name: t('consent:question.terms.title') })
  const accept = terms.getByRole('button', { name: t('consent:accept') })
  await expectInWindow(accept)
  await accept.click()

  const form = page.getByRole('dialog', { name: t('consent:question.consent.title') })
  const next = form.getByRole('button', { name: t('consent:next') })
  await expectInWindow(next)
  const toast = page.getByRole('status', { name: t('ui:toast.label') })
  const title = form.getByRole('heading', { level: 2 })
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await next.click()
    await expect(toast).toContainText(t('errors:form.mandatory'))
    expect((await title.boundingBox())?.y ?? 0, `${size.width}`).toBeGreaterThanOrEqual(await bottomOf(toast))
    expect(await spaceInWindow(next), `${size.width}`).toBeGreaterThanOrEqual(0)
  }

  // An answered question loses its error at once.
  const generalData = form.getByRole('checkbox', { name: t('consent:sharing.general.label') })
  await generalData.check()
  await expect(generalData).not.toHaveAttribute('aria-invalid')
  await expect(form.getByText(t('errors:value.choose'))).toHaveCount(2)
})

test('the own consent form points to the deletion of the account [CON-01]', async ({ page, audit }) => {
  const t = translator('hu')
  await signInAs(page, disposableEmail('consentWithdrawal'))
  await open(page, '/hu/control-panel/my-profile/privacy')
  await expect(page.getByText(t('consent:withdraw.title'))).toBeVisible()
  await audit()
  await page.getByRole('link', { name: t('consent:withdraw.link') }).click()
  await expect(page.getByRole('heading', { name: t('profile:delete.title') })).toBeVisible()
})

test('the new privacy policy is accepted by keyboard on a phone; an outdated version is refused [CON-01] [CON-05]', async ({
  page,
  audit,
  expectError,
}) => {
  const t = translator('de')
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, disposableEmail('policyAcceptance'))
  await open(page, '/de/control-panel/overview')
  const policy = page.getByRole('dialog', { name: t('consent:question.policy.title') })
  await expect(policy).toBeVisible()
  await audit('the policy on a phone')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  const accept = policy.getByRole('button', { name: t('consent:accept') })
  const version = policy.locator('input[name="versionId"]')
  const currentVersion = await version.inputValue()
  const setVersion = (id: string) =>
    version.evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, id)
  await setVersion('999')
  expectError('409')
  await accept.press('Enter')
  await expect(policy.getByText(t('errors:legal.notCurrent'))).toBeVisible()
  await expect(policy).toBeVisible()

  await setVersion(currentVersion)
  await tabTo(page, accept, 20)
  // The refusal may still move the focus.
  await accept.press('Enter')
  await expectStatusMessage(page, t('consent:saved'))
  await expect(policy).toBeHidden()
})

test('a member who answers in two tabs at once continues in both [CON-05]', async ({ page, context }) => {
  const t = translator('et')
  await signInAs(page, disposableEmail('consentInTwoTabs'))
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await open(tab, '/et/control-panel/acceptance')
    await expect(
      tab.getByRole('heading', { level: 1, name: t('consent:question.consent.title') }),
    ).toBeVisible()
    await answerEverything(tab, t)
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: t('consent:accept') }).click()))
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/et\/control-panel\/overview$/)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('terms and consent form replace the page until they are answered, and name missing answers [CON-01] [CON-05]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    const t = translator('hu')
    // Playwright does not find text inside <noscript> by itself.
    const message = page.locator('noscript').getByRole('status')
    const title = page.getByRole('heading', { level: 1 })
    await signInAs(page, disposableEmail('consentWithoutScript'))
    await page.goto('/hu/control-panel/overview')
    await expect(title).toHaveText(t('consent:question.terms.title'))
    await page.getByRole('button', { name: t('consent:accept') }).click()

    await expect(page).toHaveURL(/\/hu\/control-panel\/overview$/)
    await expect(message).toContainText(t('consent:termsAccepted'))
    await expect(title).toHaveText(t('consent:question.consent.title'))
    await page.getByRole('checkbox', { name: t('consent:sharing.general.label') }).check()
    const emailForEveryone = audienceOption(page, t, 'email', 'everyone')
    await emailForEveryone.check()
    await page.getByRole('button', { name: t('consent:accept') }).click()

    await expect(page.getByText(t('errors:form.mandatory'))).toBeVisible()
    await expect(page.getByText(t('errors:value.choose'))).toHaveCount(2)
    await expect(page.getByText(t('errors:value.accept'))).toHaveCount(4)
    await expect(emailForEveryone).toBeChecked()
    await answerEverything(page, t)
    await page.getByRole('button', { name: t('consent:accept') }).click()
    await expect(page).toHaveURL(/\/hu\/control-panel\/overview$/)
    await expect(message).toContainText(t('consent:saved'))
    await expect(title).not.toHaveText(t('consent:question.consent.title'))
    expect((await storedAnswers(page)).opc_1_2).toBe(1)
  })

  test('a member cannot withdraw an agreement, but can change who sees their e-mail [CON-01] [D20]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    const t = translator('en')
    await signInAs(page, disposableEmail('consentChange'))
    await page.goto('/en/control-panel/acceptance')
    const adminsMayDelete = page.getByRole('checkbox', { name: t('consent:deletion.adminsMayDelete') })
    await expect(adminsMayDelete).toBeChecked()
    await adminsMayDelete.uncheck()
    await audienceOption(page, t, 'email', 'everyone').check()
    await page.getByRole('button', { name: t('consent:save') }).click()

    await expect(page.getByText(t('errors:value.accept'))).toHaveCount(1)
    await expect(adminsMayDelete).not.toBeChecked()
    expect((await storedAnswers(page)).opc_1_2).toBe(2)
    await adminsMayDelete.check()
    await page.getByRole('button', { name: t('consent:save') }).click()
    await expect(page).toHaveURL(/\/en\/control-panel\/overview$/)
    expect((await storedAnswers(page)).opc_1_2).toBe(3)
  })
})
