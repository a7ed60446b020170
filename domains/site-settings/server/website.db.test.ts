import { beforeEach, describe, expect, test } from 'vitest'
import { anAccountsContext } from '#domains/accounts/server/accounts-context.fixture.ts'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { changeWebsite, getWebsite, restoreWebsite } from '../index.ts'
import { websiteFormValues } from '../website.input.ts'

const database = await useDatabase()
const { db } = database
const now = new Date('2026-11-27T08:00:00Z')
const context = anAccountsContext(database, () => now)
let ana: AccountActor
let adam: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })).actor
  adam = (await createPerson(db, { name: 'Adam', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  await db
    .insertInto('language')
    .values([
      { code: 'pt', isDefault: true },
      { code: 'en', isDefault: false },
    ])
    .onConflict((same) => same.doNothing())
    .execute()
  const values = { name: 'S', acronym: 'S', signLanguage: 'und', country: 'ZZ', versionLabel: '2.0' }
  await db.insertInto('dictionary').values(values).execute()
})

const read = (actor = ana) => getWebsite(context, actor, { locale: 'en' })
const languages = ['pt', 'en']
async function save(
  fields: Record<string, string>,
  { actor = ana, revision }: { actor?: AccountActor; revision?: number } = {},
) {
  const { content, revision: present } = await read()
  const values = { ...websiteFormValues(content, languages), ...fields }
  await changeWebsite(context, actor, { revision: revision ?? present, values })
}
const refusalOf = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error)) throw error
    return [error.code, ...(error.fields ?? []).map(({ field, code }) => `${field} ${code}`)].join(', ')
  }
  return 'not refused'
}

describe('the settings of the website', () => {
  test('are stored with a version; texts of other pages stay [CNT-08]', async () => {
    await db
      .insertInto('dictionaryText')
      .values(
        await db
          .selectFrom('dictionary')
          .select('id')
          .executeTakeFirstOrThrow()
          .then(({ id }) => ({
            dictionaryId: id,
            language: 'pt',
            citation: 'Cite assim',
          })),
      )
      .execute()
    await save(
      {
        'homeTitle.pt': 'Sinais do Litoral',
        'homeText.en': 'Two\nlines',
        country: 'BR',
        signLanguage: 'bzs',
        versionLabel: '3.1',
        licence: 'CC-BY-4.0',
        schoolMode: 'on',
        uploadedHandsFirst: 'on',
        countsViews: 'on',
        retentionMonths: '6',
      },
      { actor: adam },
    )
    expect(await findDataset(db)).toMatchObject({
      country: 'BR',
      signLanguage: 'bzs',
      versionLabel: '3.1',
      licence: 'CC-BY-4.0',
      schoolMode: true,
      uploadedHandsFirst: true,
      countsViews: true,
      retentionMonths: 6,
      texts: {
        pt: { homeTitle: 'Sinais do Litoral', homeText: '', citation: 'Cite assim' },
        en: { homeTitle: '', homeText: 'Two\nlines' },
      },
    })
    const { versions } = await read()
    expect(versions.map(({ kind, by }) => [kind, by])).toEqual([
      ['changed', 'Adam'],
      ['standard', null],
    ])
    await save({ 'homeTitle.pt': '', schoolMode: '' })
    const dataset = await findDataset(db)
    expect([dataset?.texts.pt?.homeTitle, dataset?.schoolMode]).toEqual(['', false])
  })

  test('of an earlier version are restored, but mandatory properties by owners alone [CNT-08] [D50]', async () => {
    await save({ versionLabel: '3.0', choosesMandatory: 'on', 'mandatory.location': 'on' })
    await save({ versionLabel: '4.0', choosesMandatory: 'on', 'mandatory.location': '' })
    await restoreWebsite(context, adam, { revision: 3, version: 2 })
    expect((await read()).content).toMatchObject({ versionLabel: '3.0', mandatoryProperties: [] })
    await restoreWebsite(context, ana, { revision: 4, version: 2 })
    expect((await read()).content).toMatchObject({ versionLabel: '3.0', mandatoryProperties: ['location'] })
  })

  test('are changed by administrators, of two who saw the same state by one [CNT-08] [ROL-02]', async () => {
    expect(await refusalOf(() => save({ versionLabel: '3.0' }, { actor: bruno }))).toBe('account.adminsOnly')
    expect(await refusalOf(() => read(bruno))).toBe('account.adminsOnly')
    expect(await refusalOf(() => restoreWebsite(context, bruno, { revision: 1, version: 1 }))).toBe(
      'account.adminsOnly',
    )
    await save({ versionLabel: '3.0' })
    expect(await refusalOf(() => save({ versionLabel: '4.0' }, { actor: adam, revision: 1 }))).toBe(
      'setting.changed',
    )
    expect(
      await refusalOf(() => save({ choosesMandatory: 'on', 'mandatory.video': 'on' }, { actor: adam })),
    ).toBe('account.ownersOnly')
    expect((await read()).content).toMatchObject({ versionLabel: '3.0', mandatoryProperties: [] })
  })
})

describe('bad input', () => {
  test.each([
    [{ country: 'XX' }, 'country value.choose'],
    [{ country: 'br' }, 'country value.choose'],
    [{ signLanguage: 'qqq' }, 'signLanguage value.choose'],
    [{ licence: 'MIT' }, 'licence value.choose'],
    [{ versionLabel: ' ' }, 'versionLabel value.required'],
    [{ contactEmail: 'nobody' }, 'contactEmail value.email'],
    [{ contactEmail: 'two@signs.example, more@signs.example' }, 'contactEmail value.email'],
    [{ retentionMonths: '0' }, 'retentionMonths value.choose'],
    [{ retentionMonths: '1e3' }, 'retentionMonths value.choose'],
    [{ 'homeTitle.pt': 'x'.repeat(121) }, 'homeTitle.pt value.tooLong'],
    [{ 'homeTitle.pt': 'two\nlines' }, 'homeTitle.pt value.oneLine'],
    [{ 'homeTitle.xx': 'Olá' }, 'homeTitle.xx value.unknown'],
  ])('%j gets a message at its field, and nothing is stored [CNT-08] [VAL-01]', async (fields, refusal) => {
    const before = await findDataset(db)
    expect(await refusalOf(() => save(fields as Record<string, string>))).toBe(`request.invalid, ${refusal}`)
    expect(await findDataset(db)).toEqual(before)
    expect((await read()).versions).toEqual([])
  })
})
