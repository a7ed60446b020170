import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'
import { isProcessRunning } from '#platform/is-process-running.ts'

const schema = z.object({
  pid: z.int(),
  host: z.string(),
  bootId: z.string(),
  /** The identity of the machine, which stays the same after a restart; '' if unknown. */
  machineId: z.string().default(''),
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
  ...thisMachine(),
  startedAt: new Date().toISOString(),
  processStart: processStart(process.pid),
  socket,
  released: false,
})

/**
 * The state of a holder that does not accept connections: `gone` when it certainly ended, `running` when it certainly
 * did not, else `unknown` (another machine, or a pid that may belong to another process). Of an earlier boot of the same
 * machine no process is left.
 */
export function holderStatus(
  holder: LockHolder | undefined,
  here: Machine = thisMachine(),
): 'gone' | 'running' | 'unknown' {
  if (!holder) return 'unknown'
  if (holder.released) return 'gone'
  if (isOfEarlierBoot(holder, here)) return 'gone'
  if (holder.host !== here.host || holder.bootId !== here.bootId) return 'unknown'
  if (!isProcessRunning(holder.pid) || hasEnded(holder.pid)) return 'gone'
  if (holder.processStart === '') return 'unknown'
  return processStart(holder.pid) === holder.processStart ? 'running' : 'gone'
}

type Machine = Pick<LockHolder, 'host' | 'bootId' | 'machineId'>

const thisMachine = (): Machine => ({ host: hostname(), bootId: bootId(), machineId: machineId() })

/** Whether the holder ran on this machine before its last restart. */
const isOfEarlierBoot = (holder: LockHolder, here: Machine): boolean =>
  holder.machineId !== '' &&
  holder.machineId === here.machineId &&
  here.bootId !== '' &&
  holder.bootId !== here.bootId

/** Changes with each boot of the machine; '' if the system does not provide it. */
const bootId = () => readFileOrEmpty('/proc/sys/kernel/random/boot_id').trim()

/** '' in a container: many containers of one image have the same machine id, on different machines. */
function machineId(): string {
  if (existsSync('/.dockerenv') || existsSync('/run/.containerenv')) return ''
  return process.env.KUBERNETES_SERVICE_HOST ? '' : readFileOrEmpty('/etc/machine-id').trim()
}

/** The fields of /proc/PID/stat from the third on; the process name before them may contain spaces and parentheses. */
function processFields(pid: number): string[] {
  const stat = readFileOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const processStart = (pid: number): string => processFields(pid)[19] ?? ''

/** Whether the process has ended and only its parent has not noticed it yet (state Z or X). */
const hasEnded = (pid: number): boolean => ['Z', 'X'].includes(processFields(pid)[0] ?? '')

function readFileOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
