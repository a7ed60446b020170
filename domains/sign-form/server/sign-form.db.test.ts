import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  now,
  rejectionOf,
  removeSigns,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { AccountActor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { maxNewDrafts } from '../draft.ts'
import {
  discardDraft,
  findGlossHolder,
  getNewerVersion,
  getNewSignForm,
  getSignForm,
  listDrafts,
  reportPresence,
  saveSignForm,
  storeDraft,
} from '../index.ts'
import { findEditableSign } from './editable-sign.queries.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes } = cast
let at = now
const context = { db, now: () => at, requireSignerConsent: false, jobs: { enqueue: async () => {} } }
beforeEach(async () => {
  at = now
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
})

const save = (document: SignDocument, actor: AccountActor = bruno, rest: object = {}) =>
  saveSignForm(context, actor, { sign: null, draft: null, document, ...rest })
const keep = (gloss: string, sequence: number, rest: object = {}, actor: AccountActor = bruno) =>
  storeDraft(context, actor, {
    draft: null,
    sign: null,
    document: aDocument(gloss),
    stage: 'phonology',
    sequence,
    device: 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/150.0',
    ...rest,
  })
const makeSignOf = (actor: AccountActor, gloss: string, facts: Partial<SignDocument> = {}) =>
  saveSign(db, aDocument(gloss, facts), actor)
const makeSign = (gloss: string, facts: Partial<SignDocument> = {}) => makeSignOf(bruno, gloss, facts)
const publish = ({ id, revision }: { id: number; revision: number }) =>
  saveChanges(db, [{ id, expectedRevision: revision, decision: 'publish' }])
const formOf = (id: number, actor: AccountActor = bruno) => getSignForm({ db }, actor, { id, locale: 'pt' })
const newForm = (draftId?: number, actor: AccountActor = bruno) =>
  getNewSignForm({ db }, actor, { draftId, locale: 'pt' })

describe('saving the form of a sign', () => {
  test('stores a new pending sign of its author and removes the draft [SGN-01] [SGN-02]', async () => {
    const draft = await keep('CASA', 1)
    const keywords = ['casa;lar', 'a|b', String.raw`c\d`, '\u202Ecasa\u202C']
    const saved = await save(aDocument('CASA', { translations: { pt: [keywords] } }), bruno, {
      draft: draft.id,
    })
    const sign = await findEditableSign(db, saved.id)
    expect(sign).toMatchObject({ status: 'pending', authorId: bruno.id, revision: 1 })
    expect(sign?.document.translations.pt?.[0]?.slice(0, 3)).toEqual(keywords.slice(0, 3))
    expect(await countRows(db, 'sign_draft')).toBe(0)
  })

  test('takes ten thousand keywords [SGN-03]', async () => {
    const keywords = Array.from({ length: 10_000 }, (_, index) => `palavra ${index}`)
    const { id } = await save(aDocument('CASA', { translations: { pt: [keywords] } }))
    expect((await findEditableSign(db, id))?.document.translations.pt?.[0]).toHaveLength(10_000)
  })

  test('is refused without a translation, and the draft stays [SGN-02]', async () => {
    const draft = await keep('CASA', 1)
    const error = await rejectionOf(save(aDocument('CASA', { translations: {} }), bruno, { draft: draft.id }))
    expect(error).toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'translation', code: 'value.required' }],
    })
    expect([await countRows(db, 'sign'), await countRows(db, 'sign_draft')]).toEqual([0, 1])
  })

  test('keeps the attribution of each file, whatever the request says [D44] [SGN-16]', async () => {
    const video = await makeMedia(db, 'casa.mp4')
    const media = [{ role: 'main' as const, media: video, credit: 'UFSC' }]
    const sentence = (text: string, signer: string) => ({
      texts: { pt: text },
      signs: '',
      media: video,
      signer,
    })
    const examples = [sentence('um', 'Ana'), sentence('dois', 'Eeva')]
    const sign = await makeSign('CASA', { media, examples })
    const edited = [sentence('um, mudado', 'Bruno'), sentence('dois', 'Bruno')]
    const input = aDocument('CASA', { media: [{ ...media[0], credit: 'Bruno' } as never], examples: edited })
    await save(input, bruno, { sign })
    expect((await findEditableSign(db, sign.id))?.document).toMatchObject({
      media,
      examples: [sentence('um, mudado', 'Ana'), sentence('dois', 'Eeva')],
    })
  })

  test('keeps the files of the sign, whatever the request says [SGN-16]', async () => {
    const video = await makeMedia(db, 'casa.mp4')
    const sign = await makeSign('CASA', { media: [{ role: 'main', media: video }] })
    await save(aDocument('LAR', { media: [{ role: 'framing', media: video }] }), bruno, { sign })
    expect((await findEditableSign(db, sign.id))?.document.media).toEqual([{ role: 'main', media: video }])
  })

  test('is refused for values of another list, unknown languages, the sign itself and deleted signs [SGN-06]', async () => {
    const tag = await makeValue(db, 'tags', 'animal')
    const sign = await makeSign('CASA')
    const deleted = await makeSign('VELHO')
    await removeSigns(context, { actor: bruno, ids: [deleted.id] })
    const refused = async (facts: Partial<SignDocument>) =>
      (await rejectionOf(save(aDocument('CASA', facts), bruno, { sign }))).fields.map(({ field, code }) => [
        field,
        code,
      ])
    expect(await refused({ values: { location: [tag] } })).toEqual([['location', 'value.unknown']])
    expect(await refused({ translations: { xx: [['x']] } })).toEqual([['translation', 'value.unknown']])
    expect(await refused({ relations: [{ kind: 'synonym', sign: sign.id }] })).toHaveLength(1)
    expect(await refused({ minimalPairs: [deleted.id] })).toHaveLength(1)
    expect((await findEditableSign(db, sign.id))?.revision).toBe(1)
  })

  test('is refused for a sign of another publisher, and for people who are not accepted [ROL-05]', async () => {
    const sign = await makeSignOf(carla, 'CASA')
    const codes = async () => [
      (await rejectionOf(save(aDocument('LAR'), bruno, { sign }))).code,
      (await rejectionOf(formOf(sign.id))).code,
    ]
    expect(await codes()).toEqual(['sign.notFound', 'sign.notFound'])
    await publish(sign)
    expect(await codes()).toEqual(['sign.othersEdit', 'sign.othersEdit'])
    expect((await rejectionOf(save(aDocument('LAR'), denes))).code).toBe('account.notAccepted')
  })

  test('of an older version is refused, and the newer version can be read to merge both [SGN-15]', async () => {
    const sign = await makeSign('CASA')
    await save(aDocument('CASA', { translations: { pt: [['lar']] } }), carla, { sign })
    const error = await rejectionOf(save(aDocument('MORADIA'), bruno, { sign }))
    expect(error.code).toBe('sign.changedMeanwhile')
    const newer = await getNewerVersion({ db }, bruno, { id: sign.id, baseRevision: 1, locale: 'pt' })
    expect([newer.revision, newer.base.translations, newer.document.translations]).toEqual([
      2,
      { pt: [['palavra']] },
      { pt: [['lar']] },
    ])
  })

  test('of a sign that was deleted meanwhile is refused, and the work is still a draft [SGN-15]', async () => {
    const sign = await makeSign('CASA')
    await keep('MORADIA', 1, { sign })
    await removeSigns(context, { actor: ana, ids: [sign.id] })
    expect((await rejectionOf(save(aDocument('MORADIA'), bruno, { sign }))).code).toBe(
      'sign.deletedMeanwhile',
    )
    const { draft, sign: found } = await formOf(sign.id)
    expect([draft?.document.texts.gloss, found?.status]).toEqual(['MORADIA', 'deleted'])
    await keep('MORADIA', 2, { sign })
  })
})

