import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const depth = 2

/** Paths by base name of the wanted files in a folder and at most two levels below. */
export async function findFiles(folder: string, wanted: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (wanted.size > 0) await search(folder, depth)
  return found

  async function search(path: string, below: number) {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (entry.isDirectory() && below > 0 && !entry.name.startsWith('.'))
        await search(join(path, entry.name), below - 1)
      const name = entry.name.normalize('NFC')
      if (entry.isFile() && wanted.has(name))
        found.set(name, [...(found.get(name) ?? []), join(path, entry.name)])
    }
  }
}
