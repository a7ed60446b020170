import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Log } from '#platform/log/log.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount, insertMedia, insertMediaFile } from '#tests/rows.ts'
import {
  type LegalView,
  presentAcceptance,
  presentAcceptedPolicy,
  presentOwnConsent,
  presentPolicy,
} from './present-acceptance.ts'

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

/** The published film of a legal text, with its rendition. @returns its id */
async function aFilm(name: string): Promise<number> {
  const id = await insertMedia(db, { originalName: name, state: 'ready', audience: 'public' })
  await insertMediaFile(db, id, { key: `${id}/${name}`, role: 'web' })
  return id
}
const filmOf = (legal: LegalView | undefined) =>
  legal?.state === 'ready' && legal.text
    ? [legal.text.language, legal.text.html, legal.text.video?.source ?? null]
    : legal

test.each(['terms', 'privacy'] as const)(
  'the signed film of the %s is shown beside its text in the reader’s language, also of a version that the dictionary has not read [D24] [CON-02]',
  async (kind) => {
    const [pt, de] = [await aFilm('pt.mp4'), await aFilm('de.mp4')]
    await aLegalVersion(db, kind, { pt: '<p>T</p>', de: '<p>D</p>' }, { pt, de })
    for (const [locale, shown] of [
      ['pt', ['pt', '<p>T</p>', `/media/${pt}/pt.mp4`]],
      ['de', ['de', '<p>D</p>', `/media/${de}/de.mp4`]],
      // The default language with its film.
      ['hu', ['pt', '<p>T</p>', `/media/${pt}/pt.mp4`]],
    ] as const) {
      expect(filmOf((await presentAcceptance(app(), bruno(), locale))?.legal), locale).toEqual(shown)
      if (kind === 'privacy') expect(filmOf(await presentPolicy(app(), locale)), locale).toEqual(shown)
    }
  },
)

test('a language without a film has its text alone, and a person sees the film of the policy that they accepted [D24] [CON-06]', async () => {
  const old = await aFilm('old.mp4')
  const accepted = await aLegalVersion(db, 'privacy', { pt: '<p>velha</p>', de: '<p>alt</p>' }, { pt: old })
  await db
    .insertInto('legalAcceptance')
    .values({ accountId: 2, legalVersionId: accepted, at: new Date() })
    .execute()
  await publish('privacy', '<p>nova</p>')
  const viewed = async (locale: Locale) =>
    filmOf((await presentAcceptedPolicy(app(), bruno(false), { accountId: 2, locale })).policy)
  expect(await viewed('pt')).toEqual(['pt', '<p>velha</p>', `/media/${old}/old.mp4`])
  expect(await viewed('de')).toEqual(['de', '<p>alt</p>', null])
  expect(filmOf(await presentPolicy(app(), 'pt'))).toEqual(['pt', '<p>nova</p>', null])
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
