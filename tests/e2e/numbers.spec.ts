import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const path = '/pt/control-panel/numbers'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('Ana reads the numbers, shows the chart as a table, downloads a part of them as a file and follows a number to its list [UIX-03]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1, name: pt('numbers:title') })).toBeVisible()
  const months = part(page, pt('numbers:months.title'))
  await expect(months.getByRole('table')).toBeHidden()
  await months.getByText(pt('numbers:months.table')).click()
  await expect(months.getByRole('row')).toHaveCount(13)
  await audit('the numbers')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  await page.getByRole('link', { name: pt('numbers:period.3'), exact: true }).click()
  await expect(page).toHaveURL(/period=3$/)
  await expect(months.getByRole('row', { includeHidden: true })).toHaveCount(4)

  const download = page.waitForEvent('download')
  await part(page, pt('numbers:states.title')).getByRole('link', { name: /CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-states-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^state,signs\npending,\d+\n/)

  const row = part(page, pt('numbers:states.title')).getByRole('row', {
    name: pt('signList:state.published'),
  })
  const count = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('link').click()
  await expect(
    page.getByRole('navigation', { name: pt('signList:states') }).locator('[aria-current=page]'),
  ).toHaveText(`${pt('signList:tab.published')} ${count}`)
})
