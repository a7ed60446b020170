import type { Page } from '@playwright/test'
import { castPassword } from '#seeds/cast-people.ts'
import { expect, locales, open, signIn, signInAs, test, translator, waitForHydration } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'

const pt = translator('pt')
const list = '/pt/control-panel/users'
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

test('Ana registers Grace, who sets a password by the link; Ana decides on the account, and Grace reads of it by mail [USR-03] [USR-05] [USR-06]', async ({
  page,
  browser,
  audit,
  expectError,
}) => {
  test.setTimeout(120_000)
  expectError('409')
  const email = 'grace.registered@school.example'
  await signIn(page, 'ana')
  await open(page, list)
  await page.getByRole('link', { name: pt('users:register') }).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('users:new.title') })).toBeVisible()
  await audit('the form')

  const send = page.getByRole('button', { name: pt('users:new.submit') })
  await waitForHydration(page)
  await send.click()
  await expect(page.getByText(pt('errors:value.profession'))).toBeVisible()
  await page.getByLabel(pt('accounts:field.name'), { exact: false }).first().fill('Grace')
  await page.getByLabel(pt('accounts:field.lastName')).fill('Registered')
  await page.getByLabel(pt('accounts:field.hearingStatus')).selectOption('deaf')
  await page.getByLabel(pt('accounts:field.professionId')).selectOption({ index: 1 })
  await page.getByLabel(pt('users:new.locale')).selectOption('en')
  await page.locator('input[name=email]').fill('ana@signbank.example')
  await send.click()
  await expect(page.getByText(pt('errors:account.emailTaken')).first()).toBeVisible()
  await page.locator('input[name=email]').fill(email)
  await send.click()
  await expect(page).toHaveURL(/users\/view\/\d+$/)
  await expect(page.getByText(pt('users:profile.noConsent'))).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  const id = Number(page.url().split('/').at(-1))

  const { links } = await waitForNewestMail(email)
  const grace = await browser.newPage()
  await grace.goto(links.find((link) => link.includes('token=')) ?? '')
  for (const field of await grace.locator('input[type=password]').all()) await field.fill(castPassword)
  await grace.locator('main form button[type=submit]').click()
  await expect(grace.locator('input[type=password]')).toHaveCount(0)
  await grace.close()

  const person = `/pt/control-panel/users/edit/${id}`
  const name = 'Grace Registered'
  type Change = 'accept' | 'giveApprover' | 'endSessions' | 'reject' | 'delete' | 'reactivate'
  const ask = async (change: Change) => {
    await page.getByRole('button', { name: pt(`users:change.${change}.button`), exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: pt(`users:change.${change}.question`, { name }) })
    await expect(dialog).toBeVisible()
    return dialog
  }
  const change = async (...[what]: Parameters<typeof ask>) => {
    const dialog = await ask(what)
    await dialog.getByRole('button', { name: pt(`users:change.${what}.button`), exact: true }).click()
    await expect(page.getByText(pt(`users:change.${what}.done`, { name })).first()).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  await open(page, person)
  const second = await page.context().newPage()
  await open(second, person)
  await audit('editing')
  const tooEarly = page.getByRole('button', { name: pt('users:change.makeAdmin.button'), exact: true })
  await expect(tooEarly).toBeDisabled()
  await expect(tooEarly).toHaveAccessibleDescription(pt('errors:account.wrongState'))
  await tooEarly.click({ force: true })
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const dialog = await ask('accept')
  await audit('the question')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(pt('panel:state.awaiting')).first()).toBeVisible()

  const en = translator('en')
  await change('accept')
  await second.bringToFront()
  await second.getByRole('button', { name: pt('users:change.reject.button'), exact: true }).click()
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: pt('users:change.reject.button') })
    .click()
  await expect(second.getByText(pt('errors:account.wrongState')).first()).toBeVisible()
  await expect(second.getByRole('main').getByText(pt('panel:state.approved')).first()).toBeVisible()
  await second.close()
  await waitForNewestMail(email, en('mails:kinds.account-accepted.subject'))
  await change('giveApprover')
  await expect(page.getByText(pt('panel:type.approver')).first()).toBeVisible()
  const phone = await browser.newContext()
  await signInAs(await phone.newPage(), email)
  expect((await phone.request.get('/api/me-sign')).status()).toBe(200)
  await change('endSessions')
  expect((await phone.request.get('/api/me-sign')).status()).toBe(401)
  await phone.close()
  await waitForNewestMail(email, en('mails:kinds.sessions-ended.subject'))
  await change('reject')
  await change('delete')
  await change('reactivate')
  await expect(page.getByRole('main').getByText(pt('panel:state.rejected')).first()).toBeVisible()

  await open(page, `/pt/control-panel/users/view/${id}`)
  const history = page.getByRole('table', { name: pt('users:history.title') })
  await expect(history.getByRole('row').nth(1)).toContainText(pt('users:event.reactivated'))
  await expect(history.getByRole('row').nth(1)).toContainText('Ana')
})

