import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { listSeeds } from '#seeds/list-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { loadSigns } from '../sign.queries.ts'
import { makeContext, makeDictionary, rejectionOf } from '../signs.fixture.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const file = join(import.meta.dirname, '../../../../../shared/data/migration/global-signbank-export.csv')
const isMissing = !existsSync(file) && process.env.CI !== 'true'
if (isMissing)
  console.warn('../shared/data/migration/global-signbank-export.csv is missing, so its import is not tested.')

/** The reference lists of a new installation. */
async function loadLists(): Promise<void> {
  for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
    await inTransaction(db, (tx) => load(tx, new Set(names)))
}

async function signOf(gloss: string) {
  const { rows } = await sql<{ id: number }>`select id from sign where gloss = ${gloss}`.execute(db)
  const id = rows[0]?.id ?? 0
  const sign = (await loadSigns(db, [id])).get(id)
  if (!sign) throw new Error(`no sign ${gloss}`)
  return sign
}

async function entryValue(id: number | undefined): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from vocabulary_entry where id = ${id}`.execute(
    db,
  )
  return rows[0]?.value
}

test.skipIf(isMissing)(
  'an export of Global Signbank comes in with its preset, what is left out is named, and again nothing changes [SGN-14]',
  async () => {
    await makeDictionary(db)
    await loadLists()
    const context = makeContext(db, await temporaryFolder())
    const options = { file, preset: 'global-signbank', createValues: true, source: 'NZSL' } as const
    const { counts, notices } = await importSigns(context, options)
    expect(counts).toMatchObject({ rows: 240, created: 240, published: 0, languages: 1 })
    expect(
      notices.filter(({ code }) => code === 'import.columnLeftOut').map(({ params }) => params?.column),
    ).toEqual([
      'Dataset',
      'Strong hand letter',
      'Strong hand number',
      'Weak hand letter',
      'Weak hand number',
      'Weak Drop',
      'Weak Prop',
      'Number of Occurrences',
      'Number of Signers',
      'Is this a proposed new sign?',
    ])

    const { document, source, sourceId } = await signOf('(BE)-BORN')
    const [volunteer, decrease] = [await signOf('VOLUNTEER'), await signOf('DECREASE')]
    expect([source, sourceId]).toEqual(['NZSL', '233'])
    expect(document.translations).toEqual({
      en: [['(be) born', '(give) birth', 'delivery (birth)', 'have a baby']],
      mi: [['whānau']],
    })
    expect(document.examples.map(({ texts }) => texts)).toEqual([
      { en: 'I was born in Wanganui but grew up in Feilding and went to the Deaf school there.' },
      { en: 'That woman gave birth to three children.' },
    ])
    expect(document.texts.iconicity).toBe('a made image, with "quotes" and\na line break')
    expect(document.relations).toEqual(
      expect.arrayContaining([
        { kind: 'see_also', sign: volunteer.id },
        { kind: 'homonym', sign: decrease.id },
      ]),
    )
    expect(document.foreignRelations).toEqual([{ signLanguage: 'bfi', text: 'EXAMPLE' }])
    const notes = document.notes.map(async ({ kind, ...note }) => ({ ...note, kind: await entryValue(kind) }))
    expect(await Promise.all(notes)).toEqual([
      { kind: 'general', public: true, text: 'See the video' },
      { kind: 'general', public: false, text: 'check, then ask' },
    ])
    expect(document.flags).toMatchObject({ repeatedMovement: true, alternatingMovement: false })
    expect(await Promise.all((document.values.tags ?? []).map(entryValue))).toHaveLength(2)

    expect((await importSigns(context, options)).counts).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 240,
    })
  },
  60_000,
)

test('a cell of another form is an error by line and column, and nothing is written [SGN-14]', async () => {
  await makeDictionary(db)
  const folder = await temporaryFolder()
  const broken = join(folder, 'export.csv')
  await writeFile(
    broken,
    'Signbank ID,Annotation ID Gloss (English),Senses (English),Relations to other signs\n1,HOUSE,house,cousin:TREE\n',
  )
  const error = await rejectionOf(
    importSigns(makeContext(db, folder), { file: broken, preset: 'global-signbank', createValues: true }),
  )
  expect(error.code).toBe('import.failed')
  expect(error.fields.map(({ code, params }) => [code, params?.line, params?.column])).toEqual([
    ['import.cellForm', 2, 'Senses (English)'],
    ['import.cellForm', 2, 'Relations to other signs'],
  ])
  expect(
    (
      await rejectionOf(
        importSigns(makeContext(db, folder), { file: broken, preset: 'global-signbank', mapping: 'x' }),
      )
    ).code,
  ).toBe('import.presetAndMapping')
})
