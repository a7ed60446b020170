import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { exportCommand } from './sign-commands.ts'
import { aDocument, makeContext, makeDictionary, rejectionOf, saveChanges } from './signs.fixture.ts'

const { db } = await useDatabase()
beforeEach(() => makeDictionary(db))

test('an export to a full disk says so, leaves the earlier file as it was, and succeeds when there is space [SGN-14]', async ({
  skip,
}) => {
  const folder = join(await temporaryFolder(), 'disk')
  if (!mountSmallDisk(folder, '64k')) skip('mounting a disk is not permitted here')
  const context = makeContext(db, await temporaryFolder())
  const texts = { etymology: 'x'.repeat(900) }
  const documents = Array.from({ length: 100 }, (_, index) => aDocument(`CASA-${index}`))
  await saveChanges(
    db,
    documents.map((document) => ({ document: { ...document, texts: { ...document.texts, ...texts } } })),
  )
  const file = join(folder, 'signs.csv')
  await writeFile(file, 'the export of yesterday')
  const refused = await rejectionOf(exportCommand(context, { file, format: 'csv' }))
  expect(refused.code).toBe('storage.full')
  expect(await readdir(folder)).toEqual(['signs.csv'])
  expect(await readFile(file, 'utf8')).toBe('the export of yesterday')
  const elsewhere = join(await temporaryFolder(), 'signs.csv')
  await exportCommand(context, { file: elsewhere, format: 'csv' })
  expect((await readFile(elsewhere, 'utf8')).split('\n')).toHaveLength(102)
})