describe('a draft', () => {
  test('is found again with stage, time and browser, on every machine of its author [SGN-02]', async () => {
    const { id } = await keep('CASA', 1)
    expect((await newForm(id)).draft).toMatchObject({
      document: aDocument('CASA'),
      stage: 'phonology',
      changedAt: now,
      device: 'Firefox, Windows',
    })
    expect((await newForm()).otherDrafts).toMatchObject([{ id, gloss: 'CASA' }])
  })

  test('is never replaced by an earlier state that arrives later [SGN-02]', async () => {
    const { id } = await keep('CASA', 5)
    expect(await keep('CAS', 4, { draft: id })).toMatchObject({ stored: false, sequence: 5 })
    expect(await keep('CASAS', 6, { draft: id })).toMatchObject({ id, stored: true })
    const sign = await makeSign('LAR')
    await keep('LARES', 2, { sign })
    expect(await keep('LARE', 2, { sign })).toMatchObject({ stored: false })
    expect((await formOf(sign.id)).draft?.document.texts.gloss).toBe('LARES')
  })

  test('belongs to one person: nobody else reads, changes or discards it [SGN-02]', async () => {
    const { id } = await keep('CASA', 1)
    expect((await newForm(id, carla)).draft).toBeNull()
    await discardDraft(context, carla, { draft: id })
    const ofCarla = await keep('OUTRO', 9, { draft: id }, carla)
    expect(ofCarla.id).not.toBe(id)
    expect((await listDrafts({ db }, bruno)).map(({ gloss }) => gloss)).toEqual(['CASA'])
    await discardDraft(context, bruno, { draft: id })
    expect(await listDrafts({ db }, bruno)).toEqual([])
  })

  test('of a new sign is refused when there are forty already, of a sign never', async () => {
    for (let index = 0; index < maxNewDrafts; index += 1) await keep(`CASA ${index}`, 1)
    expect((await rejectionOf(keep('CASA', 1))).code).toBe('draft.tooMany')
    expect(await keep('CASA', 1, { sign: await makeSign('LAR') })).toMatchObject({ stored: true })
  })

  test('of a sign of another publisher is refused [ROL-05]', async () => {
    const sign = await makeSignOf(carla, 'CASA')
    expect((await rejectionOf(keep('LAR', 1, { sign }))).code).toBe('sign.notFound')
    await publish(sign)
    expect((await rejectionOf(keep('LAR', 1, { sign }))).code).toBe('sign.othersEdit')
    expect((await rejectionOf(keep('LAR', 1, {}, denes))).code).toBe('account.notAccepted')
  })
})

