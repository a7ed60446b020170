import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const schema = z.object({
  pid: z.int(),
  host: z.string(),
  bootId: z.string(),
  /** When the holder took the folder, as an ISO date. */
  startedAt: z.string(),
  /** Kernel's start time of the process, which tells it from a later one with the same pid; '' if unknown. */
  processStart: z.string(),
  /** Where the holder listens. */
  socket: z.string(),
  /** Set when the holder let the folder go by itself. */
  released: z.boolean(),
})

/** Who holds the data folder, as written in the lock file. */
export type LockHolder = z.infer<typeof schema>

/** Reads a lock file's text; undefined when it is not one of ours. */
export function parseHolder(text: string): LockHolder | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** This process as a holder. */
export const describeThisProcess = (socket: string): LockHolder => ({
  pid: process.pid,
  host: hostname(),
  bootId: bootId(),
  startedAt: new Date().toISOString(),
  processStart: processStart(process.pid),
  socket,
  released: false,
})

/**
 * What can be said about a holder that does not answer: `gone` when it certainly ended, `running` when it
 * certainly did not, else `unknown` (another machine, another boot, or a pid that may be somebody else's).
 */
export function holderStatus(holder: LockHolder | undefined): 'gone' | 'running' | 'unknown' {
  if (!holder) return 'unknown'
  if (holder.released) return 'gone'
  if (holder.host !== hostname() || holder.bootId !== bootId()) return 'unknown'
  if (!isAlive(holder.pid)) return 'gone'
  if (holder.processStart === '') return 'unknown'
  return processStart(holder.pid) === holder.processStart ? 'running' : 'gone'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Changes with each start of the machine; '' where the system does not tell. */
const bootId = () => readFileOrEmpty('/proc/sys/kernel/random/boot_id').trim()

/** The 22nd field of /proc/PID/stat; the name before it, in brackets, may hold spaces and brackets. */
function processStart(pid: number): string {
  const stat = readFileOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readFileOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
