import type { Page } from '@playwright/test'
import { expect, open, signIn, test, translator } from './fixtures.ts'
import { pendingAcceptanceUrl, startPendingAcceptanceServer } from './pending-acceptance-server.ts'

test.use({ baseURL: pendingAcceptanceUrl })
// One server for all of them, and each person owes an answer only once.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let server: ReturnType<typeof startPendingAcceptanceServer> | undefined
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = startPendingAcceptanceServer()
  await server.ready
})
test.afterAll(() => server?.stop())

const privacyOf = async (page: Page) =>
  (await (await page.request.get('/api/me-sign')).json()).user.sign_privacy

test('Bruno accepts the terms, answers the consent form section by section, and goes on with his work [CON-02] [CON-05] [CON-09]', async ({
  page,
  audit,
}) => {
  const t = translator('pt')
  await signIn(page, 'bruno')
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
  const general = form.getByRole('checkbox', { name: t('consent:sharing.general.label') })
  await expect(general).toBeFocused()
  await expect(form.getByText(t('errors:value.choose'))).toHaveCount(2)
  await audit('answers are missing')

  await general.check()
  await form
    .getByRole('group', { name: t('consent:sharing.email') })
    .getByRole('radio')
    .nth(1)
    .check()
  await form
    .getByRole('group', { name: t('consent:sharing.details') })
    .getByRole('radio')
    .nth(2)
    .check()
  await next.click()
  await expect(form.getByRole('heading', { name: t('consent:deletion.title') })).toBeFocused()
  await form.getByRole('button', { name: t('consent:back') }).click()
  await expect(general).toBeChecked()
  await next.click()

  await form.getByRole('radio', { name: t('consent:deletion.hide.label') }).check()
  await form.getByRole('checkbox', { name: t('consent:deletion.signsStay') }).check()
  await form.getByRole('checkbox', { name: t('consent:deletion.adminsMayDelete') }).check()
  await next.click()
  await expect(form.getByRole('region', { name: t('consent:policy.text') })).toBeVisible()
  await audit('the policy')
  await next.click()
  await expect(form.getByText(t('errors:value.accept'))).toBeVisible()
  await form.getByRole('checkbox', { name: t('consent:policy.accept') }).check()
  await next.click()
  await form.getByRole('checkbox', { name: t('consent:acknowledgement.label') }).check()
  await audit('the last section')
  expect(await privacyOf(page)).toBeNull()
  await form.getByRole('button', { name: t('consent:accept') }).click()

  await expect(page.getByText(t('consent:saved'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await privacyOf(page)).toEqual({
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

test('Carla accepts the new policy by keyboard on a phone, after a look at a version that is not current any more [CON-01] [CON-05]', async ({
  page,
  audit,
  expectError,
}) => {
  const t = translator('de')
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, 'carla')
  await open(page, '/de/control-panel/overview')
  const policy = page.getByRole('dialog', { name: t('consent:question.policy.title') })
  await expect(policy).toBeVisible()
  await audit('the policy on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const accept = policy.getByRole('button', { name: t('consent:accept') })
  const version = policy.locator('input[name="versionId"]')
  const current = await version.inputValue()
  await version.evaluate((input: HTMLInputElement) => {
    input.value = '999'
  })
  expectError('409')
  await accept.press('Enter')
  await expect(policy.getByText(t('errors:legal.notCurrent'))).toBeVisible()
  await expect(policy).toBeVisible()

  await version.evaluate((input: HTMLInputElement, id) => {
    input.value = id
  }, current)
  for (
    let presses = 0;
    presses < 20 && !(await accept.evaluate((it) => it === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('consent:saved'))).toBeVisible()
  await expect(policy).toBeHidden()
})

test('Eeva answers in two tabs at once, and both go on [CON-05]', async ({ page, context }) => {
  const t = translator('et')
  await signIn(page, 'eeva')
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await open(tab, '/et/control-panel/acceptance')
    await expect(
      tab.getByRole('heading', { level: 1, name: t('consent:question.consent.title') }),
    ).toBeVisible()
    await answerAll(tab)
  }
  const accept = (tab: Page) => tab.getByRole('button', { name: t('consent:accept') }).click()
  await Promise.all(tabs.map(accept))
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/et\/control-panel\/overview$/)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
})

/** Ticks every box and takes the first of each choice. */
async function answerAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  for (const name of ['emailVisibility', 'detailsVisibility', 'afterDeletion'])
    await page.locator(`input[name="${name}"][value="1"]`).check()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Dénes is asked the same in place of the page, is told what is missing, and comes back to it [CON-01] [CON-05]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    const t = translator('hu')
    // Playwright finds no text inside <noscript>, but what has a place there.
    const said = page.locator('noscript').getByRole('status')
    await signIn(page, 'denes')
    await page.goto('/hu/control-panel/overview')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('consent:question.terms.title'))
    await page.getByRole('button', { name: t('consent:accept') }).click()

    await expect(page).toHaveURL(/\/hu\/control-panel\/overview$/)
    await expect(said).toContainText(t('consent:termsAccepted'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('consent:question.consent.title'))
    await page.getByRole('checkbox', { name: t('consent:sharing.general.label') }).check()
    await page.locator('input[name="emailVisibility"][value="3"]').check()
    await page.getByRole('button', { name: t('consent:accept') }).click()

    await expect(page.getByText(t('errors:form.mandatory'))).toBeVisible()
    await expect(page.getByText(t('errors:value.choose'))).toHaveCount(2)
    await expect(page.getByText(t('errors:value.accept'))).toHaveCount(4)
    await expect(page.locator('input[name="emailVisibility"][value="3"]')).toBeChecked()
    await answerAll(page)
    await page.getByRole('button', { name: t('consent:accept') }).click()
    await expect(page).toHaveURL(/\/hu\/control-panel\/overview$/)
    await expect(said).toContainText(t('consent:saved'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('consent:question.consent.title'))
    expect((await privacyOf(page)).opc_1_2).toBe(1)
  })

  test('Ana, who owes nothing, takes an agreement back, is refused, and changes who sees her e-mail [CON-01] [D20]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    const t = translator('en')
    await signIn(page, 'ana')
    await page.goto('/en/control-panel/acceptance')
    const mayDelete = page.getByRole('checkbox', { name: t('consent:deletion.adminsMayDelete') })
    await expect(mayDelete).toBeChecked()
    await mayDelete.uncheck()
    await page.locator('input[name="emailVisibility"][value="3"]').check()
    await page.getByRole('button', { name: t('consent:save') }).click()

    await expect(page.getByText(t('errors:value.accept'))).toHaveCount(1)
    await expect(mayDelete).not.toBeChecked()
    expect((await privacyOf(page)).opc_1_2).toBe(2)
    await mayDelete.check()
    await page.getByRole('button', { name: t('consent:save') }).click()
    await expect(page).toHaveURL(/\/en\/control-panel\/overview$/)
    expect((await privacyOf(page)).opc_1_2).toBe(3)
  })
})
