import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'
import { loadOwnPicture } from './own-picture.ts'

/**
 * Serves the built program from an empty data folder, with the demonstration, the cast, disposable accounts and the
 * picture of a handshape.
 */
const { database, storage } = await openInstallation({ config: loadConfig(), demo: true })
await loadCast(database.db)
await loadDisposableAccounts(database.db)
await loadOwnPicture(database.db, storage)
await database.close()
await import('../../cli/start.ts')
