import type { Locator, Page } from '@playwright/test'

/** The permanent address of the page that is open: without PUBLIC_URL its origin is that of the settings. */
export const permanentAddress = (page: Page): string => page.url().replace('//127.0.0.1:', '//localhost:')

/** A section of the page by its heading, opened unless it is already open. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('main').getByRole('region', { name })
  const fold = section.locator('details').first()
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
    await fold.locator('summary').first().click()
  return section
}
