import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import type { Clip } from './demo-clips.ts'
import { storyHandshapes } from './story-handshapes.ts'

const root = join(import.meta.dirname, '../..')

/** The package of hands promises a new version with every change of a drawing, so its code does not count. */
const handsPackage = join(root, 'packages/hands/')

/** Imports of values from files of this repository: `'./name.ts'` or `'#ui/name.ts'`. */
const importPattern = /^(?:import|export)\s+(?!type\b)[^'"]*from\s+'([.#][^']+)'/gm

const resolveImport = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? join(root, specifier.slice(1)) : join(dirname(importer), specifier)

/** The source files that a module imports, directly or indirectly, with itself, without the package of hands. */
async function importedFiles(entry: string): Promise<string[]> {
  const found = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !file.endsWith('.ts') || file.startsWith(handsPackage)) continue
    found.add(file)
    const source = await readFile(file, 'utf8')
    for (const [, specifier = ''] of source.matchAll(importPattern))
      queue.push(resolveImport(specifier, file))
  }
  return [...found]
}

/** A hash of everything that the frames depend on: rows with their handshapes, version of the hands, and code. */
export async function hashInputs(clips: readonly Clip[]): Promise<string> {
  const code = await importedFiles(join(import.meta.dirname, 'demo-clips.ts'))
  const data = [drawingVersion, clips.map(({ input }) => input), storyHandshapes]
  const hash = createHash('sha256').update(JSON.stringify(data))
  for (const file of code.sort()) hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
