import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'
import { loadOwnPicture, loadPlatformPicture } from './own-picture.ts'

/**
 * Serves the built program from an empty data folder, with the demonstration, the cast, disposable accounts and the
 * picture of a handshape. `PLATFORM_PICTURE` is the file of a picture of the platform.
 */
const { database, storage } = await openInstallation({ config: loadConfig(), demo: true })
await loadCast(database.db)
await loadDisposableAccounts(database.db)
await loadOwnPicture(database.db, storage)
const { PLATFORM_PICTURE } = process.env
if (PLATFORM_PICTURE) await loadPlatformPicture(database.db, storage, PLATFORM_PICTURE)
await database.close()
await import('../../cli/start.ts')
