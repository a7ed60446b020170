import { beforeEach, expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { legalTextsSchema } from '../legal-text.input.ts'
import { findLegalVersion, listCorrections, listLegalVersions } from './legal.queries.ts'
import { correctLegalVersion, publishLegalVersion } from './write-legal-versions.ts'

const { db } = await useDatabase()
let now = new Date('2026-11-21T12:00:00Z')
const as = (actor: (typeof cast)[keyof typeof cast]) => ({ db, actor, now: () => now })
const later = () => {
  now = new Date(now.getTime() + 60_000)
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  )

beforeEach(async () => {
  await db
    .insertInto('language')
    .values([{ code: 'pt', isDefault: true }, { code: 'de' }])
    .execute()
  // The people who write are rows too.
  await db
    .insertInto('account')
    .values([{ id: 1, email: 'ana@signbank.example', name: 'Ana', isAdmin: true }])
    .execute()
})

test('a new version is the current one, and the older stays with its text [CON-06]', async () => {
  const first = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>um</p>' })
  const second = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>dois</p>', de: '<p>zwei</p>' })
  await publishLegalVersion(as(cast.ana), 'privacy', { pt: '<p>privado</p>' })
  const versions = await listLegalVersions(db, 'terms')
  expect(versions.map(({ id }) => id)).toEqual([second, first])
  expect(versions[1]?.texts.pt?.body).toBe('<p>um</p>')
  expect(versions[0]).toMatchObject({ createdBy: 1, corrections: 0, acceptances: 0 })
  expect(Object.keys(versions[0]?.texts ?? {}).sort()).toEqual(['de', 'pt'])
})

test('a correction changes the text without a new version, and the old wording stays [CON-06]', async () => {
  const id = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>um</p>' })
  await db.insertInto('legalAcceptance').values({ accountId: 1, legalVersionId: id, at: now }).execute()
  later()
  await correctLegalVersion(
    as(cast.ana),
    { id, kind: 'terms', corrections: 0 },
    { pt: '<p>uno</p>', de: '<p>eins</p>' },
  )
  const version = await findLegalVersion(db, id)
  expect(version).toMatchObject({ corrections: 1, acceptances: 1, texts: { pt: { body: '<p>uno</p>' } } })
  expect(await listLegalVersions(db, 'terms')).toHaveLength(1)
  expect(await listCorrections(db, id)).toMatchObject([
    { language: 'de', body: '', replacedBy: 1 },
    { language: 'pt', body: '<p>um</p>', replacedBy: 1, replacedAt: now },
  ])

  later()
  await correctLegalVersion(as(cast.ana), { id, kind: 'terms', corrections: 1 }, { pt: '<p>uno</p>' })
  expect(Object.keys((await findLegalVersion(db, id))?.texts ?? {})).toEqual(['pt'])
})

test('the same text again is no correction', async () => {
  const id = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>um</p>' })
  await correctLegalVersion(as(cast.ana), { id, kind: 'terms', corrections: 0 }, { pt: '<p>um</p>' })
  expect(await listCorrections(db, id)).toEqual([])
})

test('who corrects what somebody else has corrected meanwhile is told, and nothing is lost [CON-06]', async () => {
  const id = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>um</p>' })
  later()
  await correctLegalVersion(as(cast.ana), { id, kind: 'terms', corrections: 0 }, { pt: '<p>dois</p>' })
  const again = correctLegalVersion(
    as(cast.ana),
    { id, kind: 'terms', corrections: 0 },
    { pt: '<p>três</p>' },
  )
  expect(await codeOf(again)).toBe('legal.changedMeanwhile')
  expect((await findLegalVersion(db, id))?.texts.pt?.body).toBe('<p>dois</p>')
})

test('administrators alone write them, and only of their kind [CON-06] [ROL-02]', async () => {
  const id = await publishLegalVersion(as(cast.ana), 'terms', { pt: '<p>um</p>' })
  for (const actor of [cast.bruno, cast.carla, { ...cast.ana, status: 'rejected' } as typeof cast.ana]) {
    expect(await codeOf(publishLegalVersion(as(actor), 'terms', { pt: '<p>x</p>' }))).toMatch(/^account\./)
    expect(
      await codeOf(correctLegalVersion(as(actor), { id, kind: 'terms', corrections: 0 }, { pt: '<p>x</p>' })),
    ).toMatch(/^account\./)
  }
  for (const wrong of [{ id, kind: 'privacy' } as const, { id: 999, kind: 'terms' } as const])
    expect(
      await codeOf(correctLegalVersion(as(cast.ana), { ...wrong, corrections: 0 }, { pt: '<p>x</p>' })),
    ).toBe('legal.notFound')
  expect(await listLegalVersions(db, 'terms')).toHaveLength(1)
})

test('scripts never reach the table', async () => {
  const id = await publishLegalVersion(as(cast.ana), 'terms', {
    pt: '<p onclick="x()">um</p><script>x()</script><img src="https://elsewhere.example/x.png">',
  })
  expect((await findLegalVersion(db, id))?.texts.pt?.body).toBe('<p>um</p>')
})

test.each([
  ['nothing at all', {}],
  ['only tags', { pt: '<p>&nbsp;</p><br>' }],
  ['another language alone', { de: '<p>Text</p>' }],
  ['too long a text', { pt: `<p>${'a'.repeat(200_001)}</p>` }],
])('%s is refused beside its language [CON-06] [VAL-01]', (_what, texts) => {
  try {
    parseForm(legalTextsSchema(['pt', 'de'], 'pt'), texts)
    expect.unreachable()
  } catch (error) {
    expect(isAppError(error) && error.fields.map(({ field }) => field)).toEqual(['pt'])
  }
})

test('line breaks as forms send them make no other text', () => {
  expect(parseForm(legalTextsSchema(['pt'], 'pt'), { pt: '<p>um</p>\r\n<p>dois</p>' })).toEqual({
    pt: '<p>um</p>\n<p>dois</p>',
  })
})

test('languages that nobody offers are left out, and empty ones have no text', () => {
  expect(
    parseForm(legalTextsSchema(['pt', 'de'], 'pt'), { pt: '<p>um</p>', de: '<p></p>', xx: '<p>x</p>' }),
  ).toEqual({
    pt: '<p>um</p>',
  })
})
