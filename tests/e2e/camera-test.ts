import { expect, type Locator } from '@playwright/test'
import { isolatedTest } from './isolated-site.ts'

/** A test on a site of its own, with the camera that Chromium simulates. */
export const cameraTest = isolatedTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
        ],
      })
    },
    { scope: 'worker' },
  ],
})

/** Waits until the dialog of a recording says that this many seconds, or more, are filmed. */
export async function waitUntilFilmed(dialog: Locator, seconds: number): Promise<void> {
  const elapsed = dialog.getByText(/^\d+ \S+ \d+\ss$/)
  await expect
    .poll(async () => Number.parseInt((await elapsed.textContent()) ?? '', 10))
    .toBeGreaterThanOrEqual(seconds)
}
