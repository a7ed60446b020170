import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into a process of the program (`--import`): moves the clock of its main thread and delays what that writes to
 * files. The file in CHAOS_FAULTS has the present faults as JSON.
 */
export interface ProcessFaults {
  /** Added to the time of the system, in milliseconds. */
  clockOffsetMs: number
  /** Before each call that writes to a file, or creates, renames or removes one, in milliseconds. */
  writeDelayMs: number
}

const none: ProcessFaults = { clockOffsetMs: 0, writeDelayMs: 0 }
const pollMs = 50
const { readFileSync } = fs
let faults = none

function readFaults() {
  try {
    faults = JSON.parse(readFileSync(process.env.CHAOS_FAULTS ?? '', 'utf8'))
  } catch {
    // It is being written; the next reading succeeds.
  }
}
readFaults()
setInterval(readFaults, pollMs).unref()

const SystemDate = Date
const now = () => SystemDate.now() + faults.clockOffsetMs
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new SystemDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})

type Call = (...args: unknown[]) => unknown
type Functions = Record<string, Call>
const sleepers = new Int32Array(new SharedArrayBuffer(4))
const asFunctions = (module: object) => module as Functions
/** Standard output or standard error, which are not delayed. */
const isStream = (file: unknown) => file === 1 || file === 2

const names = [
  'open',
  'write',
  'writev',
  'writeFile',
  'appendFile',
  'copyFile',
  'rename',
  'unlink',
  'rm',
  'mkdir',
]

/** Replaces functions of a module by ones that wait first. */
function delay(
  module: Functions,
  functions: readonly string[],
  wait: (original: Call, args: unknown[]) => unknown,
) {
  for (const name of functions) {
    const original = module[name]
    if (!original) continue
    module[name] = function (this: unknown, ...args) {
      return wait((...given) => original.apply(this, given), args)
    }
  }
}

delay(asFunctions(fs), names, (original, args) => {
  if (faults.writeDelayMs === 0 || isStream(args[0])) return original(...args)
  setTimeout(() => original(...args), faults.writeDelayMs)
})
delay(
  asFunctions(fs),
  names.map((name) => `${name}Sync`),
  (original, args) => {
    if (faults.writeDelayMs > 0 && !isStream(args[0])) Atomics.wait(sleepers, 0, 0, faults.writeDelayMs)
    return original(...args)
  },
)
const waitFirst = async (original: Call, args: unknown[]) => {
  if (faults.writeDelayMs > 0) await new Promise((done) => setTimeout(done, faults.writeDelayMs))
  return original(...args)
}
delay(asFunctions(fs.promises), names, waitFirst)
const file = await fs.promises.open(import.meta.filename, 'r')
delay(asFunctions(Object.getPrototypeOf(file)), ['write', 'writev', 'writeFile', 'appendFile'], waitFirst)
await file.close()
syncBuiltinESMExports()
