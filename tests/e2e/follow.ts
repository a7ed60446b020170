import type { Page } from '@playwright/test'
import { siteAreaOf } from '../../app/site-areas.ts'
import { open } from './fixtures.ts'

const areaOf = (address: string) => siteAreaOf(new URL(address, 'http://localhost').pathname)

/** Goes to an address as a link of the open page does: only in another area of the site a document is loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  if (areaOf(page.url()) !== areaOf(address)) return open(page, address)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // The language menu of the header contains the address of the shown page.
  const [, locale, path = ''] = /^\/([a-z]+)(.*)$/.exec(address) ?? []
  const here = `a[href$="/choose-language?to=${encodeURIComponent(path)}"]`
  await page.waitForSelector(`html[lang|="${locale}"] header ${here}`, { state: 'attached' })
}
