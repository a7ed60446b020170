import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** The shortest form of the script: reading it takes as long as a check. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const isLoaded = (page: Page) => page.evaluate(() => 'axe' in window)

/** What axe finds in the page, or in the elements of a CSS selector. Each finding names its rule and elements. */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  // Several checks of one document need the script once.
  if (!(await isLoaded(page))) await page.evaluate(script)
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
