import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-test-'))
  onTestFinished(async () => {
    // A library may still be making the folder, and would throw an error that nobody catches: it is first in the queue.
    await mkdir(folder, { recursive: true })
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}
