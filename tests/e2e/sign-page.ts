import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#platform/i18n/locales.ts'
import { open } from './fixtures.ts'
import { signCards } from './site-parts.ts'

/** The path of a sign's page, found by a word: ids differ between installations. */
export async function signPath(page: Page, word: string, locale: Locale = 'pt'): Promise<string> {
  await page.goto(`/${locale}/search-signs/words?q=${encodeURIComponent(word)}&type=exact`)
  return (await signCards(page.getByRole('main')).first().getAttribute('href')) ?? ''
}

/** The permanent address of the page that is open: without PUBLIC_URL its origin is that of the settings. */
export const permanentAddress = (page: Page): string => page.url().replace('//127.0.0.1:', '//localhost:')

/** Opens the page of the sign for a word and waits for hydration. */
export async function openSign(page: Page, word: string, locale?: Locale): Promise<void> {
  await open(page, await signPath(page, word, locale))
}

/** A section of the page by its heading, opened unless it is already open. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('main').getByRole('region', { name })
  const fold = section.locator('details').first()
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
    await fold.locator('summary').first().click()
  return section
}
