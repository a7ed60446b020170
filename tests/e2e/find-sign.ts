import type { Page } from '@playwright/test'
import type { Locale } from '#platform/i18n/locales.ts'
import { open } from './fixtures.ts'
import { insideOf } from './page-html.ts'

/** The path of a sign's page, found by a word without loading a page: ids differ between installations. */
export async function findSignPath(page: Page, word: string, locale: Locale = 'pt'): Promise<string> {
  const address = `/${locale}/search-signs/words?q=${encodeURIComponent(word)}&type=exact`
  const [card = ''] = insideOf(await (await page.request.get(address)).text(), 'article')
  return /href="([^"]+)"/.exec(card)?.[1] ?? ''
}

/** Opens the page of the sign for a word and waits for hydration. */
export async function openSignOfWord(page: Page, word: string, locale?: Locale): Promise<void> {
  await open(page, await findSignPath(page, word, locale))
}