test('the list is searched, filtered and ordered, its address holds it, and it works without JavaScript [USR-01] [PUB-08]', async ({
  page,
  browser,
  baseURL,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, list)
  await audit('the list')
  await page.getByLabel(pt('users:search.label')).fill('denes')
  await page.getByLabel(pt('users:search.label')).press('Enter')
  await expect(page).toHaveURL(/users\?q=denes$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, 'Dénes')).toContainText(pt('panel:state.awaiting'))

  await page.getByLabel(pt('users:column.status')).selectOption('deleted')
  await expect(page).toHaveURL(/q=denes&status=deleted$/)
  await expect(page.getByText(pt('users:list.none'))).toBeVisible()
  await page.getByRole('link', { name: pt('users:list.reset') }).click()
  await expect(page).toHaveURL(/users$/)
  await expect(page.getByLabel(pt('users:search.label'))).toHaveValue('')

  await page
    .getByRole('columnheader', { name: pt('users:column.name') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/order=alphabetical$/)
  await expect(rows(page).first()).toContainText('Ana')
  await expect(rows(page).first().getByRole('link')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/users$/)

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const without = await plain.newPage()
  await signIn(without, 'ana')
  await without.goto(list)
  await without.getByLabel(pt('users:column.type')).selectOption('approver')
  await without.getByRole('button', { name: pt('users:search.submit') }).click()
  await expect(without.getByRole('link', { name: 'Carla Winter', exact: true })).toBeVisible()
  await expect(without.getByRole('link', { name: 'Bruno Albuquerque', exact: true })).toHaveCount(0)
  await plain.close()
})

test('a person has a profile and lists of signs; their consent is only looked at [USR-02] [CON-04]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/users/view/2')
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Albuquerque' })).toBeVisible()
  await expect(page.getByText('bruno@signbank.example')).toBeVisible()
  await audit('the profile')
  const consent = page.locator('section').filter({ hasText: pt('users:profile.choices') })
  await expect(consent.getByRole('checkbox', { includeHidden: true }).first()).toBeDisabled()
  await page.getByRole('link', { name: /^Sinais publicados/ }).click()
  await expect(page).toHaveURL(/tab=published$/)
  await expect(page.getByRole('table', { name: /Bruno Albuquerque/ })).toBeVisible()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1)
  await audit('published signs')
  await page.getByRole('link', { name: /^Sinais excluídos/ }).click()
  await expect(page.getByText(pt('users:signs.none'))).toBeVisible()
})

test('nobody but administrators comes to users, and they not to themselves [ROL-02] [ROL-04] [ROL-05] [D18]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  await signIn(page, 'bruno')
  for (const path of ['users', 'users/view/1', 'users/edit/4', 'register']) {
    await page.goto(`/pt/control-panel/${path}`)
    await expect(page, path).toHaveURL(/control-panel\/overview$/)
  }
  const refused = await page.request.post('/pt/control-panel/users/edit/4.data', {
    form: { change: 'accept', seen: 'awaiting' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(await refused.text()).toContain('overview')

  await signIn(page, 'ana')
  for (const path of ['users/view/1', 'users/edit/1']) {
    await page.goto(`/pt/control-panel/${path}`)
    await expect(page, path).toHaveURL(/control-panel\/overview$/)
  }
  await page.goto('/pt/control-panel/users/view')
  await expect(page).toHaveURL(/control-panel\/users$/)
  await expect(rowOf(page, 'Dénes')).toContainText(pt('panel:state.awaiting'))
  for (const id of ['0', 'x', '99999']) {
    const answer = await page.goto(`/pt/control-panel/users/edit/${id}`)
    expect(answer?.status(), id).toBe(404)
  }
})

test('whose row it is stays in view while one goes to the last column, from 480 px on [UIX-03]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  for (const width of [480, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await open(page, list)
    const frame = page.locator('section:has(> table)')
    const name = rowOf(page, 'Carla').getByRole('rowheader')
    const distance = async () =>
      Math.round(((await name.boundingBox())?.x ?? 0) - ((await frame.boundingBox())?.x ?? 0))
    const before = await distance()
    await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    await expect.poll(distance, `at ${width}`).toBe(before)
    expect((await name.boundingBox())?.width, `at ${width}`).toBeLessThan(width / 2)
  }
})

test('the pages of administrators fit 320 pixels in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await signIn(page, 'ana')
  for (const locale of locales)
    for (const path of [
      'users',
      'users/view/2',
      'users/edit/4',
      'register',
      'terms-of-use',
      'privacy-policy/create',
    ]) {
      await page.goto(`/${locale}/control-panel/${path}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${locale} ${path}`).toBeLessThanOrEqual(320)
    }
})
