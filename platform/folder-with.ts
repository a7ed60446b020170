import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The nearest folder above this file that contains `path`. Works in the sources and in the built server, whose bundle
 * is in another folder.
 * @throws Error when there is none
 */
export function folderWith(path: string): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, path))) {
    if (folder === dirname(folder)) throw new Error(`${path} is missing above ${import.meta.dirname}`)
    folder = dirname(folder)
  }
  return folder
}
