import { loadConfig } from '#platform/config.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'

/**
 * The program, on a data folder of its own, with people who owe answers: Bruno and Dénes all of them, Carla the newest
 * policy alone, Eeva the consent form alone.
 */
const { database } = await openInstallation({ config: loadConfig(), demo: false })
const { db } = database
await loadCast(db)
const everything = [await castId(db, 'bruno'), await castId(db, 'denes')]
await db.deleteFrom('legalAcceptance').where('accountId', 'in', everything).execute()
await db
  .deleteFrom('legalAcceptance')
  .where('accountId', '=', await castId(db, 'carla'))
  .where('legalVersionId', 'in', db.selectFrom('legalVersion').select('id').where('kind', '=', 'privacy'))
  .execute()
await db
  .deleteFrom('consent')
  .where('accountId', 'in', [...everything, await castId(db, 'eeva')])
  .execute()
await database.close()
await import('../../cli/start.ts')
