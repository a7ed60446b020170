import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const t = translator('de')
const componentsPage = '/de/design-system/components'
const stepperPage = '/de/design-system/stepper'
const list = (page: Page) =>
  page.getByRole('region', { name: t('designSystem:components.list'), exact: true })
const bar = (page: Page) => page.getByRole('group', { name: t('designSystem:list.label') })
const boxOf = (page: Page, gloss: string) =>
  page.getByRole('checkbox', { name: `${t('designSystem:list.choose')}: ${gloss}` })
const house = t('designSystem:sample.house')
/** A sign of the viewer, which somebody else has to approve. */
const family = t('designSystem:sample.family')

test('the actions for chosen rows stay in view, say what will not happen and why, and are announced; on phones a row is a card with its menu, and a menu has the further actions for chosen rows [UIX-01] [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, componentsPage)
  await expect(bar(page)).toHaveCount(0)
  await boxOf(page, house).check()
  await boxOf(page, family).check()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  const note = t('designSystem:list.own', { gloss: family })
  await expect(
    page.getByRole('status').filter({ hasText: `${t('designSystem:list.chosen', { count: 2 })}. ${note}` }),
  ).toBeAttached()
  const publish = (count: number) =>
    bar(page).getByRole('button', { name: t('designSystem:list.publish', { count }) })
  await expect(publish(1)).toBeEnabled()
  await audit('two chosen rows')

  await boxOf(page, house).uncheck()
  await expect(publish(0)).toBeDisabled()
  await expect(publish(0)).toHaveAccessibleDescription(t('designSystem:sample.refusal'))
  const all = page.getByRole('checkbox', { name: t('designSystem:list.chooseAll') })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.click()
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(8)
  await bar(page)
    .getByRole('button', { name: t('kit:bulk.clear') })
    .click()
  await expect(bar(page)).toHaveCount(0)
  await expect(boxOf(page, house)).not.toBeChecked()

  await page.setViewportSize({ width: 360, height: 740 })
  await boxOf(page, house).check()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page).getByRole('button', { name: t('designSystem:list.export') })).toBeHidden()
  await bar(page)
    .getByRole('button', { name: t('kit:bulk.more') })
    .click()
  await expect(page.getByRole('menuitem', { name: t('designSystem:list.export') })).toBeVisible()
  await page.keyboard.press('Escape')
  const frame = await list(page).boundingBox()
  const menu = list(page)
    .getByRole('button', { name: new RegExp(`${t('designSystem:sample.actions')}: ${house}`) })
    .first()
  const button = await menu.boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 999)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
  )
  await audit('cards')
})

test('a form in stages keeps head, film and foot in view and names the stages with their states [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, stepperPage)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [768, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.getByRole('textbox').last().scrollIntoViewIfNeeded()
    const film = page.getByRole('complementary', { name: t('designSystem:sample.loop') })
    await expect(film).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const next = page.getByRole('contentinfo').getByRole('link').last()
    await expect(next).toHaveText(t('designSystem:sample.description'))
    await expect(next).toBeInViewport({ ratio: 1 })
    const stages = page.getByRole('navigation', { name: t('kit:stepper.stages') })
    if (width < 1024) {
      await expect(stages).toBeHidden()
      const position = { label: t('designSystem:stepper.phonology'), at: 2, count: 4 }
      await page.getByRole('button', { name: t('kit:stepper.position', position) }).click()
    }
    await expect(stages.locator('[aria-current=step]')).toContainText(t('designSystem:stepper.started'))
    await expect(stages).toContainText(t('designSystem:stepper.complete'))
    await audit(`stages ${width}`)
    expect(await horizontalOverflow(page), `${width}`).toBeLessThanOrEqual(0)
    if (width >= 1024) continue
    await page.keyboard.press('Escape')
    await expect(stages).toBeHidden()
    const height = async () => (await film.boundingBox())?.height
    expect(await height()).toBe(118)
    await page.getByRole('button', { name: t('kit:stepper.fold') }).click()
    await expect.poll(height).toBe(60)
    await page.getByRole('button', { name: t('kit:stepper.unfold') }).click()
    await expect.poll(height).toBe(118)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stages of a form open on a phone [PUB-08]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(stepperPage)
    const stages = page.getByRole('navigation', { name: t('kit:stepper.stages') })
    await expect(stages).toBeHidden()
    await page
      .getByRole('button', {
        name: t('kit:stepper.position', { label: t('designSystem:stepper.phonology'), at: 2, count: 4 }),
      })
      .click()
    await expect(stages.getByRole('link').first()).toBeVisible()
  })
})