test('the page names the others who have the sign open, for a minute [SGN-15]', async () => {
  const { id } = await makeSign('CASA')
  const report = (actor: AccountActor) => reportPresence(context, actor, { sign: id, locale: 'pt' })
  expect(await report(bruno)).toEqual([])
  expect(await report(carla)).toEqual([`Person ${bruno.id}`])
  at = new Date(now.getTime() + 61_000)
  expect(await report(carla)).toEqual([])
})

test('a taken gloss is named with its author, one that differs in accents too; one of a deleted sign is free [SGN-03] [D40]', async () => {
  const { id } = await makeSign('CASA')
  const taken = (gloss: string, self?: number) =>
    findGlossHolder({ db }, carla, { gloss, self, locale: 'pt' })
  const other = await makeSign('MAÇÃ')
  for (const same of [' CASA ', 'casa', 'Ｃasa'])
    expect(await taken(same)).toEqual({
      alike: null,
      id,
      author: `Person ${bruno.id}`,
      to: `/pt/control-panel/signs/edit/${id}`,
    })
  expect(await taken('Maca')).toMatchObject({ alike: 'MAÇÃ', id: other.id })
  expect([await taken('CASA', id), await taken('LAR')]).toEqual([null, null])
  await removeSigns(context, { actor: bruno, ids: [id] })
  expect(await taken('CASA')).toBeNull()
})
