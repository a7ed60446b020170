import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const schema = z.object({
  pid: z.int(),
  host: z.string(),
  bootId: z.string(),
  /** When the holder locked the folder, as an ISO date. */
  startedAt: z.string(),
  /** The kernel's start time of the process, which differs for a later process with the same pid; '' if unknown. */
  processStart: z.string(),
  /** Path of the control socket. */
  socket: z.string(),
  /** True after the holder has released the lock. */
  released: z.boolean(),
})

/** The process that has locked the data folder, as written in the lock file. */
export type LockHolder = z.infer<typeof schema>

/** Parses the text of a lock file; undefined when it is invalid. */
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
 * The state of a holder that does not accept connections: `gone` when it certainly ended, `running` when it certainly
 * did not, else `unknown` (another machine, another boot, or a pid that may belong to another process).
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

/** Changes with each boot of the machine; '' if the system does not provide it. */
const bootId = () => readFileOrEmpty('/proc/sys/kernel/random/boot_id').trim()

/** The 22nd field of /proc/PID/stat; the process name before it may contain spaces and parentheses. */
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
