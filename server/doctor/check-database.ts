import { access } from 'node:fs/promises'
import { readAccountFacts } from '#domains/accounts/index.ts'
import { migrations } from '#migrations/index.ts'
import type { Config } from '#platform/config.ts'
import { appliedMigrations, findUnknownMigration } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { listQueueStates } from '#platform/jobs/queue-state.queries.ts'
import { type Finding, findingOf } from './finding.ts'

/** A worker that runs starts a job within seconds. */
const longestWaitMinutes = 15

/** Whether the database fits to the program and takes changes, and what the program left in it for operators. */
export async function checkDatabase(
  { db, pool, engine }: Pick<Database, 'db' | 'pool' | 'engine'>,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): Promise<Finding[]> {
  const { rows } = await pool.query(
    "select current_setting('transaction_read_only') as setting, current_setting('server_version') as version",
  )
  const [{ setting, version }] = rows as [{ setting: string; version: string }]
  if (setting === 'on') return [findingOf('database.readOnly')]
  const applied = await appliedMigrations(db)
  const unknown = findUnknownMigration(applied, migrations)
  if (unknown) return [findingOf('database.newer', { migration: unknown })]
  const pending = Object.keys(migrations).length - applied.length
  if (pending > 0) return [findingOf('database.pending', { count: pending })]
  const accounts = await readAccountFacts({ db })
  return [
    findingOf('database.ok', { engine: engine === 'embedded' ? 'PGlite' : 'PostgreSQL', version }),
    ...(await checkJobs(db)),
    findingOf(accounts.hasOwner ? 'owner.ok' : 'owner.missing'),
    ...(accounts.usesAuthenticatorApps ? [await checkKey(secondFactor.keyFile)] : []),
  ]
}

async function checkJobs(db: Database['db']): Promise<Finding[]> {
  const states = await listQueueStates(db)
  const late = states.filter(({ oldestSeconds }) => oldestSeconds > longestWaitMinutes * 60)
  const parked = states.reduce((sum, state) => sum + state.parked, 0)
  const findings = [
    ...late.map(({ queue, oldestSeconds }) =>
      findingOf('jobs.waiting', { queue, minutes: Math.round(oldestSeconds / 60) }),
    ),
    ...(parked > 0 ? [findingOf('jobs.parked', { count: parked })] : []),
  ]
  return findings.length > 0 ? findings : [findingOf('jobs.ok')]
}

const checkKey = (file: string): Promise<Finding> =>
  access(file).then(
    () => findingOf('secondFactors.ok', { file }),
    () => findingOf('secondFactors.keyMissing', { file }),
  )
