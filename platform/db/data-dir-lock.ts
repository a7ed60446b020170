import { chmod, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { errorToWire, protocolVersion, sendMessage, tryConnect } from '#platform/control/protocol.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { claimLockAfter, markReleased, readLock } from './lock-file.ts'
import { describeThisProcess, holderStatus, type LockHolder } from './lock-holder.ts'

/** The lock of this process on a data folder; the process listens on the control socket of the folder. */
export interface DataDirLock {
  holder: LockHolder
  /** The machine was restarted while an earlier process held the folder, so the last writes may be lost or torn. */
  isAfterCrashOfMachine: boolean
  /** Handles later connections, after the greeting. Before the first call, each gets the error `database.held`. */
  serve(handle: (socket: Socket) => void): void
  release(): Promise<void>
}

const maxSocketPathBytes = 100
const shortFolder = 'signbank-'

/**
 * Locks the data folder for this process, so that no other process opens the embedded database in it.
 * The lock of a process that has certainly ended is taken over; of several competing processes exactly one succeeds.
 * @param options.force also takes over a lock whose process has an unknown state, never that of a running process
 * @throws AppError `database.held` with pid, host and start time of the holder
 */
export async function lockDataDir(dataDir: string, options: { force?: boolean } = {}): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const before = await readLock(dataDir)
  if (before.number > 0) await requireUnlocked(dataDir, before.holder, options.force ?? false)

  const holder = describeThisProcess(await socketPath(dataDir))
  if (!(await claimLockAfter(dataDir, before.number, holder))) {
    await removeShortFolder(holder.socket)
    throw await currentHolderError(dataDir)
  }
  for (const stale of [before.holder?.socket, ownSocket(dataDir)]) if (stale) await removeSocket(stale)

  const { serve, close } = await listen(holder)
  return {
    holder,
    isAfterCrashOfMachine:
      before.holder !== undefined && !before.holder.released && before.holder.bootId !== holder.bootId,
    serve,
    release: async () => {
      await close()
      await removeSocket(holder.socket)
      await markReleased(dataDir, before.number + 1, holder)
    },
  }
}

/** A connection to the process that has locked the folder, if it accepts one. */
export async function findHolder(dataDir: string): Promise<Socket | undefined> {
  const { holder } = await readLock(dataDir)
  return holder?.released ? undefined : tryConnect(holder?.socket ?? ownSocket(dataDir))
}

async function requireUnlocked(dataDir: string, holder: LockHolder | undefined, force: boolean) {
  const answering = await findHolder(dataDir)
  answering?.destroy()
  const status = answering ? 'running' : holderStatus(holder)
  if (status === 'running' || (status === 'unknown' && !force)) throw await currentHolderError(dataDir)
}

/** Reads the lock again: another process may have taken it over meanwhile. */
const currentHolderError = async (dataDir: string) => heldError((await readLock(dataDir)).holder)

const heldError = (holder: LockHolder | undefined) =>
  new AppError('database.held', {
    params: { pid: holder?.pid ?? '?', host: holder?.host ?? '?', since: holder?.startedAt ?? '?' },
  })

const ownSocket = (dataDir: string) => resolve(dataDir, 'control.sock')

/** The path of a socket is limited to about 100 bytes: for a longer one, the socket is in the temporary folder. */
async function socketPath(dataDir: string): Promise<string> {
  const path = ownSocket(dataDir)
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return path
  return join(await mkdtemp(join(tmpdir(), shortFolder)), 'control.sock')
}

async function removeSocket(path: string) {
  await rm(path, { force: true })
  await removeShortFolder(path)
}

async function removeShortFolder(socket: string) {
  const folder = dirname(socket)
  if (folder.startsWith(join(tmpdir(), shortFolder))) await rmdir(folder).catch(() => {})
}

async function listen(holder: LockHolder) {
  const callers = new Set<Socket>()
  let handle = (socket: Socket) => {
    sendMessage(socket, { error: errorToWire(heldError(holder)) })
    socket.end()
  }
  const server = createServer((socket) => {
    callers.add(socket)
    socket.once('close', () => callers.delete(socket))
    socket.on('error', () => socket.destroy())
    const { pid, host, startedAt } = holder
    sendMessage(socket, { protocol: protocolVersion, holder: { pid, host, startedAt } })
    handle(socket)
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(holder.socket, done))
  await chmod(holder.socket, 0o600)

  return {
    serve: (next: (socket: Socket) => void) => {
      handle = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        for (const caller of callers) caller.destroy()
      }),
  }
}
