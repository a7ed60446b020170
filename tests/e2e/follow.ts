import type { Page } from '@playwright/test'

/** Goes to an address as a link of the open page does: without loading a document. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // The language menu of the header contains the address of the shown page.
  const [, locale, path = ''] = /^\/([a-z]+)(.*)$/.exec(address) ?? []
  const here = `a[href$="/choose-language?to=${encodeURIComponent(path)}"]`
  await page.waitForSelector(`html[lang|="${locale}"] header ${here}`, { state: 'attached' })
}
