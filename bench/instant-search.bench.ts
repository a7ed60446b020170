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

/** What the page itself notes, ms. */
interface PageTimings {
  keys: number[]
  tasks: { start: number; duration: number }[]
}

/**
 * Types into the search box of the header in Chromium and times each key, from its input event to the changed list,
 * answered by the browser's index: the server is out of reach meanwhile. Times too how the index is made.
 * @param url a running program with many signs, such as 10,000 made ones
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
    const { madeMs, longest } = await makeIndex(page, url)
    const keys = await timeKeys(page)
    return [
      { name: 'instant search, one key, p50', value: percentile(keys, 50), unit: 'ms', target: maxKeyMs },
      { name: 'instant search, one key, p95', value: percentile(keys, 95), unit: 'ms', target: maxKeyMs },
      { name: 'index of the browser, from its answer to ready', value: madeMs, unit: 'ms' },
      { name: 'longest task while it is made', value: longest, unit: 'ms', target: longTaskMs },
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page: notes its long tasks, and for each key the time from the input event to the changed list. */
function observePage() {
  const noted: PageTimings = { keys: [], tasks: [] }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) noted.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  let began = 0
  window.addEventListener('input', () => (began = performance.now()), { capture: true })
  new MutationObserver((changes) => {
    const inList = changes.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some(
        (node) =>
          node instanceof Element && (node.closest('[role=listbox]') ?? node.querySelector('[role=listbox]')),
      ),
    )
    if (began === 0 || !inList) return
    noted.keys.push(performance.now() - began)
    began = 0
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Lets the page come to rest before the index arrives, so that its tasks are those of the index alone. */
async function makeIndex(page: Page, url: string) {
  const arrives = Promise.withResolvers<void>()
  await page.route('**/api/search-index/*.json*', async (route) => {
    const answer = await route.fetch()
    await arrives.promise
    await route.fulfill({ response: answer })
  })
  await page.route('**/api/search-index/*/signs*', (route) => route.abort())
  await page.goto(`${url}/en/about`)
  const box = page.getByRole('banner').getByRole('combobox')
  await box.waitFor()
  await page.waitForTimeout(1000)
  const start = await page.evaluate(() => performance.now())
  arrives.resolve()
  await box.click()
  await box.fill('mother')
  await page.getByRole('listbox').waitFor()
  // Long tasks are told a moment later.
  const madeMs = (await page.evaluate(() => performance.now())) - start
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => (window as unknown as { noted: PageTimings }).noted.tasks)
  const longest = Math.max(0, ...tasks.filter((task) => task.start >= start).map(({ duration }) => duration))
  return { madeMs, longest }
}

async function timeKeys(page: Page): Promise<number[]> {
  const box = page.getByRole('banner').getByRole('combobox')
  for (const word of typedWords) {
    await box.fill('')
    await box.pressSequentially(word, { delay: 30 })
  }
  return page.evaluate(() => (window as unknown as { noted: PageTimings }).noted.keys)
}
