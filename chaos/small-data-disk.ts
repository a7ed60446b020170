import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The disk of the data folder. */
export interface SmallDisk {
  /** Whether it is a separate disk, which can be filled without harm. */
  isOwn: boolean
  fill(): void
  empty(): void
  unmount(): void
}

const size = '96m'

/** Mounts a small disk in memory on a folder, where the system permits it. */
export function mountDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast')
  const isOwn = isMounted(() =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' }),
  )
  return {
    isOwn,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount() {
      if (isOwn) execFileSync('umount', ['--lazy', folder])
    },
  }
}

function isMounted(mount: () => unknown): boolean {
  try {
    mount()
    return true
  } catch {
    return false
  }
}
