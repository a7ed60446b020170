import { join } from 'node:path'
import { folderWith } from '../folder-with.ts'

const marker = join('platform', 'db', 'pglite-worker.ts')

/** The absolute path of a source file below the project root. Bundles do not contain worker threads, so they need it. */
export const resolveSourcePath = (path: string): string => join(folderWith(marker), path)
