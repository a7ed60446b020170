import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosOptions } from './chaos.ts'
import type { Fault } from './fault.ts'
import { listFaults } from './faults.ts'
import type { Installation } from './installation.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'

/** The longest time that a part may need after a fault. */
const recoveryLimitMs = 120_000

interface Causing extends Pick<ChaosOptions, 'maxFaults' | 'maxMinutes' | 'onStep'> {
  ledger: Ledger
  random: Random
  /** Called before a fault, when processes may begin to show an older state, and when all follow changes again. */
  load: { noteFault(): void; noteRecovery(): void }
}

/** @returns how often each fault was caused, and the longest time until all processes were ready after one, in seconds */
export async function causeFaults(
  installation: Installation,
  { maxFaults, maxMinutes, onStep, random, load, ledger }: Causing,
): Promise<{ faults: Record<string, number>; recovery: number }> {
  const faults: Record<string, number> = {}
  let recovery = 0
  let waiting: Fault[] = []
  const deadline = performance.now() + maxMinutes * 60_000
  for (let count = 0; count < maxFaults && performance.now() < deadline; count++) {
    // Each kind once before any comes again.
    if (waiting.length === 0) waiting = random.shuffle(listFaults(installation))
    const fault = waiting.pop()
    if (!fault) break
    onStep?.(fault.name)
    faults[fault.name] = (faults[fault.name] ?? 0) + 1
    load.noteFault()
    await fault.begin(random)
    await delay(fault.durationMs(random))
    await fault.end()
    const ended = performance.now()
    if (!(await isRecovered(installation)))
      ledger.violations.add(`after "${fault.name}" not all processes became ready`)
    recovery = Math.max(recovery, (performance.now() - ended) / 1_000)
    load.noteRecovery()
    await delay(random.between(500, 2_500))
  }
  return { faults, recovery }
}

async function isRecovered({ web, worker }: Installation): Promise<boolean> {
  const deadline = performance.now() + recoveryLimitMs
  while (performance.now() < deadline) {
    const ready = await Promise.all([...web, worker].map((process) => process.isReady()))
    if (ready.every(Boolean)) return true
    await delay(100)
  }
  return false
}
