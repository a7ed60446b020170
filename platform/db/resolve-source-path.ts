import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const marker = join('platform', 'db', 'pglite-worker.ts')

/**
 * Absolute path of a source file named from the project's root, wherever this code runs: as a source file
 * or inside the built server, whose bundle does not carry worker threads.
 */
export function resolveSourcePath(path: string): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, marker))) {
    if (folder === dirname(folder)) throw new Error(`The sources are missing above ${import.meta.dirname}`)
    folder = dirname(folder)
  }
  return join(folder, path)
}
