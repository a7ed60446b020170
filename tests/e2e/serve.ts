import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'

/** Serves the built program from an empty data folder, with the demonstration, the cast and disposable accounts. */
const { database } = await openInstallation({ config: loadConfig(), demo: true })
await loadCast(database.db)
await loadDisposableAccounts(database.db)
await database.close()
await import('../../cli/start.ts')
