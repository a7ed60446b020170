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
      begin: () => postgres.stop('SIGINT'),
      end: postgres.start,
    },
    {
      name: 'PostgreSQL crashes',
      durationMs: short,
      begin: () => postgres.stop('SIGQUIT'),
      end: postgres.start,
    },
    {
      name: 'PostgreSQL ends all connections',
      durationMs: none,
      begin: () =>
        postgres.run('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
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
async function setReadOnly({ run }: Installation['postgres'], state: 'on' | 'off') {
  await run(`alter system set default_transaction_read_only = ${state}`)
  await run('select pg_reload_conf()')
}
