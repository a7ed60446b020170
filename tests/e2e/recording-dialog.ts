import { expect, type Locator } from '@playwright/test'

/** Waits until the dialog of a recording shows at least this many filmed seconds. */
export async function waitUntilFilmed(dialog: Locator, seconds: number): Promise<void> {
  const elapsed = dialog.getByText(/^\d+ \S+ \d+\ss$/)
  await expect
    .poll(async () => Number.parseInt((await elapsed.textContent()) ?? '', 10))
    .toBeGreaterThanOrEqual(seconds)
}
