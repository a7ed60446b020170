import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const isLoaded = (page: Page) => page.evaluate(() => 'axe' in window)

/** What axe finds in the page, or in the elements of a CSS selector. Each finding names its rule and elements. */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  // Several checks of one document need the script once.
  if (!(await isLoaded(page))) await page.evaluate(axe.source)
  // Axe reads the colours of the style sheets, which the browser replaces when it paints with forced colours.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: !isForced } },
  }
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(selector ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { selector, options },
  )
}
