import { loadConfig } from '#platform/config.ts'
import { openInstallation } from '../server/open-installation.ts'
import { t } from './messages.ts'
import { runMain } from './run-command.ts'

/** `npm run migrate`: runs pending migrations and loads new standard lists and texts. */
await runMain(async () => {
  const { database } = await openInstallation({ config: loadConfig() })
  await database.close()
  console.log(t('cli:migrate.done'))
})
