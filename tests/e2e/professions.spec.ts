import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { accountField, fillRegistration } from './account-fields.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { followMenuItem, horizontalOverflow, languagePanel, openLanguage } from './site-parts.ts'

// The journeys of a worker share one site and use professions of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const de = translator('de')
const hu = translator('hu')
const list = '/pt/control-panel/professions'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: pt('simpleLists:save'), exact: true })
const add = (page: Page) => page.getByRole('button', { name: pt('simpleLists:professions.add') })
const nameIn = (page: Page, language: string) => languagePanel(page, language).getByRole('textbox')
const portuguese = 'português'
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Adds a profession from the open list, and opens its page. */
async function addProfession(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: pt('simpleLists:professions.create') }).click()
  await nameIn(page, portuguese).fill(name)
  await add(page).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name }))).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('Ana adds a profession in five languages, orders it, and a person who registers can choose it [CNT-09] [UIX-05] [VAL-01]', async ({
  page,
  audit,
}) => {
  const names = {
    pt: 'Acrobata',
    en: 'Acrobat',
    de: 'Akrobatin',
    hu: 'Akrobata',
    et: 'Akrobaat',
  }
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  const menu = await followMenuItem(page, 'settings', 'professions')
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.professions') })).toBeVisible()
  await expect(menu).toHaveAttribute('aria-current', /page|true/)
  await audit('the list')

  await page.getByRole('link', { name: pt('simpleLists:professions.create') }).click()
  await (await openLanguage(page, 'inglês')).getByRole('textbox').fill(names.en)
  await add(page).click()
  await expect(nameIn(page, portuguese)).toBeFocused()
  await expect(nameIn(page, portuguese)).toHaveAccessibleDescription(new RegExp(pt('errors:value.required')))
  await audit('the refused form')
  await page.getByRole('link', { name: pt('simpleLists:back') }).click()
  const question = page.getByRole('alertdialog', { name: pt('kit:unsaved.title') })
  await question.getByRole('button', { name: pt('kit:unsaved.stay') }).click()
  const languageNames = { pt: portuguese, en: 'inglês', de: 'alemão', hu: 'húngaro', et: 'estoniano' }
  for (const locale of locales)
    await (await openLanguage(page, languageNames[locale])).getByRole('textbox').fill(names[locale])
  await add(page).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: names.pt }))).toBeVisible()
  const row = rowOf(page, names.pt)
  for (const language of ['português', 'inglês', 'alemão', 'húngaro', 'estoniano'])
    await expect(row.getByText(pt('simpleLists:language.current', { language }))).toBeAttached()
  await expect(row.getByText(pt('simpleLists:professions.state.active'))).toBeVisible()

  // By name at first; then in the order that Ana gives it.
  await page.getByRole('link', { name: pt('simpleLists:order.button'), exact: true }).click()
  const rows = page.getByRole('row')
  const down = page.getByRole('button', { name: pt('kit:order.down', { name: names.pt }), exact: true })
  await expect(rows.first()).toHaveAccessibleName(names.pt)
  await audit('the order')
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toHaveAccessibleName(names.pt)
  await page.getByRole('button', { name: pt('simpleLists:order.save') }).click()
  await expect(toast(page, pt('simpleLists:toast.ordered'))).toBeVisible()
  await expect(page.getByRole('rowheader').nth(1)).toHaveText(names.pt)

  await page.context().clearCookies()
  await open(page, '/hu/register')
  const select = accountField(page, 'professionId', hu)
  expect((await select.getByRole('option').allTextContents())[2]).toBe(names.hu)
  await fillRegistration(page, hu, { email: 'keeper@school.example' })
  await select.selectOption({ label: names.hu })
  await page.getByRole('button', { name: hu('register:send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: hu('register:confirm.title') })).toBeVisible()
  await signIn(page, 'ana')
  await open(page, list)
  await expect(
    rowOf(page, names.pt).getByText(pt('simpleLists:professions.usesCount', { count: 1 }), { exact: true }),
  ).toBeVisible()
})

test('of two people who change a profession at once the second is refused, compares the versions and restores one [CNT-09] [SGN-15]', async ({
  page,
  context,
  audit,
  expectError,
}) => {
  expectError('409')
  await signIn(page, 'ana')
  await open(page, list)
  await addProfession(page, 'Tecelã')
  const other = await context.newPage()
  await open(other, page.url())
  await nameIn(other, portuguese).fill('Tecelão ou tecelã')
  await (await openLanguage(other, 'alemão')).getByRole('textbox').fill('Weber oder Weberin')
  await save(other).click()
  await expect(toast(other, pt('simpleLists:toast.saved', { name: 'Tecelão ou tecelã' }))).toBeVisible()
  await other.close()

  await nameIn(page, portuguese).fill('Tecelões')
  await save(page).click()
  await expect(page.getByRole('main').getByText(pt('errors:list.entryChanged'))).toBeVisible()
  // The page has loaded what the other one saved; until then saving again would be refused again.
  const versions = page.getByRole('region', { name: pt('kit:versions.title') })
  await expect(versions.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(nameIn(page, portuguese)).toHaveValue('Tecelões')
  await save(page).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name: 'Tecelões' }))).toBeVisible()
  await expect(versions.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(versions).toContainText(`${pt('simpleLists:versions.kind.created')} · Ana`)
  await versions
    .getByRole('combobox', { name: pt('simpleLists:versions.one') })
    .selectOption(pt('kit:versions.number', { number: 1 }))
  await versions.getByRole('button', { name: pt('simpleLists:versions.button') }).click()
  await expect(page).toHaveURL(/one=1&other=3/)
  await expect(versions.getByRole('deletion').first()).toHaveText('Tecelã')
  await expect(versions.getByRole('insertion').first()).toHaveText('Tecelões')
  await audit('two versions')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await versions.getByRole('button', { name: pt('kit:versions.restoreOf', { number: 2 }) }).click()
  await expect(toast(page, pt('simpleLists:toast.restored', { number: 2 }))).toBeVisible()
  await expect(nameIn(page, portuguese)).toHaveValue('Tecelão ou tecelã')

  // The German text came with the present Portuguese one; the others are missing.
  await follow(page, '/de/control-panel/professions')
  const row = rowOf(page, 'Weber oder Weberin')
  await expect(row.getByText(de('simpleLists:language.missing', { language: 'Englisch' }))).toBeAttached()
  await expect(row.getByText(de('simpleLists:language.current', { language: 'Deutsch' }))).toBeAttached()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit('dark')
})

