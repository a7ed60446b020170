import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { hasFreeSpace } from './free-space.ts'

test('a folder has free space or not', async () => {
  const folder = await temporaryFolder()
  expect(await hasFreeSpace(folder, 1)).toBe(true)
  expect(await hasFreeSpace(folder, Number.MAX_SAFE_INTEGER)).toBe(false)
  expect(await hasFreeSpace(`${folder}/none`, Number.MAX_SAFE_INTEGER)).toBe(true)
})
