import { beforeEach, describe, expect, test } from 'vitest'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  makeMedia,
  now,
  rejectionOf,
  removeSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { createSignOfClip, matchClipNames } from '../index.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes } = cast

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
})

const match = (actor: Parameters<typeof matchClipNames>[1], paths: string[]) =>
  matchClipNames({ panelSigns: openPanelSigns({ db, defaultLanguage: () => 'pt' }) }, actor, { paths })

describe('names of files', () => {
  test('find the signs that the person may see, with the reason why a file may not be added [SGN-07]', async () => {
    const media = await makeMedia(db, 'a.mp4')
    await saveChanges(
      db,
      [
        { document: aDocument('CASA', { media: [{ role: 'main', media }] }) },
        { document: aDocument('MESA'), externalId: { source: 'field', sourceId: '77' } },
      ],
      bruno,
    )
    const [others] = await saveChanges(db, [{ document: aDocument('GATO') }], carla)
    const paths = ['x/casa.mp4', '77_left.mp4', 'GATO.mp4']
    expect((await match(bruno, paths)).map(({ role, signs }) => [role, ...signs])).toEqual([
      ['main', { id: expect.any(Number), gloss: 'CASA', hasVideo: true, refusal: null }],
      ['angle', { id: expect.any(Number), gloss: 'MESA', hasVideo: false, refusal: null }],
      ['main'],
    ])
    const [, , found] = await match(ana, paths)
    expect(found?.signs).toEqual([{ id: others?.id, gloss: 'GATO', hasVideo: false, refusal: null }])
  })

  test('find no deleted signs, and nobody but members asks [SGN-07] [ROL-01]', async () => {
    const [saved] = await saveChanges(db, [{ document: aDocument('CASA') }], bruno)
    await removeSigns(
      { db, now: () => now, requireSignerConsent: false },
      { actor: bruno, ids: [saved?.id ?? 0] },
    )
    expect((await match(bruno, ['CASA.mp4']))[0]?.signs).toEqual([])
    expect((await rejectionOf(match(denes, ['CASA.mp4']))).code).toBe('account.notAccepted')
    expect((await rejectionOf(match(visitor, ['CASA.mp4']))).code).toBe('account.required')
  })
})

describe('a new sign of a file', () => {
  const create = (actor: Parameters<typeof createSignOfClip>[1], gloss: string) =>
    createSignOfClip({ db, now: () => now, requireSignerConsent: false }, actor, { gloss })

  test('is pending and belongs to the person; its gloss is free [SGN-07]', async () => {
    const { id } = await create(bruno, 'NOVO')
    const row = await db
      .selectFrom('sign')
      .select(['status', 'authorId'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'pending', authorId: bruno.id })
    expect((await rejectionOf(create(carla, 'NOVO'))).code).toBe('sign.glossTaken')
    expect((await rejectionOf(create(denes, 'OUTRO'))).code).toBe('account.notAccepted')
    expect(await countRows(db, 'sign')).toBe(1)
  })

  test('is created once when two files ask at the same time [SGN-07]', async () => {
    const both = await Promise.allSettled([create(bruno, 'NOVO'), create(carla, 'NOVO')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countRows(db, 'sign')).toBe(1)
  })
})
