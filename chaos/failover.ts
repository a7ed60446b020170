import type { TestServer } from '../tests/postgres.ts'
import { promote, startStandby } from '../tests/postgres-standby.ts'
import type { Fault } from './fault.ts'
import type { Installation } from './installation.ts'

/** Kills the server and promotes a synchronous standby, which gets its address. */
export function failover(installation: Installation): Fault {
  let standby: TestServer | undefined
  return {
    name: 'PostgreSQL fails over to a standby',
    durationMs: (random) => random.between(500, 3_000),
    async begin() {
      standby = await startStandby(installation.postgres)
      await installation.postgres.end('SIGQUIT')
    },
    async end() {
      if (!standby) return
      const former = installation.postgres
      await promote(standby)
      installation.replacePostgres(standby)
      await former.stop()
    },
  }
}
