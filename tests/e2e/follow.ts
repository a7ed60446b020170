import type { Page } from '@playwright/test'

/** Goes to an address as a link of the open page does: without loading a document. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // The language menu of the header contains the address of the shown page.
  const here = encodeURIComponent(address.replace(/^\/[a-z]+/, ''))
  await page.waitForSelector(`header a[href$="/choose-language?to=${here}"]`, { state: 'attached' })
}
