import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { listLanguages } from '#domains/languages/server/language.queries.ts'
import { openPublishedDictionary } from '#domains/publication/server/open-published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { exportSigns } from '#domains/signs/server/export-signs.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import {
  changeLanguage,
  createLanguage,
  deleteLanguage,
  exportMissingTexts,
  getLanguage,
  listManagedLanguages,
  orderLanguages,
  retireLanguage,
  returnLanguage,
} from '../index.ts'
import type { LanguageChange } from '../language.input.ts'

const database = await useDatabase()
const { db } = database
const context = { db, now: () => new Date('2026-11-21T12:00:00Z') }
let ana: AccountActor
let bruno: AccountActor
const opened: { close(): Promise<void> }[] = []

beforeEach(async () => {
  await insertDictionary(db)
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const add = (language: string, isTranslated = true) =>
  createLanguage(context, ana, { language, isTranslated, notes: '' })
const find = async (code: string) => {
  const all = await listManagedLanguages(context, ana)
  const found = all.find(({ language }) => language.code === code)
  if (!found) throw new Error(`no language ${code}`)
  return found.language
}
const seen = async (code: string) => {
  const { id, revision } = await find(code)
  return { id, revision }
}
const aChange = (change: Partial<LanguageChange> = {}): LanguageChange => ({
  names: {},
  isTranslated: true,
  isDefault: false,
  notes: '',
  ...change,
})
const codesOf = (error: unknown): string[] =>
  isAppError(error)
    ? error.code === 'request.invalid'
      ? error.fields.map(({ field, code }) => `${field} ${code}`)
      : [error.code]
    : [String(error)]
const problems = (work: Promise<unknown>) => work.then(() => [], codesOf)
const openDictionary = async () => {
  const dictionary = await openPublishedDictionary({ database })
  opened.push(dictionary)
  return dictionary
}
const read = async (chunks: AsyncIterable<string>) => (await Array.fromAsync(chunks)).join('')

describe('a new language', () => {
  test('is found by its name or code, and its names are proposed in each content language [CNT-04]', async () => {
    expect((await add('Nederlands')).code).toBe('nl')
    expect((await add('nheengatu')).code).toBe('yrl')
    expect((await add('ES')).code).toBe('es')
    expect((await find('nl')).names).toMatchObject({ pt: 'holandês', en: 'Dutch', nl: 'Nederlands' })
    expect((await listLanguages(db)).map(({ code }) => code)).toEqual(['pt', 'en', 'nl', 'yrl', 'es'])
  })

  test('is refused with a malformed or unknown code, or when it is there already [CNT-04]', async () => {
    for (const text of ['xx-', 'nobody speaks this', 'nl_BE'])
      expect(await problems(add(text)), text).toEqual(['language language.unknownName'])
    expect(await problems(add('inglês'))).toEqual(['language language.exists'])
    expect((await listLanguages(db)).map(({ code }) => code)).toEqual(['pt', 'en'])
  })

  test('is added by administrators only [CNT-04] [ROL-02]', async () => {
    const languageOf = { language: 'nl', isTranslated: true, notes: '' }
    expect(await problems(createLanguage(context, bruno, languageOf))).toEqual(['account.adminsOnly'])
    expect(await problems(listManagedLanguages(context, bruno))).toEqual(['account.adminsOnly'])
    expect(await problems(orderLanguages(context, bruno, { ids: [] }))).toEqual(['account.adminsOnly'])
  })

  test('is at once a column of files, and visitors find its words, fold its letters and get its index [CNT-04] [D23]', async () => {
    const dictionary = await openDictionary()
    const { id, code } = await add('Māori')
    await inTransaction(db, (tx) =>
      publish(tx, 'CASA', { translations: { mi: [['whāre nui']], pt: [['casa']] } }),
    )
    expect(dictionary.languages.map((language) => language.code)).toContain(code)
    expect(dictionary.search(aQuery({ q: 'WHARE' })).total).toBe(1)
    expect(dictionary.searchIndex('mi')).toContain('whāre nui')
    const [header] = (await read(exportSigns(db, 'csv'))).split('\n')
    expect(header).toMatch(/\bmi\b|_mi\b|mi[;,]/)
    expect((await getLanguage(context, ana, { id })).isUsed).toBe(false)
  })
})

describe('the default language', () => {
  test('is exactly one: another takes it over, and nobody can unset, retire or delete it [CNT-04]', async () => {
    const dictionary = await openDictionary()
    const unset = changeLanguage(context, ana, { ...(await seen('pt')), change: aChange() })
    expect(await problems(unset)).toEqual(['isDefault language.defaultRequired'])
    expect(await problems(retireLanguage(context, ana, await seen('pt')))).toEqual([
      'language.defaultRequired',
    ])
    expect(await problems(deleteLanguage(context, ana, await seen('pt')))).toEqual([
      'language.defaultRequired',
    ])
    await changeLanguage(context, ana, { ...(await seen('en')), change: aChange({ isDefault: true }) })
    expect((await listLanguages(db)).map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['pt', false],
      ['en', true],
    ])
    expect(dictionary.defaultLanguage).toBe('en')
  })

  test('is not a retired language [CNT-04]', async () => {
    await retireLanguage(context, ana, await seen('en'))
    const change = aChange({ isDefault: true })
    expect(await problems(changeLanguage(context, ana, { ...(await seen('en')), change }))).toEqual([
      'isDefault language.defaultRetired',
    ])
  })
})

test('of two people who change a language the second is refused, the former default included [CNT-04] [SGN-15]', async () => {
  const [before, former] = [await seen('en'), await seen('pt')]
  await changeLanguage(context, ana, {
    ...before,
    change: aChange({ isDefault: true, names: { pt: 'inglês' }, notes: 'Frieda' }),
  })
  expect(await find('en')).toMatchObject({ names: { pt: 'inglês' }, notes: 'Frieda', revision: 2 })
  for (const old of [before, former]) {
    const change = aChange({ isDefault: true })
    expect(await problems(changeLanguage(context, ana, { ...old, change }))).toEqual(['language.changed'])
    expect(await problems(retireLanguage(context, ana, old))).toEqual(['language.changed'])
  }
})

test('a retired language is hidden from visitors, forms and files, keeps its texts and comes back [CNT-04]', async () => {
  const dictionary = await openDictionary()
  const { id: entry } = await db
    .insertInto('vocabularyEntry')
    .values({ list: 'tags', value: 'home', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into vocabulary_text values (${entry}, 'pt', 'lar'), (${entry}, 'en', 'home')`.execute(db)
  const sign = await inTransaction(db, (tx) =>
    publish(tx, 'CASA', { translations: { en: [['house']], pt: [['casa']] } }),
  )
  await sql`insert into translation values (${sign}, 'en', 0, 0, 'house')`.execute(db)
  const shown = async () => ({
    languages: dictionary.languages.map(({ code }) => code),
    found: dictionary.search(aQuery({ q: 'house' })).total,
    page: Object.keys((await dictionary.findSign(sign))?.document.translations ?? {}),
    file: (await read(exportSigns(db, 'csv'))).includes('house'),
  })
  const whole = { languages: ['pt', 'en'], found: 1, page: ['en', 'pt'], file: true }
  expect(await shown()).toEqual(whole)

  expect(await problems(deleteLanguage(context, ana, await seen('en')))).toEqual(['language.inUse'])
  await retireLanguage(context, ana, await seen('en'))
  expect(await shown()).toEqual({ languages: ['pt'], found: 0, page: ['pt'], file: false })
  expect(dictionary.vocabulary.describe(entry, 'en')).toMatchObject({ text: 'lar', informed: false })

  await returnLanguage(context, ana, await seen('en'))
  expect(await shown()).toEqual(whole)
  expect(dictionary.vocabulary.describe(entry, 'en')).toMatchObject({ text: 'home', informed: true })
})

test('a language without texts is deleted with its names; one of an earlier version of a sign is not [CNT-04] [D4]', async () => {
  await add('nl')
  await deleteLanguage(context, ana, await seen('nl'))
  expect((await listLanguages(db)).map(({ code }) => code)).toEqual(['pt', 'en'])

  await add('es')
  const { rows } = await sql<{ id: number }>`
    insert into sign (dictionary_id, gloss) select id, 'CASA' from dictionary returning id`.execute(db)
  const document = JSON.stringify({ translations: { es: [['casa']] }, examples: [] })
  await sql`
    with change as (insert into change_set (kind, number) values ('form', 1) returning id)
    insert into sign_version (sign_id, revision, change_set_id, document)
    select ${rows[0]?.id}::integer, 1, id, ${document}::jsonb from change
  `.execute(db)
  expect(await problems(deleteLanguage(context, ana, await seen('es')))).toEqual(['language.inUse'])
})

test('languages are in the order that administrators give them [CNT-04]', async () => {
  await add('nl')
  const [pt, en, nl] = [await find('pt'), await find('en'), await find('nl')]
  await orderLanguages(context, ana, { ids: [nl.id, pt.id, 999] })
  expect((await listLanguages(db)).map(({ id }) => id)).toEqual([nl.id, pt.id, en.id])
})

test('how far a language is counts each kind of content, and a file lists what is missing [CNT-04]', async () => {
  const { id } = await add('nl')
  const signs = await inTransaction(db, async (tx) => [
    await publish(tx, 'CASA'),
    await publish(tx, '=SOMA(1)'),
  ])
  await sql`insert into translation values (${signs[0]}, 'nl', 0, 0, 'huis'), (${signs[0]}, 'nl', 0, 1, 'woning')`.execute(
    db,
  )
  const { completeness, isUsed } = await getLanguage(context, ana, { id })
  expect(completeness.find(({ kind }) => kind === 'signs')).toEqual({
    kind: 'signs',
    total: 2,
    translated: 1,
  })
  expect(isUsed).toBe(true)
  const { code, csv } = await exportMissingTexts(context, ana, { id })
  expect(code).toBe('nl')
  const lines = csv.split('\n')
  expect(lines[0]).toBe('kind,list,id,name')
  expect(lines.filter((line) => line.startsWith('signs,'))).toEqual([`signs,,${signs[1]},'=SOMA(1)`])
})
