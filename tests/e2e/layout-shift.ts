import { expect, type Page, type Request } from '@playwright/test'
import { nextFrame } from './site-parts.ts'

interface Shift {
  value: number
  isAfterInput: boolean
  moved: string[]
}
type ShiftWindow = Window & { layoutShifts: Shift[] }

/** Records the layout shifts of all pages opened from now on. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as unknown as ShiftWindow).layoutShifts = shifts
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : '?'
    }
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        shifts.push({
          value: entry.value,
          isAfterInput: entry.hadRecentInput,
          moved: entry.sources.map(({ node }) => nameOf(node)),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * The sum of the recorded shifts of the open page, and what moved; both are then forgotten. Web Vitals ignores shifts
 * in the half second after an input: `afterInput` counts them too, for a click that only requests data.
 */
async function takeLayoutShift(page: Page, { afterInput = false } = {}) {
  const all = await page.evaluate(() => (window as unknown as ShiftWindow).layoutShifts.splice(0))
  const shifts = all.filter(({ isAfterInput }) => afterInput || !isAfterInput)
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
  }
}

/** Follows the requests of a page. The result waits until all are answered and what they brought is displayed. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // A frame may begin further requests.
    for (let quietFrames = 0; quietFrames < 3; quietFrames = open.size > 0 ? 0 : quietFrames + 1)
      await nextFrame(page)
  }
}

/** What Web Vitals calls good: five times of what the pages show on a loaded machine. */
const maxShift = 0.1

/** Expects that nothing of the open page has moved, or little. */
export async function expectStill(
  page: Page,
  name: string,
  options?: { afterInput: boolean },
): Promise<void> {
  await nextFrame(page)
  const { score, moved } = await takeLayoutShift(page, options)
  expect.soft(score, `${name}: ${moved.join(' ')}`).toBeLessThan(maxShift)
}

/** Scrolls down as a reader does, so that everything that loads late has loaded. */
export async function readToTheEnd(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await isQuiet()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await nextFrame(page)
  }
  await isQuiet()
}
