import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { searchResults } from '#domains/search/presenters/search-results.ts'
import { emptyQuery, type SearchQuery } from '#domains/search/search-model.ts'
import { makeDictionary, makeValue } from '#domains/signs/server/signs.fixture.ts'
import {
  changeCombination,
  createCombination,
  deleteCombination,
  getCombination,
  listCombinations,
} from '#domains/word-combinations/index.ts'
import { combinationSchema } from '#domains/word-combinations/word-combination.input.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { formErrors } from '#platform/forms/schema.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useDatabase } from '#tests/database.ts'
import { openPublishedDictionary } from '../index.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { publish, withdraw } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const at = new Date('2026-11-27T12:00:00Z')
const context = { db, now: () => at }
let ana: AccountActor
let bruno: AccountActor
let dictionary: PublishedDictionary
let thanks: number
let much: number

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  await makeDictionary(db)
  await inTransaction(db, async (tx) => {
    thanks = await publish(tx, 'OBRIGADO', { translations: { pt: [['obrigado']] } })
    much = await publish(tx, 'MUITO', { translations: { pt: [['muito']] } })
  })
  dictionary = await openPublishedDictionary({ database })
})
afterEach(() => dictionary.close())

/** Waits until the dictionary has what `change` commits. */
async function applied<Result>(change: () => Promise<Result>): Promise<Result> {
  const changed = new Promise<void>((resolve) => {
    const end = dictionary.onChange(() => {
      end()
      resolve()
    })
  })
  const result = await change()
  await changed
  return result
}
const create = (signs = [thanks, much], text = 'Muito obrigado!', language = 'pt') =>
  applied(() => createCombination(context, ana, { language, text, signs }))
const shownFor = (query: Partial<SearchQuery>, shown = dictionary) => {
  const wanted = { ...emptyQuery('pt'), ...query }
  const { combination } = searchResults(shown, wanted, { locale: 'pt', t: translator('pt') })
  return combination && [combination.text, ...combination.cards.map(({ gloss }) => gloss.text)]
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )

