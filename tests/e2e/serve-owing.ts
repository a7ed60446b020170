import { loadConfig } from '#platform/config.ts'
import { castEmail, loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../open-installation.ts'

/**
 * The program, on a data folder of its own, with people who owe answers: Bruno and Dénes all of them, Carla the newest
 * policy alone, Eeva the consent form alone.
 */
const { database } = await openInstallation({ config: loadConfig(), demo: false })
const { db } = database
await loadCast(db)
const idOf = async (name: 'bruno' | 'carla' | 'denes' | 'eeva') => {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', castEmail(name))
    .executeTakeFirstOrThrow()
  return id
}
const everything = [await idOf('bruno'), await idOf('denes')]
await db.deleteFrom('legalAcceptance').where('accountId', 'in', everything).execute()
await db
  .deleteFrom('legalAcceptance')
  .where('accountId', '=', await idOf('carla'))
  .where('legalVersionId', 'in', db.selectFrom('legalVersion').select('id').where('kind', '=', 'privacy'))
  .execute()
await db
  .deleteFrom('consent')
  .where('accountId', 'in', [...everything, await idOf('eeva')])
  .execute()
await database.close()
await import('../../cli/start.ts')
