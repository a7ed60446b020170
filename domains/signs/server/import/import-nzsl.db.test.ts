import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { exportSigns } from '../export-signs.ts'
import { makeContext, makeDictionary } from '../signs.fixture.ts'
import { importSigns } from './import-signs.ts'
import { isLexiconMissing, lexiconFile } from './nzsl-lexicon.fixture.ts'

const { db } = await useDatabase()

const exported = async () => {
  const pieces: string[] = []
  for await (const piece of exportSigns(db, 'csv')) pieces.push(piece)
  return pieces.join('')
}

test.skipIf(isLexiconMissing)(
  'a lexicon of 4,807 signs comes in whole, and back out to the byte [SGN-14]',
  async () => {
    await makeDictionary(db)
    const folder = await temporaryFolder()
    const context = makeContext(db, folder)

    const { counts, noticeCounts } = await importSigns(context, {
      file: lexiconFile,
      publish: true,
      createValues: true,
    })
    expect(counts).toMatchObject({
      rows: 4807,
      created: 4807,
      published: 4807,
      languages: 1,
      files: 601 + 62 + 20,
    })
    expect(noticeCounts['import.fileAbsent']).toBe(4206)

    const { rows } =
      await sql`select list, count(*)::integer as values, count(picture_id)::integer as pictures
    from vocabulary_entry group by list order by list`.execute(db)
    expect(rows).toEqual([
      { list: 'handshape-of-hand', values: 62, pictures: 62 },
      { list: 'location', values: 20, pictures: 20 },
      { list: 'word_class', values: 13, pictures: 0 },
    ])
    const { rows: lifted } =
      await sql`select document->'examples'->0 as example, document->'translations'->'mi' as mi
    from published_sign join sign on sign.id = sign_id where gloss = 'LIFT'`.execute(db)
    expect(lifted).toEqual([
      {
        example: {
          texts: { en: "The building didn't have a lift. I had to walk up four floors." },
          signs: '4948 2297 234 3027 2556 5129 cl:walk-up 5620 825',
        },
        mi: [['ararewa']],
      },
    ])

    const first = await exported()
    const again = join(folder, 'again.csv')
    await writeFile(again, first)
    expect((await importSigns(context, { file: again, publish: true })).counts).toMatchObject({
      unchanged: 4807,
      created: 0,
      changed: 0,
      values: 0,
      files: 0,
    })
    expect(await exported()).toBe(first)
  },
)
