import { readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessRunning } from '#platform/is-process-running.ts'

/** A file system in memory, which Linux has. */
const memory = '/dev/shm'
const leastFreeBytes = 6_000_000_000
/** Programs, browsers and databases of a run need memory, too. */
const leastFreeMemory = 2 * leastFreeBytes

/**
 * Where the files of a test run are written: in memory if enough is free, so that databases and films are not written to a
 * disk; otherwise in the usual folder.
 */
export function temporaryPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const isLargeEnough = bavail * bsize >= leastFreeBytes && freemem() >= leastFreeMemory
    if (isLargeEnough && runsPrograms(memory)) return memory
  } catch {
    // Another system.
  }
  return tmpdir()
}

/** Tests run scripts that they write, which a file system may refuse. */
const runsPrograms = (folder: string): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => {
      const [, place, , options = ''] = line.split(' ')
      return place === folder && !options.split(',').includes('noexec')
    })

/** The beginning of the name of this run's folder; `removeEndedRuns` reads the process from it. */
export const runPrefix = `signbank-test-${process.pid}-`

/** Deletes what runs have left that were killed: in memory it would stay until the machine restarts. */
export function removeEndedRuns(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = /^signbank-test-(\d+)-/.exec(name) ?? []
    if (pid === undefined || isProcessRunning(Number(pid))) continue
    try {
      rmSync(join(place, name), { recursive: true, force: true })
    } catch {
      // The files of another user.
    }
  }
}
