import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findViolations } from './axe.ts'
import { expect, open, test } from './fixtures.ts'

const t = translator('de')
const componentsPage = '/de/design-system/components'
/** A section of the style guide by its heading. */
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const overlays = (page: Page) => section(page, t('designSystem:components.over'))
const fields = (page: Page) => section(page, t('designSystem:components.panelFields'))

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, componentsPage)
})

test('dialogs keep the focus and fit the window, a mandatory one stays open, and forms, confirmations and drawers have their buttons [UIX-01] [UIX-03] [VAL-03] [CON-05]', async ({
  page,
  audit,
}) => {
  await test.step('a dialog takes and keeps the focus, closes by Escape and returns the focus', async () => {
    const button = overlays(page).getByRole('button', { name: t('designSystem:sample.dialogOpen') })
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await audit('dialog')
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  await test.step('a mandatory dialog closes neither by Escape nor by a click outside', async () => {
    await overlays(page)
      .getByRole('button', { name: t('designSystem:sample.owedOpen') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('designSystem:sample.owedTitle') })
    await expect(dialog).toBeVisible()
    await audit('mandatory dialog')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveCount(1)
    await dialog.getByRole('button', { name: t('designSystem:word.save') }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the buttons of a form in a dialog are in its footer and send the form', async () => {
    await page.getByRole('button', { name: t('designSystem:sample.formOpen') }).click()
    const dialog = page.getByRole('dialog', { name: t('designSystem:components.forms') })
    const word = dialog.getByRole('textbox')
    await word.fill('')
    await dialog.getByRole('button', { name: t('designSystem:word.save') }).click()
    await expect(word).toHaveAccessibleDescription(t('designSystem:sample.wordError'))
    await expect(word).toBeFocused()
    await audit('a form in a dialog')
    await word.fill('Haus')
    await expect(word).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a confirmation is an alert dialog that can be cancelled; a drawer opens at the side', async () => {
    await overlays(page)
      .getByRole('button', { name: t('designSystem:word.delete') })
      .click()
    const confirmation = page.getByRole('alertdialog', { name: t('designSystem:sample.dialogTitle') })
    await expect(confirmation).toBeVisible()
    await audit('confirmation')
    await confirmation.getByRole('button', { name: t('kit:cancel') }).click()
    await expect(confirmation).toHaveCount(0)
    await overlays(page)
      .getByRole('button', { name: t('designSystem:sample.drawerOpen') })
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await audit('drawer')
    const box = await drawer.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1260)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await test.step('a dialog is at most 800 px wide and fits a window of 320 px', async () => {
    for (const [width, maxWidth] of [
      [1440, 800],
      [320, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await overlays(page)
        .getByRole('button', { name: t('designSystem:sample.dialogOpen') })
        .click()
      const box = await page.getByRole('dialog').boundingBox()
      expect(box?.width, `${width}`).toBeLessThanOrEqual(maxWidth)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
      await page.keyboard.press('Escape')
    }
  })
})

test('fields work by keyboard: an option of a long list is found by typing, tabs of languages keep all fields, a switch is toggled, a file is shown [UIX-03]', async ({
  page,
  audit,
}) => {
  await test.step('the tabs of languages say which texts are missing, and the form keeps the fields of all languages', async () => {
    const texts = section(page, t('designSystem:components.languageTabs'))
    const tab = (lang: 'de' | 'hu' | 'et', mark: 'filled' | 'missing' | 'invalid') =>
      texts.getByRole('tab', {
        name: `${t(`designSystem:sample.languages.${lang}`)} (${t(`kit:languages.${mark}`)})`,
      })
    await expect(tab('de', 'filled')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('hu', 'invalid')).toBeVisible()
    await tab('de', 'filled').press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab('et', 'missing')).toBeFocused()
    await expect(texts.getByRole('textbox')).toHaveCount(1)
    await texts.getByRole('textbox').fill('maja')
    await expect(tab('et', 'filled')).toBeVisible()
    await expect(texts.locator('input')).toHaveCount(4)
    await audit('languages')
  })

  await test.step('a switch is toggled by keyboard, and a file field shows the chosen file', async () => {
    const toggle = fields(page).getByRole('switch').nth(1)
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle).toBeChecked()
    const file = page.locator('input[type=file][name=file]')
    await file.setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('ana.png')).toBeVisible()
  })

  await test.step('an option of a long list is found by typing and chosen by keyboard, and the form sends its id', async () => {
    const box = fields(page).getByRole('combobox').first()
    await box.click()
    await page.keyboard.type('Ti')
    await expect(
      page.getByRole('listbox').getByRole('option', { name: t('designSystem:sample.animals') }),
    ).toBeVisible()
    // While the options are open the rest of the page is hidden from screen readers; the Tab key closes them.
    expect(await findViolations(page, '[role=listbox]')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(t('designSystem:sample.animals'))
    await expect(page.locator('input[name=category]')).toHaveValue('animals')
    await audit('chosen')
    await box.fill('xyz')
    await expect(page.getByText(t('kit:noneFound'))).toBeVisible()
  })
})

test('arrow keys change tabs and move through a menu, a column heading sorts the table by the address, a disabled item says why, and Enter follows a link [UIX-03]', async ({
  page,
  audit,
}) => {
  await test.step('arrow keys change tabs, and a column heading sorts the table by the address', async () => {
    await page.getByRole('tab', { name: t('designSystem:sample.hands') }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(section(page, t('designSystem:components.tabs')).getByRole('tabpanel')).toContainText(
      t('designSystem:sample.circular'),
    )
    const table = page.getByRole('table', { name: t('designSystem:components.data'), exact: true })
    await table.getByRole('link', { name: t('designSystem:sample.letters') }).click()
    await expect(table.getByRole('columnheader', { name: t('designSystem:sample.letters') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(table.getByRole('rowheader').first()).toHaveText('anticonstitucionalissimamente')
    for (const row of await table.getByRole('row').all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(50)
  })

  await test.step('arrow keys move through a menu, a disabled item says why, and Enter follows a link', async () => {
    const button = overlays(page)
      .getByRole('button', { name: t('designSystem:sample.actions') })
      .first()
    await button.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expect(menu.getByRole('menuitem', { name: t('designSystem:sample.refusal') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await audit('menu')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/de\/design-system\/board$/)
  })
})
