import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Row } from './results.ts'

/** After its start, or after work, a program needs some time until its memory no longer changes. */
const settleMs = 10_000

/** How often the memory of a process is read while it works; ms. */
const sampleMs = 50

/** Resident memory of a process in MB; Linux only. */
export function residentMemory(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1_000_000
}

/** A row with the resident memory of a program that has nothing to do. */
export async function idleMemoryRow(name: string, pid: number, target: number): Promise<Row> {
  await setTimeout(settleMs)
  return { name, value: residentMemory(pid), unit: 'MB', target }
}

/** The result of some work, and the most memory that a process had during it, above what it had before; MB. */
export async function withMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; growth: number }> {
  const before = residentMemory(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid))
  }, sampleMs)
  try {
    return { result: await work(), growth: Math.max(most, residentMemory(pid)) - before }
  } finally {
    clearInterval(timer)
  }
}
