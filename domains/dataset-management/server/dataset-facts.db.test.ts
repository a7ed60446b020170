import { beforeEach, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import type { DatasetFacts } from '#domains/content/dataset-facts.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import { changeDatasetCommand } from '#domains/site-settings/index.ts'
import type { AccountActor } from '#platform/actor.ts'
import { listChangesAfter } from '#platform/changes/change.queries.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { changeDatasetFacts, getDatasetFacts, restoreDatasetFacts } from '../index.ts'

const { db } = await useDatabase()
const context = { db, now: () => now }
const languages = ['pt', 'en']
let ana: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  await db
    .insertInto('language')
    .values([...languages, 'fr'].map((code, position) => ({ code, position, isDefault: code === 'pt' })))
    .execute()
  const { id } = await db
    .insertInto('dictionary')
    .values({ name: 'Signbank', acronym: 'SB', signLanguage: 'bzs', country: 'BR', versionLabel: '2.0' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('dictionaryText')
    .values([
      { dictionaryId: id, language: 'pt', homeTitle: 'Início', description: 'Antiga' },
      { dictionaryId: id, language: 'fr', citation: 'Citer' },
    ])
    .execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})

const facts = (change: Partial<DatasetFacts> = {}): DatasetFacts => ({
  name: 'Sinais',
  acronym: 'S',
  owners: ['Universidade', 'Museu'],
  contactPersons: ['Eva'],
  description: { pt: 'Nova', en: 'New' },
  citation: {},
  copyright: {},
  ...change,
})
const change = (revision: number, values: Partial<DatasetFacts> = {}, actor = ana) =>
  changeDatasetFacts(context, actor, { revision, facts: facts(values), languages })
const read = () => getDatasetFacts(context, ana, { locale: 'pt' })
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )

test('the facts are on the site at once; other texts of the data set and of other languages stay [CNT-01] [PUB-05]', async () => {
  await change(1)
  expect(await findDataset(db)).toMatchObject({
    name: 'Sinais',
    owners: ['Universidade', 'Museu'],
    contactPersons: ['Eva'],
    texts: {
      pt: { homeTitle: 'Início', description: 'Nova' },
      en: { description: 'New' },
      fr: { citation: 'Citer' },
    },
  })
  expect((await listChangesAfter(db, 0)).map(({ kind }) => kind)).toEqual(['dictionary'])
})

test('each change is a version with its person; the state before the first one is a version too [CNT-01]', async () => {
  await change(1)
  await change(2)
  const { revision, versions } = await read()
  expect(revision).toBe(2)
  expect(versions.map(({ revision, kind, by, at }) => [revision, kind, by, at])).toEqual([
    [2, 'changed', 'Ana', now],
    [1, 'standard', null, null],
  ])
  expect(versions[1]?.content).toMatchObject({ name: 'Signbank', description: { pt: 'Antiga' } })
})

test('of two people who saw the same facts one changes them; so does a command of the operator [CNT-01] [SGN-15]', async () => {
  const codes = await Promise.all(['A', 'B'].map((name) => codeOf(change(1, { name }))))
  expect(codes.toSorted()).toEqual(['dataset.changed', 'not refused'])
  await changeDatasetCommand({ db, now: () => now }, { name: 'Do operador' })
  expect(await codeOf(change(2))).toBe('dataset.changed')
  await changeDatasetCommand({ db, now: () => now }, { versionLabel: '2.1' })
  expect(await codeOf(change(3))).toBe('not refused')
  expect((await read()).versions.map(({ revision, content }) => [revision, content.name])).toEqual([
    [4, 'Sinais'],
    [3, 'Do operador'],
    [2, expect.stringMatching(/^[AB]$/)],
    [1, 'Signbank'],
  ])
})

test('an earlier version becomes the present one, without languages that are gone [CNT-01]', async () => {
  await change(1)
  await change(2, { name: 'Outro', description: { pt: 'Outra' } })
  await db
    .deleteFrom('language')
    .where('code', '=', 'en')
    .execute()
    .catch(() => undefined)
  await restoreDatasetFacts(context, ana, { revision: 3, version: 1 })
  expect((await read()).facts).toMatchObject({ name: 'Signbank', description: { pt: 'Antiga' } })
  expect(await codeOf(restoreDatasetFacts(context, ana, { revision: 4, version: 9 }))).toBe(
    'list.versionNotFound',
  )
  expect(await codeOf(restoreDatasetFacts(context, ana, { revision: 3, version: 2 }))).toBe('dataset.changed')
})

test('only administrators see and change the facts [ROL-02]', async () => {
  expect(await codeOf(change(1, {}, bruno))).toBe('account.adminsOnly')
  expect(await codeOf(getDatasetFacts(context, bruno, { locale: 'pt' }))).toBe('account.adminsOnly')
  expect((await read()).facts.name).toBe('Signbank')
})
