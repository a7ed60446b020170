import { start } from 'node:repl'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { saveSigns } from '#domains/signs/index.ts'
import { system } from '#platform/actor.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log/log.ts'
import { openInstallation } from '../server/open-installation.ts'
import { runMain } from './run-command.ts'

/** `npm run console`: a Node prompt with the database `db`, the published `dictionary` and `saveSigns`. */
await runMain(async () => {
  const { database, storage } = await openInstallation({ config: loadConfig() })
  const dictionary = await openPublishedDictionary({ database, log: createLog('warn') })
  const prompt = start({ prompt: 'signbank> ' })
  const now = () => new Date()
  Object.assign(prompt.context, {
    db: database.db,
    database,
    storage,
    dictionary,
    saveSigns,
    actor: system,
    now,
  })
  await new Promise((resolve) => prompt.once('exit', resolve))
  await dictionary.close()
  await database.close()
})
