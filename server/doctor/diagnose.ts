import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { checkBackups } from './check-backups.ts'
import { checkConnections } from './check-connections.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, findingOf } from './finding.ts'

interface Installation {
  config: Config
  database: Pick<Database, 'db' | 'pool' | 'engine'>
  storage: Pick<Storage, 'check'>
  now: () => Date
  /** The environment whose settings are read; for tests. */
  env?: NodeJS.ProcessEnv
}

/** Looks at everything an installation depends on, and changes nothing. What fails becomes a finding. */
export async function diagnose({
  config,
  database,
  storage,
  now,
  env = process.env,
}: Installation): Promise<Finding[]> {
  const findings = await Promise.all([
    checkSettings(env),
    checkMachine(config),
    checkDatabase(database, config).catch((error) => [
      findingOf('database.failed', { reason: String(error.code ?? error.name) }),
    ]),
    checkConnections(config, storage),
    checkBackups(config, database, now()).catch(() => []),
  ])
  return findings.flat()
}
