import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A slow mobile network. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** The time of the largest paint so far in milliseconds, and the painted element. */
const readLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ time: number; element: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            | (PerformanceEntry & { element: Element | null })
            | undefined
          const { tagName = '?', className = '' } = last?.element ?? {}
          resolve({ time: last?.startTime ?? Number.NaN, element: `${tagName.toLowerCase()} ${className}` })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

for (const path of ['/pt', '/pt/signs/view/1'])
  test(`the largest paint of ${path} on a slow network is measured, without a limit`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await page.goto(path, { waitUntil: 'networkidle' })
    const { time, element } = await readLargestPaint(page)
    testInfo.annotations.push({ type: 'largest paint', description: `${Math.round(time)} ms: ${element}` })
    expect(time).toBeGreaterThan(0)
  })
