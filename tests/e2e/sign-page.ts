import type { Page } from '@playwright/test'
import { type locales, open } from './fixtures.ts'

/** The path of a sign's page: addresses differ between installations, their words do not. */
export async function signPath(
  page: Page,
  word: string,
  locale: (typeof locales)[number] = 'pt',
): Promise<string> {
  await page.goto(`/${locale}/search-signs/words?q=${encodeURIComponent(word)}&type=exact`)
  return (await page.locator('main a[href*="/signs/view/"]').first().getAttribute('href')) ?? ''
}

/** Opens the page of the sign for a word, awake. */
export async function openSign(page: Page, word: string, locale?: (typeof locales)[number]): Promise<void> {
  await open(page, await signPath(page, word, locale))
}
