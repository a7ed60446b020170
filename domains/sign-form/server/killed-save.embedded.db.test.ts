import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startChild } from '#platform/db/testing/start-child.ts'
import { cast } from '#tests/cast.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { getSignForm } from '../index.ts'

const saves = 4

test('kill -9 in mid-save stores the whole version or nothing, and what was not saved is still a draft [SGN-02]', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const first = await openEmbeddedDatabase(dataDir)
  await makeDictionary(first.db)
  await insertAccounts(first.db, Object.values(cast))
  const [sign] = await saveChanges(first.db, [{ document: aDocument('CASA-1') }], cast.bruno)
  const id = sign?.id ?? 0
  await first.close()

  const writer = startChild('../../../domains/sign-form/server/save-in-loop.fixture.ts', dataDir, `${id}`)
  for (let save = 0; save < saves; save += 1) expect(await writer.nextLine()).toBe(`saving ${save + 2}`)
  await writer.kill()

  const { db, close } = await openDatabase({ dataDir })
  const form = await getSignForm({ db }, cast.bruno, { id, locale: 'pt' })
  const revision = form.sign?.revision ?? 0
  expect(revision).toBeGreaterThanOrEqual(saves)
  expect(form.document.texts.gloss).toBe(`CASA-${revision}`)
  expect(form.document.translations.pt).toEqual([[`casa ${revision}`]])
  const { rows } = await sql<{ versions: number; orphans: number }>`
      select (select count(*)::integer from sign_version where sign_id = ${id}) as versions,
        (select count(*)::integer from change_set
          where not exists (select from sign_version where change_set_id = change_set.id)) as orphans
    `.execute(db)
  expect(rows).toEqual([{ versions: revision, orphans: 0 }])
  // Killed before the commit, the draft is the next version; killed after it, there is none or the one after.
  if (form.draft) expect(form.draft.document.texts.gloss).toBe(`CASA-${revision + 1}`)
  await close()
})
