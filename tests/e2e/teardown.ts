import { rmSync } from 'node:fs'

/** Removes the data folder of the main site of the journeys, and its copy for isolated sites. */
export default function teardown(): void {
  for (const folder of [process.env.E2E_DATA_DIR, process.env.E2E_TEMPLATE_DIR])
    if (folder) rmSync(folder, { recursive: true, force: true })
}