describe('a phrase without a sign of its own', () => {
  test('is answered by its signs in their order, apart from case, accents and punctuation [PUB-07]', async () => {
    await create()
    expect(shownFor({ q: 'MÚITO  obrigado' })).toEqual(['Muito obrigado!', 'OBRIGADO', 'MUITO'])
    expect(shownFor({ q: 'muito' })).toBeNull()
    expect(shownFor({ q: 'muito obrigado', language: 'en' })).toBeNull()
    expect(shownFor({ q: 'muito obrigado', type: 'exact' })).toBeNull()
    expect(shownFor({ q: '' })).toBeNull()
  })

  test('is shown only while all its signs are published', async () => {
    await create()
    await applied(() => inTransaction(db, (tx) => withdraw(tx, much)))
    expect(shownFor({ q: 'muito obrigado' })).toBeNull()
  })

  test('with an offensive sign is not shown in school mode [D41]', async () => {
    const tag = await makeValue(db, 'tags', 'offensive')
    const insult = await inTransaction(db, (tx) => publish(tx, 'XINGAR', { values: { tags: [tag] } }))
    await dictionary.close()
    dictionary = await openPublishedDictionary({ database })
    await create([insult, much], 'xingar muito')
    expect(shownFor({ q: 'xingar muito' })).toHaveLength(3)
    expect(shownFor({ q: 'xingar muito' }, dictionary.school)).toBeNull()
  })

  test('is changed and deleted; its versions name who did it and when', async () => {
    const id = await create()
    await applied(() =>
      changeCombination(context, ana, {
        id,
        revision: 1,
        content: { language: 'pt', text: 'muito grato', signs: [much, thanks, much] },
      }),
    )
    expect(shownFor({ q: 'muito obrigado' })).toBeNull()
    expect(shownFor({ q: 'muito grato' })).toEqual(['muito grato', 'MUITO', 'OBRIGADO', 'MUITO'])
    const { versions, signs } = await getCombination(context, ana, { id, locale: 'pt' })
    expect(signs.map((sign) => sign?.gloss)).toEqual(['MUITO', 'OBRIGADO', 'MUITO'])
    expect(versions.map(({ kind, by, text, at: when }) => [kind, by, text, when])).toEqual([
      ['changed', 'Ana', 'muito grato', at],
      ['created', 'Ana', 'Muito obrigado!', at],
    ])
    const stale = { id, revision: 1 }
    expect(await codeOf(deleteCombination(context, ana, stale))).toBe('combination.changed')
    await applied(() => deleteCombination(context, ana, { id, revision: 2 }))
    expect(shownFor({ q: 'muito grato' })).toBeNull()
    expect(await codeOf(getCombination(context, ana, { id, locale: 'pt' }))).toBe('combination.notFound')
    expect(
      await db.selectFrom('wordCombinationVersion').select('kind').orderBy('revision').execute(),
    ).toEqual([{ kind: 'created' }, { kind: 'changed' }, { kind: 'deleted' }])
  })

  test('has one combination in a language; signs that do not exist are refused', async () => {
    const id = await create()
    const content = { language: 'pt', text: 'muito OBRIGADO', signs: [much, thanks] }
    expect(await codeOf(createCombination(context, ana, content))).toBe('combination.exists')
    expect(
      await codeOf(createCombination(context, ana, { ...content, text: 'x', signs: [much, 999_999] })),
    ).toBe('sign.notFound')
    const other = await create([much, thanks], 'outra')
    expect(await codeOf(changeCombination(context, ana, { id: other, revision: 1, content }))).toBe(
      'combination.exists',
    )
    expect(await codeOf(changeCombination(context, ana, { id, revision: 1, content }))).toBe('not refused')
    await create([much, thanks], 'muito obrigado', 'en')
    expect((await listCombinations(context, ana)).map(({ language, text }) => `${language} ${text}`)).toEqual(
      ['en muito obrigado', 'pt muito OBRIGADO', 'pt outra'],
    )
  })

  test('is written by administrators [ROL-02]', async () => {
    const content = { language: 'pt', text: 'x', signs: [much, thanks] }
    for (const attempt of [
      listCombinations(context, bruno),
      getCombination(context, bruno, { id: 1, locale: 'pt' }),
      createCombination(context, bruno, content),
      changeCombination(context, bruno, { id: 1, revision: 1, content }),
      deleteCombination(context, bruno, { id: 1, revision: 1 }),
    ])
      expect(await codeOf(attempt)).toBe('account.adminsOnly')
  })

  test('loses a sign that is deleted for good, and is then not shown', async () => {
    const id = await create()
    await db.deleteFrom('publishedSign').where('signId', '=', much).execute()
    await db.deleteFrom('sign').where('id', '=', much).execute()
    const { signs } = await getCombination(context, ana, { id, locale: 'pt' })
    expect(signs.map((sign) => sign?.gloss ?? null)).toEqual(['OBRIGADO', null])
    const reopened = await openPublishedDictionary({ database })
    await reopened.close()
    expect(shownFor({ q: 'muito obrigado' }, reopened)).toBeNull()
  })
})

test('the form needs a language, a text with letters, and two to eight signs', () => {
  const errorsOf = (values: object) =>
    formErrors(combinationSchema, values).map(({ field, code }) => `${field}: ${code}`)
  const valid = { language: 'pt', text: 'muito obrigado', signs: '3,5' }
  expect(errorsOf(valid)).toEqual([])
  expect(errorsOf({ ...valid, language: '', text: '' })).toEqual([
    'language: value.choose',
    'text: value.required',
  ])
  expect(errorsOf({ ...valid, text: '?!' })).toEqual(['text: value.invalid'])
  expect(errorsOf({ ...valid, signs: '3' })).toEqual(['signs: combination.tooFewSigns'])
  expect(errorsOf({ ...valid, signs: undefined })).toEqual(['signs: combination.tooFewSigns'])
  expect(errorsOf({ ...valid, signs: '1,2,3,4,5,6,7,8,9' })).toEqual(['signs: combination.tooManySigns'])
  expect(errorsOf({ ...valid, signs: '3,x' })).toContain('signs.1: value.invalid')
})
