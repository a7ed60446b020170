import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileStats } from './storage.ts'
import { sweepFiles } from './sweep-files.ts'

const now = () => new Date('2026-11-23T12:00:00Z')
const hours = 60 * 60 * 1000

/** A storage in memory whose files have an age, in hours. */
function storageWith(ages: Map<string, number>) {
  const files = new Map(ages)
  return {
    files,
    async *list() {
      yield* [...files.keys()]
    },
    async stat(key: string): Promise<FileStats | undefined> {
      const age = files.get(key)
      return age === undefined ? undefined : { bytes: 5, modifiedAt: new Date(now().getTime() - age * hours) }
    },
    async delete(key: string) {
      files.delete(key)
    },
  }
}

const key = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom('', '-web', '-poster'),
  )
  .map(([folder, name, role]) => `${folder}/${name}${role}.mp4`)
const ages = fc.array(fc.tuple(key, fc.integer({ min: 0, max: 72 }))).map((rows) => new Map(rows))
const keySets = fc.array(key).map((keys) => new Set(keys))
const prefixLists = fc.array(
  key.map((text) => `${text.replace('.mp4', '')}-`),
  { maxLength: 3 },
)

test('exactly the files that are unused and older than a day are deleted', async () => {
  await fc.assert(
    fc.asyncProperty(ages, keySets, prefixLists, async (stored, keys, prefixes) => {
      const storage = storageWith(stored)
      const readReferences = async () => ({ keys, prefixes })
      const { keys: deleted } = await sweepFiles(storage, { readReferences, now, isDeleting: true })
      for (const [file, age] of stored) {
        const isUsed = keys.has(file) || prefixes.some((prefix) => file.startsWith(prefix))
        expect(storage.files.has(file), file).toBe(isUsed || age < 24)
        expect(deleted.includes(file)).toBe(!storage.files.has(file))
      }
    }),
  )
})

test('nothing is deleted unless asked for, and the same files are listed', async () => {
  await fc.assert(
    fc.asyncProperty(ages, keySets, async (stored, keys) => {
      const readReferences = async () => ({ keys, prefixes: [] })
      const [listed, deleted] = [storageWith(stored), storageWith(stored)]
      const found = await sweepFiles(listed, { readReferences, now, isDeleting: false })
      expect(listed.files).toEqual(stored)
      expect(found).toEqual(await sweepFiles(deleted, { readReferences, now, isDeleting: true }))
      expect(found.bytes).toBe(5 * found.keys.length)
    }),
  )
})

test('a file that becomes used after the files were listed is kept', async () => {
  const storage = storageWith(new Map([['1/a.mp4', 48]]))
  let isListed = false
  const list = async function* () {
    yield* storage.files.keys()
    isListed = true
  }
  const readReferences = async () => ({ keys: new Set(isListed ? ['1/a.mp4'] : []), prefixes: [] })
  await sweepFiles({ ...storage, list }, { readReferences, now, isDeleting: true })
  expect(storage.files.has('1/a.mp4')).toBe(true)
})
