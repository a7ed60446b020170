import { beforeEach, describe, expect, test } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { visitor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount, insertMedia } from '#tests/rows.ts'
import { legalTextsSchema } from '../legal-text.input.ts'
import { correctLegalVersion } from './correct-legal-version.ts'
import { countPeopleToAccept } from './count-people-to-accept.ts'
import { getAcceptedPolicy } from './get-accepted-policy.ts'
import { getLegalVersion } from './get-legal-version.ts'
import { findLegalVersion, listCorrections } from './legal.queries.ts'
import { listLegalVersions } from './list-legal-versions.ts'
import { publishLegalVersion } from './publish-legal-version.ts'

const { db } = await useDatabase()
let now = new Date('2026-11-21T12:00:00Z')
/** Texts without a signed video. */
const written = (bodies: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(bodies).map(([language, body]) => [language, { body, videoId: null }]))
const ctx = { db, now: () => now }
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
  await insertAccount(db, { id: 1, name: 'Ana', isAdmin: true })
})

test('a new version becomes current, and the older one is preserved with its text [CON-06]', async () => {
  const first = await publishLegalVersion(ctx, cast.ana, {
    kind: 'terms',
    texts: written({ pt: '<p>um</p>' }),
  })
  const second = await publishLegalVersion(ctx, cast.ana, {
    kind: 'terms',
    texts: written({ pt: '<p>dois</p>', de: '<p>zwei</p>' }),
  })
  await publishLegalVersion(ctx, cast.ana, { kind: 'privacy', texts: written({ pt: '<p>privado</p>' }) })
  const versions = await listLegalVersions(ctx, cast.ana, { kind: 'terms' })
  expect(versions.map(({ id }) => id)).toEqual([second, first])
  expect(versions[1]?.texts.pt?.body).toBe('<p>um</p>')
  expect(versions[0]).toMatchObject({ createdBy: 1, correctionCount: 0, acceptances: 0 })
  expect(Object.keys(versions[0]?.texts ?? {}).sort()).toEqual(['de', 'pt'])
})

test('versions have their number within their kind, the name of their author and the time [CON-06]', async () => {
  const bodies = (text: string) => ({ pt: `<p>${text}</p>` })
  await aLegalVersion(db, 'terms', bodies('modelo'))
  await publishLegalVersion(ctx, cast.ana, { kind: 'privacy', texts: written(bodies('privado')) })
  later()
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written(bodies('dois')) })
  expect(await listLegalVersions(ctx, cast.ana, { kind: 'terms' })).toMatchObject([
    { id, number: 2, author: 'Ana', createdAt: now },
    { number: 1, author: null },
  ])
  expect(await getLegalVersion(ctx, cast.ana, { id, kind: 'terms' })).toMatchObject({
    version: { number: 2, author: 'Ana', createdAt: now, texts: { pt: { body: '<p>dois</p>' } } },
  })
})

describe('a version with the texts of the current one', () => {
  const publish = (bodies: Record<string, string>, kind: 'terms' | 'privacy' = 'terms') =>
    publishLegalVersion(ctx, cast.ana, { kind, texts: written(bodies) })

  test('is refused, and nobody has to accept it [CON-06]', async () => {
    // As a seed may write it; the editor sends it in another form.
    await aLegalVersion(db, 'terms', { pt: '<h1>Termos</h1><p>um<br/></p>', de: '' })
    expect(await codeOf(publish({ pt: '<h2>Termos</h2><p>um<br></p>' }))).toBe('legal.unchanged')
    expect(await listLegalVersions(ctx, cast.ana, { kind: 'terms' })).toHaveLength(1)
  })

  test('sent twice at once is published once [CON-06]', async () => {
    await publish({ pt: '<p>um</p>' })
    const codes = await Promise.all([1, 2].map(() => codeOf(publish({ pt: '<p>dois</p>' }))))
    expect(codes.toSorted()).toEqual(['done', 'legal.unchanged'])
  })

  test('is published with a change, another language or fewer languages, and for the other kind [CON-06]', async () => {
    const both = { pt: '<p>um</p>', de: '<p>eins</p>' }
    await publish({ pt: '<p>um</p>' })
    for (const [bodies, kind] of [
      [both, 'terms'],
      [{ pt: '<p>um</p>' }, 'terms'],
      [{ pt: '<p>dois</p>' }, 'terms'],
      [{ pt: '<p>dois</p>' }, 'privacy'],
      // Also the text of an earlier version.
      [both, 'terms'],
    ] as const)
      expect(await codeOf(publish(bodies, kind))).toBe('done')
  })
})

