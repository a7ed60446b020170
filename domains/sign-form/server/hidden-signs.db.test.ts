import { beforeEach, describe, expect, test } from 'vitest'
import { restoreVersion } from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  now,
  rejectionOf,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { AccountActor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import {
  findGlossHolder,
  findSignChoices,
  getNewerVersion,
  getSignForm,
  previewSign,
  reportPresence,
  saveSignBody,
  saveSignForm,
  storeDraft,
} from '../index.ts'
import { findEditableSign } from './editable-sign.queries.ts'

const { db } = await useDatabase()
const { bruno, carla, denes } = cast
const context = { db, now: () => now, requireSignerConsent: false }
const unknownId = 2 ** 31 - 1
const marker = 'SEGREDO'

let hidden: number
let deleted: number
beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
  hidden = (await makeSign(carla, marker)).id
  deleted = (await makeSign(carla, `${marker}-VELHO`)).id
  await saveChanges(db, [{ id: deleted, expectedRevision: 1, decision: 'remove' }])
})

const makeSign = (actor: AccountActor, gloss: string, facts: Partial<SignDocument> = {}) =>
  saveSign(db, aDocument(gloss, { translations: { pt: [[gloss]] }, ...facts }), actor)
const naming = (id: number) => ({
  relations: [{ kind: 'synonym' as const, sign: id }],
  minimalPairs: [id],
})
/** An error without the id that the request itself named. */
const plain = async (promise: Promise<unknown>) => {
  const { code, params, fields } = await rejectionOf(promise)
  return { code, params, fields }
}
const save = (sign: { id: number; revision: number } | null, document: SignDocument, actor = bruno) =>
  saveSignForm(context, actor, { sign, draft: null, document })
const formOf = (id: number, actor: AccountActor = bruno) => getSignForm({ db }, actor, { id, locale: 'pt' })

describe('a sign that somebody may not see', () => {
  test.each(['form', 'api'] as const)(
    'is refused in a new reference like one that does not exist, by %s [SGN-06] [D16]',
    async (way) => {
      const refused = (id: number) =>
        plain(
          way === 'form'
            ? save(null, aDocument('CASA', naming(id)))
            : saveSignBody(context, bruno, {
                sign: null,
                body: { gloss: 'CASA', translations: { pt: [['casa']] }, relations: naming(id).relations },
              }),
        )
      const unknown = await refused(unknownId)
      expect(unknown.fields.map(({ code }) => code)).toContain('sign.relatedToDeleted')
      expect([await refused(hidden), await refused(deleted)]).toEqual([unknown, unknown])
    },
  )

  test('is not named by the form when a draft contains its number [SGN-02] [D16]', async () => {
    const sign = await makeSign(bruno, 'CASA')
    const document = aDocument('CASA', naming(hidden))
    const draft = { draft: null, sign, document, stage: 'relations' as const, sequence: 1, device: '' }
    await storeDraft(context, bruno, draft)
    const form = await formOf(sign.id)
    expect(form.draft?.document.minimalPairs).toEqual([hidden])
    expect(form.signs).toEqual([])
    expect(JSON.stringify(form)).not.toContain(marker)
    expect((await formOf(sign.id, carla)).signs).toEqual([])
  })

  test('stays referred to when somebody saves who does not see it, without its gloss [SGN-06]', async () => {
    const sign = await makeSign(bruno, 'CASA')
    const named = await save(sign, aDocument('CASA', naming(hidden)), carla)
    const form = await formOf(sign.id)
    expect(form.document.relations).toEqual(naming(hidden).relations)
    expect([form.signs, JSON.stringify(form).includes(marker)]).toEqual([[], false])
    expect((await formOf(sign.id, carla)).signs).toMatchObject([{ id: hidden, gloss: marker }])
    const newer = await getNewerVersion({ db }, bruno, { id: sign.id, baseRevision: 1, locale: 'pt' })
    expect([newer.document.minimalPairs, newer.signs]).toEqual([[hidden], []])

    await save(named, { ...form.document, translations: { pt: [['lar']] } })
    const saved = await findEditableSign(db, sign.id)
    expect(saved?.document).toMatchObject({ ...naming(hidden), translations: { pt: [['lar']] } })
    expect(await plain(save({ ...sign, revision: 3 }, aDocument('CASA', naming(deleted))))).toMatchObject({
      code: 'request.invalid',
    })
  })

  test('is not named again by restoring a version that named it [SGN-14]', async () => {
    const sign = await makeSign(bruno, 'CASA')
    await save(sign, aDocument('CASA', naming(hidden)), carla)
    await save({ ...sign, revision: 2 }, aDocument('CASA'))
    const request = { signId: sign.id, revision: 2, expectedRevision: 3 }
    expect((await rejectionOf(restoreVersion(context, bruno, { ...request }))).code).toBe(
      'sign.versionOutdated',
    )
    expect(await restoreVersion(context, carla, { ...request })).toMatchObject({ revision: 4 })
  })

  test('answers 404 to every request about it, whatever revision is sent [SGN-15] [D16]', async () => {
    for (const id of [hidden, deleted, unknownId])
      for (const revision of [1, 999])
        for (const request of [
          () => save({ id, revision }, aDocument('CASA')),
          () => saveSignBody(context, bruno, { sign: { id, revision }, body: { gloss: 'CASA' } }),
          () => saveChanges(db, [{ id, expectedRevision: revision, document: aDocument('CASA') }], bruno),
          () => saveChanges(db, [{ id, expectedRevision: revision, decision: 'publish' }], bruno),
          () => saveChanges(db, [{ id, expectedRevision: revision, decision: 'restore' }], bruno),
          () => getNewerVersion({ db }, bruno, { id, baseRevision: revision, locale: 'pt' }),
          () => reportPresence(context, bruno, { sign: id, locale: 'pt' }),
          () => formOf(id),
          () => formOf(id, denes),
        ]) {
          const { code } = await rejectionOf(request())
          expect(['sign.notFound', 'account.notAccepted']).toContain(code)
        }
  })

  test('is neither found by its text nor linked by its gloss [SGN-03] [D16]', async () => {
    const dictionary = { search: () => ({ hits: [] }), card: () => undefined } as never
    const found = (actor: AccountActor) =>
      findSignChoices({ db, dictionary }, actor, { text: marker, locale: 'pt' })
    expect(await found(bruno)).toEqual([])
    expect(await found(carla)).toMatchObject([{ id: hidden, gloss: marker, word: marker }])
    const taken = (actor: AccountActor) =>
      findGlossHolder({ db }, actor, { gloss: marker, self: undefined, locale: 'pt' })
    expect(await taken(bruno)).toEqual({ alike: null, id: null, author: null, to: null })
    expect(await taken(carla)).toMatchObject({ id: hidden, author: `Person ${carla.id}` })
    expect(await plain(save(null, aDocument(marker)))).toMatchObject({
      code: 'sign.glossNotFree',
      params: { gloss: marker },
    })
    expect(await plain(save(null, aDocument(marker), carla))).toMatchObject({
      code: 'sign.glossTaken',
      params: { holder: hidden },
    })
  })
})

