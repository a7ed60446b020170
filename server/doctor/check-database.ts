import { stat } from 'node:fs/promises'
import { readAccountFacts } from '#domains/accounts/index.ts'
import { migrations } from '#migrations/index.ts'
import type { Config } from '#platform/config.ts'
import { appliedMigrations, findUnknownMigration } from '#platform/db/migrate.ts'
import { oldestServer } from '#platform/db/oldest-server.ts'
import type { Database } from '#platform/db/open-database.ts'
import { listQueueStates } from '#platform/jobs/queue-state.queries.ts'
import { checkMemory } from './check-memory.ts'
import { type Finding, findingOf } from './finding.ts'

/** A worker that runs starts a job within seconds. */
const longestWaitMinutes = 15

/** Seconds; codes of authenticator apps are valid for thirty. */
const largestClockDifference = 20

interface ServerFacts {
  setting: string
  version: string
  encoding: string
  time: Date
}

/** Whether the database fits to the program and takes changes, and what the program left in it for operators. */
export async function checkDatabase(
  { db, pool, engine }: Pick<Database, 'db' | 'pool' | 'engine'>,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): Promise<Finding[]> {
  const { rows } = await pool.query(
    `select current_setting('transaction_read_only') as setting, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, clock_timestamp() as time`,
  )
  const [{ setting, version, encoding, time }] = rows as [ServerFacts]
  if (setting === 'on') return [findingOf('database.readOnly')]
  if (Number.parseInt(version, 10) < oldestServer)
    return [findingOf('database.old', { version, oldest: oldestServer })]
  if (encoding !== 'UTF8') return [findingOf('database.encoding', { encoding })]
  const clock = checkClock(time)
  const applied = await appliedMigrations(db)
  const unknown = findUnknownMigration(applied, migrations)
  if (unknown) return [findingOf('database.newer', { migration: unknown })]
  const pending = Object.keys(migrations).length - applied.length
  if (pending > 0) return [...clock, findingOf('database.pending', { count: pending })]
  const accounts = await readAccountFacts({ db })
  return [
    findingOf('database.ok', { engine: engine === 'embedded' ? 'PGlite' : 'PostgreSQL', version }),
    ...clock,
    ...(await checkMemory(db)),
    ...(await checkJobs(db)),
    findingOf(accounts.hasOwner ? 'owner.ok' : 'owner.missing'),
    ...(accounts.usesAuthenticatorApps ? [await checkKey(secondFactor.keyFile)] : []),
  ]
}

/** Codes of second factors, links and requests to S3 are refused if the clock of this machine is wrong. */
function checkClock(time: Date): Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - time.getTime()) / 1000)
  return seconds > largestClockDifference ? [findingOf('clock.differs', { seconds })] : []
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

/** Whether the key is there, and nobody else on the machine can read it. */
const checkKey = (file: string): Promise<Finding> =>
  stat(file).then(
    ({ mode }) => findingOf(mode & 0o077 ? 'secondFactors.readable' : 'secondFactors.ok', { file }),
    () => findingOf('secondFactors.keyMissing', { file }),
  )
