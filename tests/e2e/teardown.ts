import { rmSync } from 'node:fs'

/** Takes away the data folder that the journeys' server used. */
export default function teardown(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
}
