import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { builtInAppearance } from '#domains/appearance/appearance.ts'
import { readAppearance } from '#domains/appearance/server/appearance.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { readVersion } from '#platform/changes/change.queries.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { useDatabase } from '#tests/database.ts'
import { confirmedIdentitySchema } from '../identity.input.ts'
import { changeIdentity, getIdentity, restoreIdentity } from '../index.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-27T08:00:00Z')
const context = { db, now: () => now }
let ana: AccountActor
let zoe: AccountActor

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })).actor
  zoe = (await createPerson(db, { name: 'Zoe', isAdmin: true, isOwner: true })).actor
})

const nothing = {
  primary: '',
  accent: '',
  ink: '',
  paper: '',
  line: '',
  logoBgLight: '',
  logoBgDark: '',
  headerImage: '',
  institutionLogo: '',
  icon: '',
  headerCrop: '',
  institutionLink: '',
}
const save = (revision: number, fields: Record<string, string> = {}, actor = ana) =>
  changeIdentity(context, actor, {
    revision,
    input: parseForm(confirmedIdentitySchema, { ...nothing, ...fields }),
  })
const refusalOf = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error)) throw error
    return { code: error.code, fields: error.fields?.map(({ field, code }) => `${field} ${code}`) }
  }
  return 'not refused'
}
const insertPicture = async (
  size: { width: number; height: number } = { width: 400, height: 120 },
  facts: { kind?: string; audience?: string | null } = {},
) => {
  const { id } = await db
    .insertInto('media')
    .values({
      kind: facts.kind ?? 'image',
      audience: facts.audience === undefined ? 'public' : facts.audience,
      originalName: 'logo.png',
      sha256: 'x',
      bytes: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mediaFile')
    .values({ mediaId: id, role: 'original', key: `${id}/a.png`, mime: 'image/png', bytes: 10, ...size })
    .execute()
  return id
}
const stored = () => readAppearance(db)
const read = () => getIdentity(context, ana, { locale: 'en' })

describe('the platform identity', () => {
  test('is stored as a public change and a version with person and time [CNT-05]', async () => {
    const logo = await insertPicture()
    const before = await readVersion(db)
    await save(1, {
      primary: '#7a1f5c',
      logoBgLight: `${logo}`,
      institutionLink: 'https://www.school.example/',
    })
    expect(await stored()).toEqual({
      ...builtInAppearance,
      logoBgLightId: logo,
      institutionLink: 'https://www.school.example/',
      colors: [{ name: 'primary', hexCode: '#7a1f5c' }],
    })
    expect(await readVersion(db)).toBe(before + 1)
    const { revision, versions } = await read()
    expect(revision).toBe(2)
    expect(versions.map(({ revision, kind, by, at }) => [revision, kind, by, at])).toEqual([
      [2, 'changed', 'Ana', now],
      [1, 'standard', null, null],
    ])
  })

  test('has an icon of its own, a square of at least 512 pixels [CNT-05]', async () => {
    const icon = await insertPicture({ width: 512, height: 512 })
    await save(1, { icon: `${icon}` })
    expect(await stored()).toEqual({ ...builtInAppearance, iconId: icon })
    for (const size of [
      { width: 511, height: 511 },
      { width: 600, height: 512 },
      { width: 512, height: 600 },
    ]) {
      const wrong = await insertPicture(size)
      expect(await refusalOf(() => save(2, { icon: `${wrong}` }))).toEqual({
        code: 'request.invalid',
        fields: ['icon appearance.iconShape'],
      })
    }
    expect((await read()).revision).toBe(2)
  })

  test('keeps the part of the header picture that phones show; without a picture there is none [CNT-05]', async () => {
    const headerImage = `${await insertPicture({ width: 2400, height: 900 })}`
    await save(1, { headerImage, headerCrop: '0.25,0,0.5,0.5' })
    expect((await stored()).headerCrop).toEqual({ left: 0.25, top: 0, width: 0.5, height: 0.5 })
    expect(await refusalOf(() => save(2, { headerImage, headerCrop: '0.75,0,0.5,0.5' }))).toEqual({
      code: 'request.invalid',
      fields: ['headerCrop value.invalid'],
    })
    await save(2, { headerCrop: '0.25,0,0.5,0.5' })
    expect((await stored()).headerCrop).toBeNull()
    await restoreIdentity(context, ana, { revision: 3, version: 2 })
    expect(await stored()).toMatchObject({ headerImageId: Number(headerImage), headerCrop: { left: 0.25 } })
  })

  test('without a difference is stored neither as a version nor as a change [CNT-05]', async () => {
    const before = await readVersion(db)
    await save(1)
    expect(await readVersion(db)).toBe(before)
    expect((await read()).versions).toEqual([])
  })

  test('is changed by one of two owners who saw the same state; the other one is refused [CNT-05]', async () => {
    const results = await Promise.all([
      refusalOf(() => save(1, { primary: '#7a1f5c' })),
      refusalOf(() => save(1, { primary: '#104060' }, zoe)),
    ])
    expect(results.filter((one) => one !== 'not refused')).toMatchObject([{ code: 'setting.changed' }])
    expect((await read()).versions).toHaveLength(2)
  })

  test('of an earlier version is restored as a new one [CNT-05]', async () => {
    const logo = await insertPicture()
    await save(1, { primary: '#7a1f5c', logoBgDark: `${logo}` })
    await save(2)
    await restoreIdentity(context, zoe, { revision: 3, version: 2 })
    expect(await stored()).toMatchObject({
      logoBgDarkId: logo,
      colors: [{ name: 'primary', hexCode: '#7a1f5c' }],
    })
    expect((await read()).versions[0]).toMatchObject({ revision: 4, kind: 'restored', by: 'Zoe' })
    expect(await refusalOf(() => restoreIdentity(context, zoe, { revision: 4, version: 99 }))).toMatchObject({
      code: 'setting.versionNotFound',
    })
  })

  test('keeps colours with names that the theme does not know', async () => {
    await db.insertInto('appearanceColor').values({ name: 'sunset', hexCode: '#abcdef' }).execute()
    await save(1, { primary: '#7a1f5c' })
    expect((await stored()).colors.map(({ name }) => name)).toEqual(['primary', 'sunset'])
  })

  test('is seen and changed by owners alone [ROL-03]', async () => {
    const { actor: admin } = await createPerson(db, { name: 'Adam', isAdmin: true })
    expect(await refusalOf(() => save(1, {}, admin))).toMatchObject({ code: 'account.ownersOnly' })
    expect(await refusalOf(() => getIdentity(context, admin, { locale: 'en' }))).toMatchObject({
      code: 'account.ownersOnly',
    })
    expect(await refusalOf(() => restoreIdentity(context, admin, { revision: 1, version: 1 }))).toMatchObject(
      {
        code: 'account.ownersOnly',
      },
    )
  })
})

describe('bad input', () => {
  test.each([
    [{ primary: '#12' }, 'primary value.hexColor'],
    [{ accent: 'red' }, 'accent value.hexColor'],
    [{ line: '#12345g' }, 'line value.hexColor'],
    [{ institutionLink: 'javascript:alert(1)' }, 'institutionLink value.webAddress'],
    [{ institutionLink: 'https://' }, 'institutionLink value.webAddress'],
    [{ logoBgLight: 'x' }, 'logoBgLight value.invalid'],
  ])('%j gets a message at its field, and nothing is stored [CNT-05] [VAL-01]', async (fields, refusal) => {
    expect(await refusalOf(() => save(1, fields))).toEqual({ code: 'request.invalid', fields: [refusal] })
    expect(await stored()).toEqual(builtInAppearance)
    expect((await read()).versions).toEqual([])
  })

  test.each([
    { width: 1, height: 20_000 },
    { width: 20_000, height: 1 },
    { width: 8, height: 8 },
  ])('a logo of %j pixels is refused at its field [CNT-05]', async (size) => {
    const logo = await insertPicture(size)
    expect(await refusalOf(() => save(1, { institutionLogo: `${logo}` }))).toEqual({
      code: 'request.invalid',
      fields: ['institutionLogo appearance.logoShape'],
    })
    expect(await stored()).toEqual(builtInAppearance)
  })

  test('a file that is no picture of contents is no logo [CNT-05]', async () => {
    const film = await insertPicture(undefined, { kind: 'video' })
    const document = await insertPicture(undefined, { kind: 'file' })
    const ofSign = await insertPicture(undefined, { audience: null })
    for (const id of [film, document, ofSign, 999_999])
      expect(await refusalOf(() => save(1, { logoBgLight: `${id}` }))).toMatchObject({
        code: 'media.notFound',
      })
    expect(await stored()).toEqual(builtInAppearance)
  })

  test('a colour that is hard to read needs a confirmation, and is stored as chosen [D45]', async () => {
    expect(await refusalOf(() => save(1, { primary: '#2f9e78' }))).toEqual({
      code: 'request.invalid',
      fields: ['acceptLowContrast appearance.lowContrast'],
    })
    expect(await stored()).toEqual(builtInAppearance)
    await save(1, { primary: '#2f9e78', acceptLowContrast: 'on' })
    expect((await stored()).colors).toEqual([{ name: 'primary', hexCode: '#2f9e78' }])
  })
})
