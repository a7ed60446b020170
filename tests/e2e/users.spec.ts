import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { longWords } from '../../app/design-system/long-words.ts'
import { accountField } from './account-fields.ts'
import { type DisposableAccountKey, disposableEmail, disposableName } from './disposable-accounts.ts'
import { expect, open, signIn, signInAs, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { waitForNewestMail } from './mailbox.ts'
import { field, horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const en = translator('en')
const listPath = '/pt/control-panel/users'
const table = (page: Page) => page.getByRole('table')
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Signs Ana in and opens the page on which she decides on an account. Returns the account's id. */
async function openAccount(page: Page, account: DisposableAccountKey): Promise<number> {
  await signIn(page, 'ana')
  const list = await page.request.get(`${listPath}?q=${encodeURIComponent(disposableName(account))}`)
  const [address = ''] = /\/pt\/control-panel\/users\/edit\/\d+/.exec(await list.text()) ?? []
  await open(page, address)
  return Number(address.split('/').at(-1))
}

type Change = 'accept' | 'giveApprover' | 'endSessions' | 'reject' | 'suspend' | 'delete' | 'reactivate'

/** Presses the button of a change and returns the confirmation dialog. */
async function requestChange(page: Page, account: DisposableAccountKey, change: Change) {
  const name = disposableName(account)
  await page.getByRole('button', { name: pt(`users:change.${change}.button`), exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: pt(`users:change.${change}.question`, { name }) })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Makes a change to an account and confirms it. */
async function makeChange(
  page: Page,
  account: DisposableAccountKey,
  change: Change,
  reason?: string,
): Promise<void> {
  const dialog = await requestChange(page, account, change)
  const reasonField = field(dialog, pt('users:manage.reason'), pt)
  if (reason && (await reasonField.count()) > 0) await reasonField.fill(reason)
  await dialog.getByRole('button', { name: pt(`users:change.${change}.button`), exact: true }).click()
  const name = disposableName(account)
  await expect(page.getByText(pt(`users:change.${change}.done`, { name })).first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

const state = (page: Page, name: 'awaiting' | 'approved' | 'rejected') =>
  page
    .getByRole('main')
    .getByText(pt(`panel:state.${name}`))
    .first()

test('an administrator registers a person and corrects a mistyped address; the person sets a password by the link of a mail, which can be sent again [USR-05]', async ({
  page,
  browser,
  audit,
  expectError,
}) => {
  expectError('409')
  expectError('422')
  const wrong = 'grace.registered@shcool.example'
  const right = 'grace.registered@school.example'
  await signIn(page, 'ana')
  await open(page, listPath)
  await page.getByRole('link', { name: pt('users:register') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('users:new.title') })).toBeVisible()
  await audit('the form')

  const send = page.getByRole('button', { name: pt('users:new.submit') })
  await send.click()
  await expect(page.getByText(pt('errors:value.profession'))).toBeVisible()
  await accountField(page, 'name', pt).fill('Grace')
  await accountField(page, 'lastName', pt).fill('Registered')
  await accountField(page, 'hearingStatus', pt).selectOption('deaf')
  await accountField(page, 'professionId', pt).selectOption({ index: 1 })
  await field(page, pt('users:new.locale'), pt).selectOption('en')
  const address = accountField(page, 'email', pt)
  // The button moves when an error disappears.
  const sendTo = async (email: string) => {
    await address.fill(email)
    await expect(address).not.toHaveAttribute('aria-invalid')
    await send.click()
  }
  await sendTo('ana@signbank.example')
  await expect(page.getByText(pt('errors:account.emailTaken')).first()).toBeVisible()
  await sendTo(wrong)
  await expect(page).toHaveURL(/users\/view\/\d+$/)
  await expect(page.getByText(pt('users:profile.noConsent'))).toBeVisible()
  await expect(page.getByText(wrong)).toBeVisible()
  await waitForNewestMail(wrong)

  await page.getByRole('link', { name: pt('users:edit'), exact: true }).click()
  const email = field(page, pt('users:email.right'), pt)
  const correct = page.getByRole('button', { name: pt('users:email.correct') })
  await audit('an unconfirmed address')
  await email.fill(wrong)
  await correct.click()
  await expect(email).toHaveAccessibleDescription(pt('errors:account.emailSame'))
  await email.fill(right)
  await correct.click()
  const name = 'Grace Registered'
  await expect(page.getByText(pt('users:email.corrected', { name })).first()).toBeVisible()
  const { links: first } = await waitForNewestMail(right)
  await page.getByRole('button', { name: pt('users:email.resend') }).click()
  await expect(page.getByText(pt('users:email.resent', { name })).first()).toBeVisible()
  await expect.poll(async () => (await waitForNewestMail(right)).links).not.toEqual(first)

  const { links } = await waitForNewestMail(right)
  const grace = await browser.newPage()
  await grace.goto(links.find((link) => link.includes('token=')) ?? '')
  const password = field(grace, en('passwords:field.password'), en)
  await password.fill(castPassword)
  await field(grace, en('passwords:field.passwordConfirmation'), en).fill(castPassword)
  await grace.getByRole('button', { name: en('passwords:reset.save') }).click()
  await expect(password).toHaveCount(0)
  await signInAs(grace, right)
  await grace.close()
})

test('an administrator confirms the acceptance of an account, and the person is informed by mail; a decision of another tab about the former state is refused and shows the new one [USR-03] [USR-06]', async ({
  page,
  context,
  audit,
  expectError,
}) => {
  expectError('409')
  await openAccount(page, 'awaitingAcceptance')
  await audit('editing')
  const makeAdmin = page.getByRole('button', { name: pt('users:change.makeAdmin.button'), exact: true })
  await expect(makeAdmin).toBeDisabled()
  await expect(makeAdmin).toHaveAccessibleDescription(pt('errors:account.wrongState'))
  await makeAdmin.click({ force: true })
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const dialog = await requestChange(page, 'awaitingAcceptance', 'accept')
  await audit('the confirmation')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(state(page, 'awaiting')).toBeVisible()

  const otherTab = await context.newPage()
  await open(otherTab, page.url())
  await page.bringToFront()
  await makeChange(page, 'awaitingAcceptance', 'accept')
  await expect(state(page, 'approved')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText(pt('panel:state.approved'))
  await waitForNewestMail(disposableEmail('awaitingAcceptance'), en('mails:kinds.account-accepted.subject'))

  await otherTab.bringToFront()
  const rejection = await requestChange(otherTab, 'awaitingAcceptance', 'reject')
  await rejection.getByRole('button', { name: pt('users:change.reject.button') }).click()
  await expect(otherTab.getByText(pt('errors:account.wrongState')).first()).toBeVisible()
  await expect(state(otherTab, 'approved')).toBeVisible()
})

test('an administrator gives a member the approver permission and ends all their sessions; the account is suspended, deleted and reactivated, and its history shows who did it, when and why [USR-03] [USR-06]', async ({
  page,
  browser,
}) => {
  const email = disposableEmail('rejectionAndDeletion')
  const memberContext = await browser.newContext()
  await signInAs(await memberContext.newPage(), email)
  const readOwnAccount = () => memberContext.request.get('/api/me-sign')
  expect((await readOwnAccount()).status()).toBe(200)

  const id = await openAccount(page, 'rejectionAndDeletion')
  await makeChange(page, 'rejectionAndDeletion', 'giveApprover')
  await expect(page.getByText(pt('panel:type.approver')).first()).toBeVisible()
  await makeChange(page, 'rejectionAndDeletion', 'endSessions')
  expect((await readOwnAccount()).status()).toBe(401)
  await memberContext.close()
  await waitForNewestMail(email, en('mails:kinds.sessions-ended.subject'))

  for (const change of ['suspend', 'delete', 'reactivate'] as const)
    await makeChange(page, 'rejectionAndDeletion', change, `Motivo: ${change}`)
  const { text } = await waitForNewestMail(email, en('mails:kinds.account-suspended.subject'))
  expect(text).toContain('Motivo: suspend')
  await expect(state(page, 'rejected')).toBeVisible()

  await open(page, `/pt/control-panel/users/view/${id}`)
  const newestEvent = page
    .getByRole('table', { name: pt('users:history.title') })
    .getByRole('row')
    .nth(1)
  await expect(newestEvent).toContainText(pt('users:event.reactivated'))
  await expect(newestEvent).toContainText('Ana')
  await expect(newestEvent).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  const deletion = page.getByRole('row').filter({ hasText: pt('users:event.deleted') })
  await expect(deletion).toContainText('Motivo: delete')
})

test('a lost mailbox is replaced: the old one is told why, and the new one sets a password [ACC-05]', async ({
  page,
  browser,
  audit,
}) => {
  const name = disposableName('lostMailbox')
  const email = 'grace.found-mailbox@school.example'
  await openAccount(page, 'lostMailbox')
  await audit('the replacement')
  await field(page, pt('users:email.new'), pt).fill(email)
  const reason = field(page, pt('users:email.reason'), pt)
  await page.getByRole('button', { name: pt('users:email.replace') }).click()
  await expect(reason).toHaveAccessibleDescription(new RegExp(RegExp.escape(pt('errors:value.required'))))
  await reason.fill('Grace veio ao escritório.')
  await page.getByRole('button', { name: pt('users:email.replace') }).click()
  await expect(page.getByText(pt('users:email.replacing', { name })).first()).toBeVisible()
  const notice = await waitForNewestMail(
    disposableEmail('lostMailbox'),
    en('mails:kinds.email-replacement.subject'),
  )
  expect(notice.text).toContain('Grace veio ao escritório.')

  const { links } = await waitForNewestMail(email)
  const grace = await browser.newPage()
  await grace.goto(links.find((link) => link.includes('token=')) ?? '')
  await expect(grace.getByText(email)).toBeVisible()
  await field(grace, en('passwords:field.newPassword'), en).fill(castPassword)
  await field(grace, en('passwords:field.passwordConfirmation'), en).fill(castPassword)
  await grace.getByRole('button', { name: en('passwords:reset.save') }).click()
  await expect(grace.getByText(en('passwords:reset.done.text'))).toBeVisible()
  await signInAs(grace, email)
  await grace.close()
})

test('the overview leads to the people who wait, and several are rejected at once with a reason [USR-03] [USR-04] [USR-06]', async ({
  page,
  context,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  await page.getByRole('link', { name: pt('panel:overview.decide') }).click()
  await expect(page).toHaveURL(/users\?status=awaiting&order=oldest$/)
  const actions = page.getByRole('group', { name: pt('users:decide.label') })
  await expect(actions).toHaveCount(0)
  await page.getByRole('checkbox', { name: pt('users:decide.all') }).check()
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(3)
  await actions.getByRole('button', { name: pt('kit:bulk.clear') }).click()
  await expect(actions).toHaveCount(0)
  for (const account of ['decidedTogether', 'decidedMeanwhile'] as const)
    await page
      .getByRole('checkbox', { name: pt('users:decide.one', { name: disposableName(account) }) })
      .check()
  await expect(
    page.getByRole('status').filter({ hasText: pt('users:decide.count', { count: 2 }) }),
  ).toBeAttached()
  await expect(actions).toBeInViewport({ ratio: 1 })
  await audit('two chosen people')
  const edit = page.getByRole('link', {
    name: pt('users:editNamed', { name: disposableName('decidedMeanwhile') }),
  })
  const editAddress = (await edit.getAttribute('href')) ?? ''
  await actions.getByRole('button', { name: pt('users:decide.reject.chooseCount', { count: 2 }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('users:decide.reject.title') })).toBeVisible()
  const chosen = page.getByRole('list', { name: pt('users:decide.chosen') })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await audit('the confirmation')

  const otherTab = await context.newPage()
  await open(otherTab, editAddress)
  await makeChange(otherTab, 'decidedMeanwhile', 'accept')
  await otherTab.close()

  await field(page, pt('users:manage.reason'), pt).fill('Não é da comunidade.')
  await page.getByRole('button', { name: pt('users:decide.reject.send'), exact: true }).click()
  const result = page.getByRole('status').filter({ hasText: pt('users:decide.refused') })
  await expect(result).toBeFocused()
  await expect(result).toContainText(pt('users:decide.reject.done', { count: 1 }))
  await expect(result).toContainText(disposableName('decidedTogether'))
  await expect(result).toContainText(
    `${disposableName('decidedMeanwhile')}: ${pt('errors:account.wrongState')}`,
  )
  await audit('the result')
  const { text } = await waitForNewestMail(
    disposableEmail('decidedTogether'),
    en('mails:kinds.account-rejected.subject'),
  )
  expect(text).toContain('Não é da comunidade.')
})

test('the list of users is searched, filtered and ordered by its address; the decision of a member about an account is refused and changes nothing [USR-01] [PUB-08] [ROL-02] [ROL-05]', async ({
  page,
  baseURL,
  audit,
}) => {
  await signIn(page, 'bruno')
  const refused = await page.request.post('/pt/control-panel/users/edit/4.data', {
    form: { change: 'accept', seen: 'awaiting' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  expect(await refused.text()).toContain('overview')
  await signIn(page, 'ana')
  await open(page, listPath)
  const search = page.getByRole('searchbox', { name: pt('users:search.label') })
  await search.fill('denes')
  await search.press('Enter')
  await expect(page).toHaveURL(/users\?q=denes$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, 'Dénes')).toContainText(pt('panel:state.awaiting'))

  const states = page.getByRole('navigation', { name: pt('users:states') })
  await expect(states.getByRole('link', { name: pt('panel:state.awaiting') })).toContainText('1')
  await expect(states.getByRole('link', { name: pt('panel:state.deleted') })).toContainText('0')
  await states.getByRole('link', { name: pt('panel:state.deleted') }).click()
  await expect(page).toHaveURL(/q=denes&status=deleted$/)
  await expect(states.locator('[aria-current=page]')).toContainText(pt('panel:state.deleted'))
  await expect(page.getByText(pt('users:list.none'))).toBeVisible()
  await expect(table(page)).toHaveCount(0)
  const reset = page.getByRole('link', { name: pt('users:list.reset') })
  await page.setViewportSize({ width: 360, height: 740 })
  await reset.scrollIntoViewIfNeeded()
  await expect(reset).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await reset.click()
  await expect(page).toHaveURL(/users$/)
  await expect(search).toHaveValue('')

  const type = page.getByLabel(pt('users:column.type'))
  await expect(type).toBeHidden()
  await page
    .locator('summary')
    .filter({ hasText: pt('kit:filters.open') })
    .click()
  await audit('open filters')
  await type.focus()
  await type.selectOption('approver')
  await expect(page).toHaveURL(/users\?type=approver$/)
  await expect(type).toBeFocused()
  await expect(rowOf(page, 'Carla')).toBeVisible()
  await expect(rowOf(page, 'Bruno')).toHaveCount(0)
  await page
    .getByRole('link', { name: pt('users:filter.remove', { name: pt('panel:type.approver') }) })
    .click()
  await expect(page).toHaveURL(/users$/)
  await expect(type).toHaveValue('')

  await page
    .getByRole('columnheader', { name: pt('users:column.name') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/order=alphabetical$/)
  await expect(rows(page).first()).toContainText('Ana')
  await expect(rows(page).first().getByRole('link')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/users$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of users is filtered, and a person is accepted after a confirmation, and others together [USR-01] [USR-03] [PUB-08]', async ({
    page,
  }) => {
    await signIn(page, 'ana')
    await page.goto(listPath)
    await page
      .locator('summary')
      .filter({ hasText: pt('kit:filters.open') })
      .click()
    await page.getByLabel(pt('users:column.type')).selectOption('approver')
    await page.getByRole('button', { name: pt('users:search.submit'), exact: true }).click()
    await expect(page.getByRole('link', { name: 'Carla Winter', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bruno Albuquerque', exact: true })).toHaveCount(0)

    const main = page.getByRole('main')
    const name = disposableName('acceptedWithoutScript')
    await page.goto(`${listPath}?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: pt('users:editNamed', { name }) }).click()
    await page.getByRole('button', { name: pt('users:change.accept.button'), exact: true }).click()
    await expect(
      main.getByRole('heading', { name: pt('users:change.accept.question', { name }) }),
    ).toBeVisible()
    await page.getByRole('button', { name: pt('users:change.accept.button'), exact: true }).click()
    await expect(main.locator('noscript').getByRole('status')).toContainText(
      pt('users:change.accept.done', { name }),
    )

    const other = disposableName('decidedWithoutScript')
    await page.goto(`${listPath}?q=${encodeURIComponent(other)}`)
    await page.getByRole('button', { name: pt('users:decide.accept.choose') }).click()
    await expect(main.locator('noscript').getByRole('status')).toContainText(pt('errors:account.noneChosen'))
    await page.getByRole('checkbox', { name: pt('users:decide.one', { name: other }) }).check()
    await page.getByRole('button', { name: pt('users:decide.accept.choose') }).click()
    await page.getByRole('button', { name: pt('users:decide.accept.send'), exact: true }).click()
    await expect(main).toContainText(pt('users:decide.accept.done', { count: 1 }))
    await expect(main).toContainText(other)
  })
})

test('the page of a user has the profile, the answers as a list, and the lists of signs; administrators cannot open their own and read why, and unknown users are not found [USR-02] [CON-04] [ROL-04] [D18]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/users/view/2')
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Albuquerque' })).toBeVisible()
  await expect(page.getByText('bruno@signbank.example')).toBeVisible()
  await audit('the profile')
  const answer = page.getByRole('term').filter({ hasText: pt('users:answer.emailVisibility') })
  await expect(answer.locator('xpath=..')).toContainText(pt('users:answer.visibility.2'))
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('link', { name: /^Sinais publicados/ }).click()
  await expect(page).toHaveURL(/tab=published$/)
  await expect(page.getByRole('table', { name: /Bruno Albuquerque/ })).toBeVisible()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1)
  await audit('published signs')
  // Nobody accepted Dénes, so no other journey gives him signs.
  await follow(page, '/pt/control-panel/users/view/4')
  await page.getByRole('link', { name: /^Sinais excluídos/ }).click()
  await expect(page.getByText(pt('users:signs.none'))).toBeVisible()

  for (const path of ['users/view/1', 'users/edit/1']) {
    await page.goto(`/pt/control-panel/${path}`)
    await expect(page, path).toHaveURL(/control-panel\/overview$/)
    const told = page.getByRole('status').filter({ hasText: pt('errors:account.ownPage') })
    await expect(told, path).toBeVisible()
  }
  const withoutId = await page.request.get('/pt/control-panel/users/view')
  expect(withoutId.url()).toMatch(/control-panel\/users$/)
  for (const id of ['0', 'x', '99999']) {
    const response = await page.request.get(`/pt/control-panel/users/edit/${id}`)
    expect(response.status(), id).toBe(404)
  }
})

test('the list of users fits 1280 px, also with long words, keeps its head and row actions in view, and has cards on narrow screens [UIX-01] [UIX-03]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  for (const [locale, widths] of [
    ['de', [1280, 1025, 768, 320]],
    ['pt', [1280]],
  ] as const) {
    const t = translator(locale)
    const list = page.getByRole('region', { name: t('users:list.caption') })
    const expectToFit = async (name: string) => {
      expect(
        await list.evaluate((element) => element.scrollWidth - element.clientWidth),
        name,
      ).toBeLessThanOrEqual(0)
      expect(await horizontalOverflow(page), name).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 500 })
    // The cast is on the first of two pages.
    await open(page, `/${locale}/control-panel/users?order=alphabetical`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 500 })
      await expectToFit(`${locale} ${width}`)
      const edit = page.getByRole('link', { name: t('users:editNamed', { name: 'Carla Winter' }) })
      await edit.scrollIntoViewIfNeeded()
      // Scrolling stops at whole pixels, and the row may end between two.
      await expect(edit).toBeInViewport({ ratio: 0.95 })
      const box = await edit.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      const heading = page.getByRole('columnheader', { name: t('users:column.email') })
      await expect(heading).toHaveCount(0)
      const head = page.getByRole('columnheader', { name: t('users:column.status'), exact: true })
      if (width >= 1280) {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(head).toBeInViewport()
      } else expect((await head.boundingBox())?.width).toBeLessThanOrEqual(1)
      if (width === 320) await audit('cards')
    }
    // Names, chips and values as long as no person of the cast has them.
    await page
      .getByRole('table')
      .locator('tbody :is(th a, td[data-card] span, td[data-card]:not(:has(*)))')
      .evaluateAll(
        (texts, words) => {
          for (const [index, text] of texts.entries())
            text.textContent = index % 3 === 0 ? words.join(' ') : (words[index % words.length] ?? '')
        },
        longWords.map(({ text }) => text),
      )
    for (const width of [1280, 1025]) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(`${locale} ${width} with long words`)
    }
  }
})

test('hidden columns and low rows of a table are remembered [UIX-03]', async ({ page, audit }) => {
  await signIn(page, 'ana')
  await open(page, `${listPath}?q=Carla`)
  const institution = page.getByRole('columnheader', { name: pt('users:column.institution') })
  const height = async () => (await rowOf(page, 'Carla').boundingBox())?.height ?? 0
  await expect(institution).toBeVisible()
  const comfortable = await height()
  await page.getByRole('button', { name: pt('kit:table.columns') }).click()
  await page.getByRole('menuitemcheckbox', { name: pt('users:column.institution') }).click()
  await page.getByRole('menuitemradio', { name: pt('kit:table.compact') }).click()
  await page.keyboard.press('Escape')
  await expect(institution).toHaveCount(0)
  await expect.poll(height).toBeLessThan(comfortable)
  await page.reload()
  await expect(rowOf(page, 'Carla')).toBeVisible()
  await expect(institution).toHaveCount(0)
  await audit('fewer columns')
})