test('all people who can open the panel have to accept a new version [CON-06]', async () => {
  const confirmed = { emailVerifiedAt: now }
  await insertAccount(db, { id: 2, name: 'Bruno', ...confirmed })
  await insertAccount(db, { id: 3, name: 'Carla', ...confirmed, status: 'awaiting' })
  await insertAccount(db, { id: 4, name: 'Dénes' })
  await insertAccount(db, { id: 6, name: 'Frieda', ...confirmed, deletedAt: now })
  expect(await countPeopleToAccept(ctx, cast.ana)).toBe(2)
  for (const actor of [cast.bruno, cast.carla, visitor])
    expect(await codeOf(countPeopleToAccept(ctx, actor))).toMatch(/^account\./)
})

test('a correction changes the text without a new version, and archives the earlier wording [CON-06]', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  await db.insertInto('legalAcceptance').values({ accountId: 1, legalVersionId: id, at: now }).execute()
  later()
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>uno</p>', de: '<p>eins</p>' }),
  })
  const version = await findLegalVersion(db, id)
  expect(version).toMatchObject({ correctionCount: 1, acceptances: 1, texts: { pt: { body: '<p>uno</p>' } } })
  expect(await listLegalVersions(ctx, cast.ana, { kind: 'terms' })).toHaveLength(1)
  expect(await listCorrections(db, id)).toMatchObject([
    { language: 'de', body: '', replacedBy: 1 },
    { language: 'pt', body: '<p>um</p>', replacedBy: 1, replacedAt: now },
  ])

  later()
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 1,
    texts: written({ pt: '<p>uno</p>' }),
  })
  expect(Object.keys((await findLegalVersion(db, id))?.texts ?? {})).toEqual(['pt'])
})

test('an unchanged text is not a correction', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>um</p>' }),
  })
  expect(await listCorrections(db, id)).toEqual([])
})

test('of two corrections of the same wording the later one is refused [CON-06]', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  later()
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>dois</p>' }),
  })
  const again = correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>três</p>' }),
  })
  expect(await codeOf(again)).toBe('legal.changedMeanwhile')
  expect((await findLegalVersion(db, id))?.texts.pt?.body).toBe('<p>dois</p>')
})

test('only administrators publish and correct versions, and a correction needs the right kind [CON-06] [ROL-02]', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  for (const actor of [cast.bruno, cast.carla, { ...cast.ana, status: 'rejected' } as typeof cast.ana]) {
    expect(
      await codeOf(publishLegalVersion(ctx, actor, { kind: 'terms', texts: written({ pt: '<p>x</p>' }) })),
    ).toMatch(/^account\./)
    expect(
      await codeOf(
        correctLegalVersion(ctx, actor, {
          id,
          kind: 'terms',
          expectedCorrectionCount: 0,
          texts: written({ pt: '<p>x</p>' }),
        }),
      ),
    ).toMatch(/^account\./)
  }
  for (const wrong of [{ id, kind: 'privacy' } as const, { id: 999, kind: 'terms' } as const])
    expect(
      await codeOf(
        correctLegalVersion(ctx, cast.ana, {
          ...wrong,
          expectedCorrectionCount: 0,
          texts: written({ pt: '<p>x</p>' }),
        }),
      ),
    ).toBe('legal.notFound')
  expect(await listLegalVersions(ctx, cast.ana, { kind: 'terms' })).toHaveLength(1)
})

test('scripts and external images are removed before a text is stored', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, {
    kind: 'terms',
    texts: written({
      pt: '<p onclick="x()">um</p><script>x()</script><img src="https://elsewhere.example/x.png">',
    }),
  })
  expect((await findLegalVersion(db, id))?.texts.pt?.body).toBe('<p>um</p>')
})

test.each([
  ['an empty form', {}],
  ['only tags', { pt: '<p>&nbsp;</p><br>' }],
  ['a text in another language only', { de: '<p>Text</p>' }],
  ['a text that is too long', { pt: `<p>${'a'.repeat(200_001)}</p>` }],
])('%s is refused at the field of the default language [CON-06] [VAL-01]', (_what, texts) => {
  try {
    parseForm(legalTextsSchema(['pt', 'de'], 'pt'), texts)
    expect.unreachable()
  } catch (error) {
    expect(isAppError(error) && error.fields.map(({ field }) => field)).toEqual(['pt'])
  }
})

