import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/open-database.ts'
import { loadCast } from '#seeds/cast.ts'
import { startPostgres, type TestServer } from '../tests/postgres.ts'
import { durableSettings } from '../tests/postgres-standby.ts'
import { findFreePort } from '../tests/start-server.ts'
import { type Forwarder, startForwarder } from './forwarder.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { createProcess, type ProgramProcess } from './program-process.ts'
import { mountDisk, type SmallDisk } from './small-data-disk.ts'
import { openTestStorage, type TestStorage } from './test-storage.ts'

/** A whole installation whose parts can fail. */
export interface Installation {
  web: [ProgramProcess, ProgramProcess]
  worker: ProgramProcess
  readonly postgres: TestServer
  /** From now on, connections of the processes go to another server. */
  replacePostgres(server: TestServer): void
  storage: TestStorage
  mail: MailServer
  disk: SmallDisk
  /** Between the processes and what they use. */
  connections: { database: Forwarder; storage: Forwarder; mail: Forwarder }
  /** A URL of the database that no forwarder is part of. */
  readonly databaseUrl: string
  stop(): Promise<void>
}

/**
 * Starts all parts with the demonstration and the cast. A crash of PostgreSQL loses nothing that it acknowledged. One of the
 * machine is not caused, so fsync stays off.
 */
export async function startInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'signbank-chaos-'))
  const undo: (() => Promise<unknown> | unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const disk = mountDisk(dataDir)
    undo.push(() => disk.unmount())
    let postgres = await startPostgres({ settings: () => durableSettings })
    undo.push(() => postgres.stop())
    const storage = await openTestStorage()
    undo.push(() => storage.stop())
    const mail = await startMailServer()
    undo.push(() => mail.stop())
    const connections = {
      database: await startForwarder(postgres.port),
      storage: await startForwarder(storage.port),
      mail: await startForwarder(mail.port),
    }
    undo.push(() => Promise.all(Object.values(connections).map((forwarder) => forwarder.close())))

    const urlOn = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`
    const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
    const settings = {
      DATABASE_URL: urlOn(connections.database.port),
      STORAGE_URL: storage.urlOn(connections.storage.port),
      SMTP_URL: `smtp://127.0.0.1:${connections.mail.port}`,
      MAIL_FROM: 'signs@signbank.example',
      PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
      DEMO: '1',
    }
    const [first, second, worker] = ports.map((port, at) =>
      createProcess({
        name: ['web 1', 'web 2', 'worker'][at] ?? '',
        port,
        dataDir,
        faultsFolder: folder,
        settings: { ...settings, WORKER: at === 2 ? '1' : '0' },
      }),
    ) as [ProgramProcess, ProgramProcess, ProgramProcess]
    undo.push(() => Promise.all([first, second, worker].map((process) => process.stop('SIGKILL'))))
    await worker.start()
    const database = await openDatabase({ databaseUrl: urlOn(postgres.port), dataDir })
    await loadCast(database.db)
    await database.close()
    await Promise.all([first.start(), second.start()])
    return {
      web: [first, second],
      worker,
      get postgres() {
        return postgres
      },
      replacePostgres(server) {
        postgres = server
        connections.database.moveTo(server.port)
      },
      storage,
      mail,
      disk,
      connections,
      get databaseUrl() {
        return postgres.adminUrl
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