test('a gloss that waits for an approver is taken, and its sign is not named to other members [SGN-10]', async () => {
  const sign = await makeSign(carla, 'CASA')
  await saveChanges(db, [{ ...sign, expectedRevision: 1, decision: 'publish' }])
  await saveChanges(db, [{ ...sign, expectedRevision: 2, document: aDocument('MORADIA') }], carla)
  const taken = (gloss: string, actor: AccountActor) =>
    findGlossHolder({ db }, actor, { gloss, self: undefined, locale: 'pt' })
  expect(await taken('MORADIA', bruno)).toEqual({ alike: null, id: null, author: null, to: null })
  expect(await taken('MORADIA', carla)).toMatchObject({ id: sign.id })
  const own = await makeSign(bruno, 'LAR', naming(sign.id))
  expect((await formOf(own.id)).signs).toEqual([{ id: sign.id, gloss: 'CASA', word: 'CASA' }])
  expect((await formOf(own.id, carla)).signs).toMatchObject([{ gloss: 'MORADIA', word: 'palavra' }])
})

test('only people who may edit a sign learn who has it open [SGN-15]', async () => {
  const sign = await makeSign(carla, 'CASA')
  await saveChanges(db, [{ ...sign, expectedRevision: 1, decision: 'publish' }])
  const report = (actor: AccountActor) => reportPresence(context, actor, { sign: sign.id, locale: 'pt' })
  expect(await report(carla)).toEqual([])
  expect((await rejectionOf(report(bruno))).code).toBe('sign.othersEdit')
  expect((await rejectionOf(report(denes))).code).toBe('account.notAccepted')
  expect(await report(cast.ana)).toEqual([`Person ${carla.id}`])
})

describe('the preview of a sign', () => {
  const dictionary = {
    card: () => undefined,
    nearest: () => [],
    findSign: async () => undefined,
    search: () => ({ hits: [] }),
  } as never
  /** The files that the preview shows of all that the request names: as files of the sign, and in examples. */
  const shown = async (actor: AccountActor, sign: number | null, media: number[]) => {
    const document = aDocument('CASA', {
      media: media.map((id) => ({ role: 'angle' as const, media: id })),
      examples: media.map((id) => ({ texts: { pt: `Frase ${id}` }, signs: '', media: id })),
    })
    const preview = await previewSign({ ...context, dictionary }, actor, { sign, draft: null, document })
    const inExamples = Object.values(preview.sign.exampleMedia).map(({ id }) => id)
    return { files: preview.sign.media.map((one) => one.media.id), inExamples }
  }

  test('shows the files of the sign and those that the actor uploaded for it, and no other [SGN-16] [D16]', async () => {
    const own = await makeMedia(db, 'own.mp4')
    const uploaded = await makeMedia(db, 'uploaded.mp4')
    const foreign = await makeMedia(db, 'foreign.mp4')
    const secret = await makeMedia(db, 'secret.mp4')
    const sign = await makeSign(bruno, 'CASA', { media: [{ role: 'main', media: own }] })
    await makeSign(carla, `${marker}-FILME`, { media: [{ role: 'main', media: secret }] })
    for (const [id, uploadedBy] of [
      [uploaded, bruno.id],
      [foreign, carla.id],
    ] as const)
      await db.updateTable('media').set({ uploadedBy, uploadedFor: sign.id }).where('id', '=', id).execute()
    const all = [own, uploaded, foreign, secret]
    expect(await shown(bruno, sign.id, all)).toEqual({ files: [own], inExamples: [own, uploaded] })
    expect(await shown(carla, sign.id, all)).toEqual({ files: [own], inExamples: [own, foreign] })
    expect(await shown(bruno, null, all)).toEqual({ files: [], inExamples: [] })
  })

  test('is refused for a sign that the actor may not edit [ROL-05]', async () => {
    expect((await rejectionOf(shown(bruno, hidden, []))).code).toBe('sign.notFound')
    expect((await rejectionOf(shown(bruno, unknownId, []))).code).toBe('sign.notFound')
  })
})
