import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { shortClassNames } from './short-class-names.ts'

test('every class and animation of every file has a name of its own, the same in each build', async () => {
  const root = await temporaryFolder()
  const files = ['app/Card.module.css', 'app/public/Header.module.css', 'ui/base/Chip.module.css'].map(
    (path) => join(root, path),
  )
  for (const file of files) {
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, '.row { gap: 1.5em }\n.row:has(.link-text) .b { color: red }\n@keyframes turn {}\n')
  }
  const namesOf = () => {
    const nameOf = shortClassNames(root)
    return files.flatMap((file) => ['row', 'link-text', 'b', 'turn'].map((name) => nameOf(name, file)))
  }
  const names = namesOf()
  expect(new Set(names).size).toBe(12)
  expect(namesOf()).toEqual(names)
  for (const name of names) expect(name).toMatch(/^_[a-z]+\d+$/)
})

test('a class that the file does not contain is an error', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'app'))
  const file = join(root, 'app/Card.module.css')
  await writeFile(file, '.row { gap: 0 }')
  expect(() => shortClassNames(root)('col', file)).toThrow('"col"')
})
