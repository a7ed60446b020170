import pg from 'pg'
import type { TestServer } from '../tests/postgres.ts'
import type { Installation } from './installation.ts'
import type { Random } from './random.ts'

/** Something that fails, and how it ends. */
export interface Fault {
  name: string
  /** How long it lasts, in milliseconds; 0 if it ends by itself. */
  durationMs(random: Random): number
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

const short = (random: Random) => random.between(500, 3_000)
const long = (random: Random) => random.between(4_000, 12_000)
const none = () => 0

/** Every kind of fault that this machine can cause. */
export function listFaults({ web, worker, postgres, storage, connections, disk }: Installation): Fault[] {
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
      begin: () => postgres.end('SIGINT'),
      end: postgres.start,
    },
    {
      name: 'PostgreSQL crashes',
      durationMs: short,
      begin: () => postgres.end('SIGQUIT'),
      end: postgres.start,
    },
    {
      name: 'PostgreSQL ends all connections',
      durationMs: none,
      begin: () =>
        runStatement(
          postgres,
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
        ),
      end: () => {},
    },
    {
      name: 'PostgreSQL is read-only',
      durationMs: long,
      begin: () => setReadOnly(postgres, 'on'),
      end: () => setReadOnly(postgres, 'off'),
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
