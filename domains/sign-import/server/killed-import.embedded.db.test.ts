import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countRows, insertAccounts, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startChild } from '#platform/db/testing/start-child.ts'
import type { Db } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { confirmImport, getImport, undoImport } from '../index.ts'
import { createImportBench } from './sign-import.fixture.ts'

const { ana } = cast
/** More signs than one statement writes. */
const signs = 700
const csv = ['gloss', ...Array.from({ length: signs }, (_, number) => `SIGN-${number}`)].join('\n')

test('kill -9 while an import is written or undone leaves all of its signs or none, and the job does the rest [SGN-14]', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const folder = await temporaryFolder()
  /** What the database contains. */
  const stored = async (db: Db, id: number) => {
    const { context } = await createImportBench(db, [ana], folder)
    const { state } = (await getImport(context, ana, { id, locale: 'en' })).stored
    const [sign, version] = [await countRows(db, 'sign'), await countRows(db, 'signVersion')]
    return { state, sign, version, sets: await countRows(db, 'changeSet') }
  }
  /** Does a job in a process that is killed after it has written some of the versions. */
  const dieIn = async (job: unknown) => {
    const writer = startChild(
      '../../../domains/sign-import/server/write-import.fixture.ts',
      dataDir,
      folder,
      JSON.stringify(job),
    )
    expect(await writer.nextLine()).toBe('writing versions')
    await writer.kill()
  }
  const first = await openEmbeddedDatabase(dataDir)
  await makeDictionary(first.db)
  await insertAccounts(first.db, [ana])
  const bench = await createImportBench(first.db, [ana], folder)
  const id = await bench.upload(ana, csv)
  await bench.work()
  await confirmImport(bench.context, ana, { id })
  const write = bench.queued[0]
  const before = await stored(first.db, id)
  await first.close()

  await dieIn(write)
  const second = await openDatabase({ dataDir })
  expect(await stored(second.db, id)).toEqual(before)
  const again = await createImportBench(second.db, [ana], folder)
  if (write) again.queued.push(write)
  await again.work()
  const applied = await stored(second.db, id)
  expect(applied).toEqual({ state: 'applied', sign: signs, version: signs, sets: before.sets + 1 })
  await undoImport(again.context, ana, { id })
  const undo = again.queued[0]
  const waiting = await stored(second.db, id)
  await second.close()

  await dieIn(undo)
  const third = await openDatabase({ dataDir })
  expect(await stored(third.db, id)).toEqual(waiting)
  await third.close()
})
