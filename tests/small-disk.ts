import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/**
 * For tests: mounts a small disk in memory for the time of the test.
 * @param size as `mount` reads it, such as `30m`
 * @returns false where the system does not permit it
 */
export function mountSmallDisk(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return false
  }
  onTestFinished(() => {
    execFileSync('umount', [folder])
  })
  return true
}
