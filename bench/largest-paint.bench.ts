import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import type { Row } from './results.ts'

/** A slow mobile network: milliseconds, and bytes per second. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const asRoot = process.getuid?.() === 0

/** Measures when the largest part of a page is painted on a slow network, on a phone. */
export async function benchLargestPaint(url: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const rows: Row[] = []
    for (const path of ['/en', '/en/signs/view/1']) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', network)
      await page.goto(url + path, { waitUntil: 'networkidle' })
      rows.push({
        name: `largest paint of ${path}, slow network`,
        value: await largestPaint(page),
        unit: 'ms',
      })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** The time of the largest paint so far; ms. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        )
      }),
  )
