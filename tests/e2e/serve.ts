import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'

/** What the journeys run against: the built program, on a fresh data folder with the demo and the cast in it. */
const { database } = await openInstallation({ config: loadConfig(), demo: true })
await loadCast(database.db)
await loadDisposableAccounts(database.db)
await database.close()
await import('../../cli/start.ts')
