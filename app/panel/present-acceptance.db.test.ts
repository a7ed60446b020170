import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Log } from '#platform/log/log.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { presentAcceptance, presentOwnConsent, presentPolicy } from './present-acceptance.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary
const log = { error: vi.fn() }
const app = () => ({ db, dictionary, log: log as unknown as Log })
const bruno = (hasPendingAcceptance = true) => anActor({ id: 2, hasPendingAcceptance })

const breakTexts = () => sql`alter table legal_text rename to unreadable`.execute(db)
const repairTexts = () => sql`alter table if exists unreadable rename to legal_text`.execute(db)

beforeAll(async () => {
  dictionary = await openPublishedDictionary({ database })
})
afterAll(() => dictionary.close())
beforeEach(async () => {
  log.error.mockClear()
  await db
    .insertInto('language')
    .values([{ code: 'pt', isDefault: true }, { code: 'de' }])
    .execute()
  await insertAccount(db, { id: 2, name: 'Bruno' })
})
afterEach(repairTexts)

const publish = (kind: 'terms' | 'privacy', body: string) => aLegalVersion(db, kind, { pt: body })

test('without a pending acceptance nothing is loaded', async () => {
  await publish('terms', '<p>T</p>')
  await breakTexts()
  expect(await presentAcceptance(app(), bruno(false), 'pt')).toBeNull()
  expect(log.error).not.toHaveBeenCalled()
})

test('the newest text is shown in the reader’s language, else in the default one with a note [CON-05]', async () => {
  await publish('terms', '<p>old</p>')
  const versionId = await publish('terms', '<p>novo</p>')
  expect(await presentAcceptance(app(), bruno(), 'de')).toEqual({
    question: 'terms',
    legal: {
      state: 'ready',
      versionId,
      text: expect.objectContaining({ html: '<p>novo</p>', language: 'pt', informed: false }),
    },
  })
})

test('the consent form reports that no policy is published [CON-03]', async () => {
  expect(await presentOwnConsent(app(), bruno(), 'pt')).toEqual({
    policy: { state: 'missing' },
    choices: null,
  })
})

test('a text that cannot be loaded is reported, and a retry shows it [CON-10]', async () => {
  const versionId = await publish('privacy', '<p>P</p>')
  await breakTexts()
  expect(await presentPolicy(app(), 'pt')).toEqual({ state: 'failed' })
  expect(await presentAcceptance(app(), bruno(), 'pt')).toEqual({
    question: 'unknown',
    legal: { state: 'failed' },
  })
  expect(log.error).toHaveBeenCalledTimes(2)
  await repairTexts()
  expect(await presentPolicy(app(), 'pt')).toMatchObject({ state: 'ready', versionId })
  expect(await presentAcceptance(app(), bruno(), 'pt')).toMatchObject({ question: 'consent' })
})
