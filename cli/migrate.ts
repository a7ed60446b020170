import { loadConfig } from '#platform/config.ts'
import { openInstallation } from '../open-installation.ts'
import { runMain } from './run-command.ts'

/** `npm run migrate`: the newest migration, and the standard lists and texts that are new in it. */
await runMain(async () => {
  const { database } = await openInstallation({ config: loadConfig() })
  await database.close()
})