test('a language has its text as a signed video, which is enough without a text [D24] [CON-06]', async () => {
  const film = await insertMedia(db, { kind: 'video', state: 'ready', audience: 'public' })
  const parsed = parseForm(legalTextsSchema(['pt', 'de'], 'pt'), {
    pt: '',
    'video.pt': `${film}`,
    de: '<p>eins</p>',
    'video.de': '',
  })
  expect(parsed).toEqual({ pt: { body: '', videoId: film }, de: { body: '<p>eins</p>', videoId: null } })
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: parsed })
  expect((await findLegalVersion(db, id))?.texts).toEqual(parsed)
  later()
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>um</p>', de: '<p>eins</p>' }),
  })
  expect((await findLegalVersion(db, id))?.texts.pt?.videoId).toBeNull()
  expect(await listCorrections(db, id)).toMatchObject([{ language: 'pt', body: '', videoId: film }])
})

test('a film of a sign and a picture are no signed video of a text [D24]', async () => {
  const ofSign = await insertMedia(db, { kind: 'video', state: 'ready' })
  const picture = await insertMedia(db, { kind: 'image', state: 'ready', audience: 'public' })
  for (const videoId of [ofSign, picture, 999_999])
    expect(
      await codeOf(
        publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: { pt: { body: '<p>um</p>', videoId } } }),
      ),
    ).toBe('media.notFound')
  expect(await listLegalVersions(ctx, cast.ana, { kind: 'terms' })).toEqual([])
})

test('line breaks are normalized, so that a form does not change a text', () => {
  expect(parseForm(legalTextsSchema(['pt'], 'pt'), { pt: '<p>um</p>\r\n<p>dois</p>' })).toEqual({
    pt: { body: '<p>um</p>\n<p>dois</p>', videoId: null },
  })
})

test('unknown languages and empty texts are left out', () => {
  expect(
    parseForm(legalTextsSchema(['pt', 'de'], 'pt'), { pt: '<p>um</p>', de: '<p></p>', xx: '<p>x</p>' }),
  ).toEqual({
    pt: { body: '<p>um</p>', videoId: null },
  })
})

test('a new version and a correction are public changes, an unchanged text is none [CON-06]', async () => {
  const announced = async () =>
    (await db.selectFrom('publicChange').select(['kind', 'entityId']).execute()).map(
      ({ kind, entityId }) => `${kind} ${entityId}`,
    )
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  expect(await announced()).toEqual([`content ${id}`])
  const correct = (expectedCorrectionCount: number, body: string) =>
    correctLegalVersion(ctx, cast.ana, {
      id,
      kind: 'terms',
      expectedCorrectionCount,
      texts: written({ pt: body }),
    })
  await correct(0, '<p>um</p>')
  expect(await announced()).toHaveLength(1)
  await correct(0, '<p>dois</p>')
  expect(await announced()).toEqual([`content ${id}`, `content ${id}`])
})

test('an administrator reads a version with the names of the people who corrected it [CON-06]', async () => {
  const id = await publishLegalVersion(ctx, cast.ana, { kind: 'terms', texts: written({ pt: '<p>um</p>' }) })
  await correctLegalVersion(ctx, cast.ana, {
    id,
    kind: 'terms',
    expectedCorrectionCount: 0,
    texts: written({ pt: '<p>dois</p>' }),
  })
  expect(await getLegalVersion(ctx, cast.ana, { id, kind: 'terms' })).toMatchObject({
    version: { id, correctionCount: 1 },
    corrections: [{ language: 'pt', body: '<p>um</p>', replacedBy: 'Ana' }],
  })
  expect(await codeOf(getLegalVersion(ctx, cast.ana, { id, kind: 'privacy' }))).toBe('legal.notFound')
  for (const actor of [cast.bruno, cast.carla, visitor]) {
    expect(await codeOf(getLegalVersion(ctx, actor, { id, kind: 'terms' }))).toMatch(/^account\./)
    expect(await codeOf(listLegalVersions(ctx, actor, { kind: 'terms' }))).toMatch(/^account\./)
  }
})

test('the accepted policy is the version that the person accepted last, not the newest one [CON-07]', async () => {
  const publish = (body: string) =>
    publishLegalVersion(ctx, cast.ana, { kind: 'privacy', texts: written({ pt: body }) })
  const first = await publish('<p>um</p>')
  const acceptedAt = new Date('2026-11-22T08:00:00Z')
  expect(await getAcceptedPolicy(ctx, cast.ana, { accountId: 1 })).toBeNull()
  await db
    .insertInto('legalAcceptance')
    .values({ accountId: 1, legalVersionId: first, at: acceptedAt })
    .execute()
  await publish('<p>dois</p>')
  expect(await getAcceptedPolicy(ctx, cast.ana, { accountId: 1 })).toMatchObject({
    version: { id: first, texts: { pt: { body: '<p>um</p>' } } },
    acceptedAt,
  })
  expect(await codeOf(getAcceptedPolicy(ctx, cast.bruno, { accountId: 1 }))).toBe('account.others')
})