test('a used profession is not deleted; disabled, people keep it but nobody else can choose it; an unused one is deleted [CNT-09] [D4]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, list)
  const used = page.getByRole('row').filter({ hasText: /\d pessoas/ })
  const name = ((await used.getByRole('rowheader').textContent()) ?? '').trim()
  const uses = Number.parseInt((await used.getByText(/^\d+ pessoas$/).textContent()) ?? '', 10)
  await used.getByRole('rowheader').getByRole('link').click()
  await expect(page.getByText(pt('errors:profession.inUse', { name, count: uses }))).toBeVisible()
  const deletes = page.getByRole('button', { name: pt('simpleLists:delete.button'), exact: true })
  await expect(deletes).toHaveCount(0)
  await page.getByRole('checkbox', { name: pt('simpleLists:professions.active') }).uncheck()
  await save(page).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name }))).toBeVisible()
  await follow(page, '/pt/control-panel/my-profile')
  const select = accountField(page, 'professionId', pt)
  await expect(select.getByRole('option', { name, exact: true })).toHaveCount(1)
  await expect(select.locator('option:checked')).toHaveText(name)
  await follow(page, '/pt/control-panel/register')
  await expect(accountField(page, 'professionId', pt).getByRole('option', { name, exact: true })).toHaveCount(
    0,
  )

  await follow(page, list)
  await addProfession(page, 'Ninguém tem')
  await page.getByRole('checkbox', { name: pt('simpleLists:delete.sure', { name: 'Ninguém tem' }) }).check()
  await deletes.click()
  await expect(toast(page, pt('simpleLists:toast.deleted', { name: 'Ninguém tem' }))).toBeVisible()
  await expect(rowOf(page, 'Ninguém tem')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Ana adds a profession, corrects it and compares its versions [CNT-09]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    await signIn(page, 'ana')
    await page.goto(`${list}/create`)
    await add(page).click()
    await expect(nameIn(page, portuguese)).toHaveAccessibleDescription(
      new RegExp(pt('errors:value.required')),
    )
    await nameIn(page, portuguese).fill('Lapidador')
    await add(page).click()
    await page.getByRole('link', { name: 'Lapidador', exact: true }).click()
    await nameIn(page, portuguese).fill('Lapidadora')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lapidadora' })).toBeVisible()
    await page.getByRole('link', { name: pt('simpleLists:versions.changesOf', { number: 2 }) }).click()
    await expect(page.getByRole('insertion')).toHaveText('Lapidadora')
    await page.getByRole('button', { name: pt('kit:versions.restoreOf', { number: 1 }) }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lapidador', exact: true })).toBeVisible()
  })
})
