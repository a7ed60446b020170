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
import { listTranslationLanguages, loadSigns } from '../sign.queries.ts'
import { makeContext, makeDictionary, rejectionOf } from '../signs.fixture.ts'
import { importSigns } from './import-signs.ts'

const { db } = await useDatabase()
const file = join(import.meta.dirname, '../../../../../shared/data/migration/global-signbank-export.csv')
const isMissing = !existsSync(file) && process.env.CI !== 'true'
const aslLexExcerpt = join(file, '../asl-lex-excerpt.csv')
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

test('a table of ASL-LEX comes in with its preset; a value that is none of ours is left to a person [SGN-14] [D31]', async () => {
  await makeDictionary(db)
  await loadLists()
  const folder = await temporaryFolder()
  const table = join(folder, 'SignData.csv')
  const header =
    'EntryID,LemmaID,Code,SignFrequency(M),DominantTranslation,LexicalClass,SignType.2.0,Movement.2.0,RepeatedMovement.2.0,MajorLocation.2.0,MinorLocation.2.0,Handshape.2.0,NonDominantHandshape.2.0,Contact.2.0'
  const rows = [
    'bear,BEAR,A_01_001,4.1,NA,Noun,OneHanded,BackAndForth,1,Body,TorsoTop,baby_o,NA,1',
    'fall_1,FALL,A_01_002,3.9,drop,Verb,AsymmetricalDifferentHandshape,Curved,0,Hand,Palm,v,flat_b,1',
  ]
  await writeFile(table, `${[header, ...rows].join('\n')}\n`)
  const options = { file: table, preset: 'asl-lex', createValues: true, source: 'ASL-LEX' } as const
  const { counts, notices } = await importSigns(makeContext(db, folder), options)
  expect(counts).toMatchObject({ rows: 2, created: 2 })
  expect(
    notices.filter(({ code }) => code === 'import.columnLeftOut').map(({ params }) => params?.column),
  ).toEqual(['SignFrequency(M)', 'MajorLocation.2.0', 'Contact.2.0'])
  const { document, sourceId } = await signOf('fall_1')
  const valuesOf = (ids: number[] | undefined) => Promise.all((ids ?? []).map(entryValue))
  expect(sourceId).toBe('A_01_002')
  expect(document.texts.lemma).toBe('FALL')
  expect(document.translations).toEqual({ en: [['drop']] })
  expect(document.flags).toEqual({ repeatedMovement: false })
  expect(await valuesOf(document.values.handedness)).toEqual(['asymmetrical'])
  expect(await valuesOf(document.values.wordClass)).toEqual(['verb'])
  expect(await valuesOf(document.values.movementShape)).toEqual(['arc'])
  expect(await valuesOf(document.values.location)).toEqual(['hand'])
  const bear = (await signOf('bear')).document
  expect(bear.translations).toEqual({})
  expect(await valuesOf(bear.values.location)).toEqual(['trunk'])
  expect(await valuesOf(bear.values.locationPrecise)).toEqual(['upper-trunk'])

  await writeFile(
    table,
    `${header}\nrun,RUN,A_01_003,2,NA,Verb,SymmetricalOrAlternating,NA,NA,Neutral,Neutral,l,NA,0\n`,
  )
  const refused = await rejectionOf(
    importSigns(makeContext(db, folder), {
      ...options,
      createValues: false,
      report: join(folder, 'report.csv'),
    }),
  )
  expect(refused.fields.map(({ params }) => params?.value)).toContain('SymmetricalOrAlternating')
})

test.skipIf(isMissing)(
  'real rows of ASL-LEX arrive whole: doubled glosses get a number, three columns are translations [SGN-14]',
  async () => {
    await makeDictionary(db)
    await loadLists()
    const options = { file: aslLexExcerpt, preset: 'asl-lex', createValues: true, source: 'ASL-LEX' } as const
    const { counts, notices } = await importSigns(makeContext(db, await temporaryFolder()), options)
    expect(counts).toMatchObject({ rows: 56, created: 56, withoutTranslation: 16 })
    const numbered = notices.filter(({ code }) => code === 'import.glossNumbered')
    expect(numbered.map(({ params }) => params?.numbered)).toEqual([
      'bite-2',
      'drag-2',
      'take_off-2',
      'type-2',
    ])
    const bite = await signOf('bite-2')
    expect(bite.sourceId).toBe('G_02_099')
    expect(bite.document.translations).toEqual({ en: [['bite', 'chomp']] })
    expect((await signOf('soup')).document.translations).toEqual({
      en: [['soup', 'spoon', 'cereal', 'eat', 'SOUPcir']],
    })
  },
)

test('a preset of one lexicon names the sign language and the country of the dictionary [SGN-14] [PUB-04]', async () => {
  await makeDictionary(db)
  await loadLists()
  const folder = await temporaryFolder()
  const small = join(folder, 'signs.csv')
  await writeFile(small, 'source_id,gloss,translation.en\n1,HELLO,hello\n')
  const context = makeContext(db, folder)
  const origin = () => db.selectFrom('dictionary').select(['signLanguage', 'country']).executeTakeFirst()
  await db.updateTable('dictionary').set({ signLanguage: 'und', country: 'ZZ' }).execute()
  await importSigns(context, { file: small, source: 'other' })
  expect(await origin()).toEqual({ signLanguage: 'und', country: 'ZZ' })
  await importSigns(context, { file: small, preset: 'nzsl', source: 'other', dryRun: true })
  expect(await origin()).toEqual({ signLanguage: 'und', country: 'ZZ' })
  await importSigns(context, { file: small, preset: 'nzsl', source: 'other' })
  expect(await origin()).toEqual({ signLanguage: 'nzs', country: 'NZ' })
})

test('the languages of a preset are created; other new languages need a decision [SGN-14]', async () => {
  await makeDictionary(db)
  await loadLists()
  const folder = await temporaryFolder()
  const table = join(folder, 'signs.csv')
  await writeFile(table, 'source_id,gloss,translation.mi\n1,DOG,kurī\n')
  const context = makeContext(db, folder)
  expect(await rejectionOf(importSigns(context, { file: table }))).toMatchObject({
    fields: [{ code: 'import.languageUnknown', params: { language: 'mi' } }],
  })
  await importSigns(context, { file: table, preset: 'nzsl' })
  expect(await listTranslationLanguages(db)).toContain('mi')
})
