import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { corpus } from './occurrence-data.ts'
import { horizontalOverflow } from './site-parts.ts'

const rows = (page: Page) => page.locator('tbody').first().getByRole('row')
const chosen = (page: Page) => rows(page).filter({ has: page.locator('[aria-current]') })
const films = (page: Page) => page.locator('#moment video')
const times = (page: Page) =>
  films(page).evaluateAll((all) => all.map((film) => (film as HTMLVideoElement).currentTime))
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
const isPlaying = (page: Page) =>
  films(page).evaluateAll((all) => all.every((film) => !(film as HTMLVideoElement).paused))

test('Ana plays a concordance by keyboard [ELN-04]', async ({ page, audit }) => {
  const t = translator('pt')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/occasions')
  await page.getByRole('searchbox').fill('agua')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sign=\d+$/)
  await expect(rows(page)).toHaveCount(25)
  await audit('the concordance')

  // Each occurrence is played again and again, and several films are in step.
  await page.getByRole('link', { name: 'ÁGUA', exact: true }).first().focus()
  await expect(chosen(page)).toContainText('IX')
  await page.keyboard.press(' ')
  await expect.poll(() => isPlaying(page)).toBe(true)
  for (let frame = 0; frame < 5; frame++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await expect
    .poll(async () => {
      const [first = 0, second = 0] = await times(page)
      return first > 0 && Math.abs(first - second - 0.1) < 0.03
    })
    .toBe(true)

  await page.keyboard.press('+')
  const length = (seconds: number) =>
    page.getByText(t('occurrences:zoom.length', { seconds }), { exact: true })
  await expect(length(3)).toBeVisible()
  await page.keyboard.press('-')
  await expect(length(5)).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t('occurrences:keys.title') })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  // The non-dominant hand repeats the sign at the same time, which the list leaves out.
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('COMER')
  await expect(page.locator('#moment').getByText(corpus.family, { exact: true })).toBeVisible()
  await expect(films(page)).toHaveCount(1)
  await expect.poll(() => isPlaying(page)).toBe(true)
  // A block is repeated like an occurrence.
  await page.getByRole('button', { name: 'COMER', exact: true }).click()
  await expect.poll(async () => (await times(page))[0]).toBeGreaterThan(0.4)
  await page.getByText(t('occurrences:texts.title')).click()
  await expect(page.locator('#moment').getByRole('table')).toContainText('ZEBRA')

  await chosen(page).getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(t('occurrences:noFilm'))).toBeVisible()
  await audit('a recording without a film')

  // The keyboard leads to the next page and back.
  await rows(page).last().getByRole('link').click()
  await expect(chosen(page)).toContainText(corpus.withoutFilm)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/page=2$/)
  await expect(rows(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).last().getByRole('link')).toBeFocused()

  // A gloss beside a sign is a filter, and the order by it brings equal contexts together.
  await page.getByRole('combobox', { name: t('occurrences:order.label') }).selectOption('before')
  await expect(page).toHaveURL(/order=before/)
  await page
    .getByRole('table', { name: t('occurrences:collocations.before') })
    .getByRole('link', { name: 'MÃE', exact: true })
    .click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(t('occurrences:rule.notOverlapping'))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('banner').getByRole('link', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/-occurrences-list-.*\.csv$/)

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/en/control-panel/occasions?value=ZEBRA&by=region')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await expect(chosen(page)).toBeInViewport()
  await expect(films(page)).toBeInViewport()
  await audit('on a narrow screen')

  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, '/pt/control-panel/occasions?value=ZEBRA&by=region')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  const frequency = page.getByRole('table', { name: t('occurrences:frequency.title') })
  expect(await linesOf(frequency.getByRole('columnheader', { name: t('occurrences:frequency.uses') }))).toBe(
    1,
  )
  const before = page.getByRole('table', { name: t('occurrences:collocations.before'), exact: true })
  expect(await linesOf(before.getByRole('cell').first())).toBe(1)
})
