import { rmSync } from 'node:fs'

/** Removes the data folder of the main site of the journeys. */
export default function teardown(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
}
