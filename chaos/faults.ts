import pg from 'pg'
import type { TestServer } from '../tests/postgres.ts'
import { failover } from './failover.ts'
import type { Fault } from './fault.ts'
import type { Installation } from './installation.ts'
import type { Random } from './random.ts'

const short = (random: Random) => random.between(500, 3_000)
const long = (random: Random) => random.between(4_000, 12_000)
const none = () => 0
/** From ten minutes to eight hours, a whole number as clocks have. */
const jumpMs = (random: Random) => Math.round(random.between(10, 480) * 60_000)
/** As of a disk whose queue is full. */
const slowWriteMs = 700

/** Every kind of fault that this machine can cause. */
export function listFaults(installation: Installation): Fault[] {
  const { web, worker, storage, connections, disk } = installation
  const processes = [...web, worker]
  return [
    ...processes.flatMap((process): Fault[] => [
      {
        name: `${process.name} is killed`,
        durationMs: short,
        begin: () => process.stop('SIGKILL'),
        end: process.start,
      },
      {
        name: `${process.name} is restarted`,
        durationMs: none,
        begin: () => process.stop('SIGTERM'),
        end: process.start,
      },
      {
        name: `${process.name} stands still`,
        durationMs: long,
        begin: () => process.signal('SIGSTOP'),
        end: () => process.signal('SIGCONT'),
      },
      {
        name: `the clock of ${process.name} jumps forward`,
        durationMs: long,
        begin: (random) => process.setFaults({ clockOffsetMs: jumpMs(random) }),
        end: () => process.setFaults(),
      },
      {
        name: `the clock of ${process.name} jumps back`,
        durationMs: long,
        begin: (random) => process.setFaults({ clockOffsetMs: -jumpMs(random) }),
        end: () => process.setFaults(),
      },
      {
        name: `the disk of ${process.name} is slow`,
        durationMs: long,
        begin: () => process.setFaults({ writeDelayMs: slowWriteMs }),
        end: () => process.setFaults(),
      },
    ]),
    {
      name: 'all processes are killed',
      durationMs: short,
      begin: async () => void (await Promise.all(processes.map((process) => process.stop('SIGKILL')))),
      end: async () => void (await Promise.all(processes.map((process) => process.start()))),
    },
    {
      name: 'PostgreSQL is restarted',
      durationMs: short,
      begin: () => installation.postgres.end('SIGINT'),
      end: () => installation.postgres.start(),
    },
    {
      name: 'PostgreSQL crashes',
      durationMs: short,
      begin: () => installation.postgres.end('SIGQUIT'),
      end: () => installation.postgres.start(),
    },
    failover(installation),
    {
      name: 'PostgreSQL ends all connections',
      durationMs: none,
      begin: () =>
        runStatement(
          installation.postgres,
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
        ),
      end: () => {},
    },
    {
      name: 'PostgreSQL is read-only',
      durationMs: long,
      begin: () => setReadOnly(installation.postgres, 'on'),
      end: () => setReadOnly(installation.postgres, 'off'),
    },
    ...(['database', 'storage', 'mail'] as const).flatMap((part): Fault[] => [
      {
        name: `the connection to the ${part} is cut`,
        durationMs: long,
        begin: connections[part].cut,
        end: connections[part].heal,
      },
      {
        name: `the connection to the ${part} is silent`,
        durationMs: long,
        begin: connections[part].stall,
        end: connections[part].heal,
      },
    ]),
    { name: 'the file storage is restarted', durationMs: short, begin: storage.end, end: storage.start },
    ...(disk.isOwn
      ? [{ name: 'the disk of the data folder is full', durationMs: long, begin: disk.fill, end: disk.empty }]
      : []),
  ]
}

/** Also for the transactions of open connections, which would end only with them. */
async function setReadOnly(postgres: TestServer, state: 'on' | 'off') {
  await runStatement(postgres, `alter system set default_transaction_read_only = ${state}`)
  await runStatement(postgres, 'select pg_reload_conf()')
}

/** As the superuser. */
async function runStatement({ adminUrl }: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
