import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { percentile, type Row } from './results.ts'

const typedWords = [
  'mother',
  'house',
  'treewat',
  'schooling',
  'daygo',
  'friend',
  'lovework',
  'eat',
  'wo',
  'nigther',
]
const maxKeyMs = 16
const longTaskMs = 50
const asRoot = process.getuid?.() === 0

/** Timings recorded by a script in the page, in milliseconds. */
interface PageTimings {
  keys: number[]
  tasks: { start: number; duration: number }[]
}

/**
 * Types into the search box of the header in Chromium and measures each key, from its input event to the changed list.
 * The results come from the index in the browser, because requests to the server are blocked. Also measures how long
 * the browser takes to build the index.
 * @param url a running program with many signs, for example 10,000
 */
export async function benchInstant(url: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const localStorage = [{ name: 'accept_cookie', value: 'true' }]
    const page = await browser.newPage({
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
    await page.addInitScript(observePage)
    const { buildMs, longestTask } = await buildIndex(page, url)
    const keys = await timeKeys(page)
    return [
      { name: 'instant search, one key, p50', value: percentile(keys, 50), unit: 'ms', target: maxKeyMs },
      { name: 'instant search, one key, p95', value: percentile(keys, 95), unit: 'ms', target: maxKeyMs },
      { name: 'index in the browser, from response to ready', value: buildMs, unit: 'ms' },
      { name: 'longest task while the index is built', value: longestTask, unit: 'ms', target: longTaskMs },
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page: records long tasks, and for each key the time from the input event to the changed list. */
function observePage() {
  const timings: PageTimings = { keys: [], tasks: [] }
  Object.assign(window, { timings })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) timings.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  let inputTime = 0
  window.addEventListener('input', () => (inputTime = performance.now()), { capture: true })
  new MutationObserver((changes) => {
    const inList = changes.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some(
        (node) =>
          node instanceof Element && (node.closest('[role=listbox]') ?? node.querySelector('[role=listbox]')),
      ),
    )
    if (inputTime === 0 || !inList) return
    timings.keys.push(performance.now() - inputTime)
    inputTime = 0
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Delays the index until the page is idle, so that the recorded tasks belong to the index. */
async function buildIndex(page: Page, url: string) {
  const release = Promise.withResolvers<void>()
  await page.route('**/api/search-index/*.json*', async (route) => {
    const response = await route.fetch()
    await release.promise
    await route.fulfill({ response })
  })
  await page.route('**/api/search-index/*/signs*', (route) => route.abort())
  await page.goto(`${url}/en/about`)
  const box = page.getByRole('banner').getByRole('combobox')
  await box.waitFor()
  await page.waitForTimeout(1000)
  const start = await page.evaluate(() => performance.now())
  release.resolve()
  await box.click()
  await box.fill('mother')
  await page.getByRole('listbox').waitFor()
  // The browser reports long tasks with a delay.
  const buildMs = (await page.evaluate(() => performance.now())) - start
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => (window as unknown as { timings: PageTimings }).timings.tasks)
  const longestTask = Math.max(
    0,
    ...tasks.filter((task) => task.start >= start).map(({ duration }) => duration),
  )
  return { buildMs, longestTask }
}

async function timeKeys(page: Page): Promise<number[]> {
  const box = page.getByRole('banner').getByRole('combobox')
  for (const word of typedWords) {
    await box.fill('')
    await box.pressSequentially(word, { delay: 30 })
  }
  return page.evaluate(() => (window as unknown as { timings: PageTimings }).timings.keys)
}
