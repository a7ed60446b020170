import { expect, type Page } from '@playwright/test'

const displays = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

/** Audits the open page narrow and light, and wide and dark, and checks the levels of its headings. */
export async function auditInDisplays(
  page: Page,
  path: string,
  audit: (name: string) => Promise<void>,
): Promise<void> {
  await expectHeadingsInOrder(page, path)
  for (const { width, colorScheme } of displays) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await audit(`${path} ${colorScheme} ${width}`)
  }
}

/** One heading of level 1, and no heading skips a level. */
async function expectHeadingsInOrder(page: Page, path: string): Promise<void> {
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  expect(
    levels.filter((level) => level === 1),
    path,
  ).toHaveLength(1)
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? level), `${path} ${levels.join('')}`).toBeLessThanOrEqual(1)
  })
}
