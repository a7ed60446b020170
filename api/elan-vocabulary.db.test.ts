import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { erase } from '#domains/erasure/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  now,
  publishSigns,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { createEntry, deleteEntry } from '#domains/vocabulary-management/index.ts'
import { anEntryContext } from '#domains/vocabulary-management/server/entries.fixture.ts'
import { alignedText, bytesOf } from '#packages/elan/eaf-file.fixture.ts'
import { readEaf, readEcv } from '#packages/elan/index.ts'
import { isSchemaMissing, schemaErrors } from '#packages/elan/xmllint.fixture.ts'
import { cast } from '#tests/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openInElan } from './open-in-elan.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const { ana, bruno, carla } = cast
let animals: number
let verb: number

const api = await useApi({
  prepare: async ({ db }) => {
    await makeDictionary(db)
    await insertAccounts(db, [ana, bruno, carla])
    animals = await makeValue(db, 'semantic-field', 'animals')
    verb = await makeValue(db, 'word_class', 'verb')
    await makeValue(db, 'location', 'head')
  },
})
const context = () => ({ db: api.db, now: () => now, requireSignerConsent: false, mails: noMails })
beforeEach(() => api.restart({ config: { ...api.restart().config, origin: 'https://signs.example' } }))

const publish = (id: number) => publishSigns(context(), { actor: carla, ids: [id], withoutVideo: true })

/** A published sign. */
async function signOf(gloss: string, facts: Partial<SignDocument> = {}): Promise<number> {
  const { id } = await saveSign(api.db, aDocument(gloss, facts), bruno)
  await publish(id)
  return id
}

/** Changes a sign and publishes it again. @param revision the present one */
async function change(id: number, revision: number, document: SignDocument) {
  await saveChanges(api.db, [{ id, expectedRevision: revision, document }], bruno)
  await publish(id)
}

async function eraseSign(id: number, gloss: string) {
  const jobs = { enqueue: async () => undefined }
  const mailFolder = await temporaryFolder()
  await erase({ db: api.db, now: () => now, jobs, contributions: signContributions, mailFolder }, ana, {
    target: { kind: 'sign', id },
    name: gloss,
    reason: 'asked for by the family',
  })
}

const read = async (file: string) => (await api.request(`/ecv/${file}`)).text()

async function vocabularyOf(file: string) {
  const { document, diagnostics } = await readEcv(bytesOf(await read(file)))
  expect(diagnostics).toEqual([])
  const [vocabulary] = document.vocabularies
  const addresses = new Map(document.externalRefs.map(({ id, value }) => [id, value]))
  const entries = (vocabulary?.entries ?? []).map(({ id, values, externalRef }) => ({
    id,
    ...Object.fromEntries(values.map(({ language, value }) => [language, value])),
    por: values.find(({ language }) => language === 'por'),
    address: addresses.get(externalRef ?? '') ?? null,
  }))
  return { document, id: vocabulary?.id, entries }
}

const valuesIn = async (file: string, language: 'eng' | 'por' = 'eng') =>
  Object.fromEntries(
    (await vocabularyOf(file)).entries.map((entry) => [
      entry.id,
      language === 'por' ? entry.por?.value : entry.eng,
    ]),
  )

/** What ELAN 6.9 makes of an annotation when a file that is bound to the vocabulary opens. */
async function openAnnotation({ entry, value }: { entry: string | null; value: string }) {
  const template = await read('signbank.etf')
  const attributes = entry === null ? '' : `CVE_REF="${entry}"`
  const file = template
    .replace('<TIME_ORDER/>', '<TIME_ORDER><TIME_SLOT TIME_SLOT_ID="ts1" TIME_VALUE="1"/></TIME_ORDER>')
    .replace(/(<TIER [^>]*)\/>/, `$1>${alignedText('a1', 1, 1, value, attributes)}</TIER>`)
  const { annotations } = await openInElan(file, (address) => read(address.replace(/.*\/ecv\//, '')))
  const [annotation] = annotations
  return { entry: annotation?.entry ?? null, value: annotation?.value ?? '' }
}

describe('the vocabulary of all signs', () => {
  test('has an entry for each sign with a value in every language, in a stable order [ELN-06] [D38]', async () => {
    const house = await signOf('CASA', {
      texts: { gloss: 'CASA', glossEn: 'HOUSE' },
      translations: { pt: [['casa', 'lar']], de: [['Haus']] },
    })
    const home = await signOf('LAR', { texts: { gloss: 'LAR', glossEn: 'HOUSE' } })
    const eat = await signOf('COMER & "BEBER" <1>', { values: { wordClass: [verb] } })
    const { document, id, entries } = await vocabularyOf('signs.ecv')
    expect(id).toBe('signs')
    expect(document.languages.map((language) => [language.id, language.definition, language.label])).toEqual([
      ['por', 'http://cdb.iso.org/lg/CDB-00138595-001', 'Portuguese (por)'],
      ['eng', 'http://cdb.iso.org/lg/CDB-00138502-001', 'English (eng)'],
      ['deu', 'http://cdb.iso.org/lg/CDB-00138497-001', 'German (deu)'],
      ['hun', 'http://cdb.iso.org/lg/CDB-00138526-001', 'Hungarian (hun)'],
      ['est', 'http://cdb.iso.org/lg/CDB-00138505-001', 'Estonian (est)'],
    ])
    expect(document.vocabularies[0]?.descriptions).toHaveLength(5)
    expect(entries).toMatchObject([
      { id: `sign-${house}`, eng: 'HOUSE', deu: 'CASA', por: { value: 'CASA', description: 'casa, lar' } },
      { id: `sign-${home}`, eng: `HOUSE (sign-${home})`, por: { value: 'LAR' } },
      {
        id: `sign-${eat}`,
        eng: 'COMER & "BEBER" <1>',
        por: { description: 'palavra; verb', value: 'COMER & "BEBER" <1>' },
      },
    ])
    expect(await read('signs.ecv')).toBe(await read('signs.ecv'))
  })

  test('links to pages at its other address, with the origin of the installation [ELN-06] [D38]', async () => {
    const id = await signOf('CASA')
    const answer = await api.request('/ecv/signs-pages.ecv', { headers: { host: 'evil.example' } })
    const text = await answer.text()
    expect(text).toContain(`VALUE="https://signs.example/pt/signs/view/${id}"`)
    expect(text).not.toContain('evil.example')
    const films = await vocabularyOf('signs.ecv')
    expect(films.entries.map(({ address }) => address)).toEqual([null])
    expect((await vocabularyOf('signs-pages.ecv')).id).toBe(films.id)
  })

  test.skipIf(isSchemaMissing)('is valid by both schemas of ELAN, as the others are [ELN-06]', async () => {
    await signOf('CASA')
    await unpublishSigns(context(), { actor: carla, ids: [await signOf('LAR')] })
    const files = ['signs.ecv', 'signs-pages.ecv', 'locations.ecv', 'semantic-field/animals.ecv']
    const texts = await Promise.all(files.map(read))
    expect(await schemaErrors(texts, '2.8')).toBe('')
    expect(await schemaErrors(texts, '3.0')).toBe('')
    expect(await schemaErrors([await read('signbank.etf')], '3.0')).toBe('')
  })

  test('is loaded again only after a change, compressed or not, and by any page [ELN-06]', async () => {
    await signOf('CASA')
    const first = await api.request('/ecv/signs.ecv', { headers: { origin: 'https://other.example' } })
    const tag = first.headers.get('etag') ?? ''
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
      'content-disposition': 'attachment; filename="signs.ecv"',
      'content-type': 'application/xml; charset=utf-8',
    })
    const gzip = await api.request('/ecv/signs.ecv', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(await first.text())
    const head = await api.request('/ecv/signs.ecv', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
    const ask = (path: string) => api.request(path, { headers: { 'if-none-match': tag } })
    expect((await ask('/ecv/signs.ecv')).status).toBe(304)
    expect((await ask('/ecv/signs-pages.ecv')).status).toBe(200)
    await signOf('LAR')
    expect((await ask('/ecv/signs.ecv')).status).toBe(200)
  })

  test('that does not exist is not found', async () => {
    for (const path of ['nothing.ecv', 'signs.xml', 'tags/nothing.ecv', 'location/head.ecv', 'tags/signs'])
      expect((await api.request(`/ecv/${path}`)).status, path).toBe(404)
  })
})

describe('a file of ELAN that is bound to the vocabulary', () => {
  test('follows a renamed sign and keeps its references to withdrawn, deleted and restored ones [ELN-06] [D38]', async () => {
    const id = await signOf('CASA', { translations: { pt: [['segredo']] } })
    const annotation = { entry: `sign-${id}`, value: 'CASA' }
    expect(await openAnnotation({ entry: null, value: 'CASA' })).toEqual(annotation)
    await change(id, 2, aDocument('CASA-NOVA', { translations: { pt: [['segredo']] } }))
    const renamed = { entry: `sign-${id}`, value: 'CASA-NOVA' }
    expect(await openAnnotation(annotation)).toEqual(renamed)

    await unpublishSigns(context(), { actor: carla, ids: [id] })
    expect(await openAnnotation(annotation)).toEqual(renamed)
    const withdrawn = await read('signs-pages.ecv')
    expect(withdrawn).not.toContain('segredo')
    expect(withdrawn).not.toContain('/signs/view/')
    expect(withdrawn).toContain('sinal retirado do dicionário')
    // A later change, not published.
    await saveChanges(api.db, [{ id, expectedRevision: 5, document: aDocument('RASCUNHO') }], bruno)
    expect(await openAnnotation(annotation)).toEqual(renamed)
    await removeSigns(context(), { actor: bruno, ids: [id] })
    expect(await openAnnotation(annotation)).toEqual(renamed)
    await restoreSigns(context(), { actor: bruno, ids: [id] })
    await publish(id)
    expect(await openAnnotation(annotation)).toEqual({ entry: `sign-${id}`, value: 'RASCUNHO' })
  })

  test('links new annotations to the published sign of two with an equal value [D38]', async () => {
    const english = { texts: { gloss: 'CASA', glossEn: 'HOUSE' } }
    const first = await signOf('CASA', english)
    await unpublishSigns(context(), { actor: carla, ids: [first] })
    const second = await signOf('LAR', { texts: { gloss: 'LAR', glossEn: 'HOUSE' } })
    expect(await valuesIn('signs.ecv')).toEqual({
      [`sign-${second}`]: 'HOUSE',
      [`sign-${first}`]: `HOUSE (sign-${first})`,
    })
  })

  test('keeps the id of an erased sign, and nothing else of it [D38]', async () => {
    const id = await signOf('CASA')
    await read('signs.ecv')
    await eraseSign(id, 'CASA')
    expect(await valuesIn('signs.ecv')).toEqual({ [`sign-${id}`]: `erased-${id}` })
    expect(await read('signs.ecv')).not.toContain('CASA')
  })

  test('never sees a sign that was not published, nor that it was erased [D38]', async () => {
    await saveSign(api.db, aDocument('SEGREDO'), bruno)
    const { id } = await saveSign(api.db, aDocument('OUTRO'), bruno)
    await eraseSign(id, 'OUTRO')
    expect(await valuesIn('signs.ecv')).toEqual({})
  })
})

test('the vocabulary of a semantic field keeps signs that left the field [ELN-06] [D38]', async () => {
  const values = { semanticField: [animals] }
  const dog = await signOf('CACHORRO', { values })
  const cat = await signOf('GATO', { values })
  await signOf('CASA')
  await change(dog, 2, aDocument('CACHORRO'))
  await unpublishSigns(context(), { actor: carla, ids: [cat] })
  const cow = await signOf('VACA', { values })
  const { id, entries } = await vocabularyOf('semantic-field/animals.ecv')
  expect(id).toBe('signs-semantic-field-animals')
  expect(entries.map((entry) => entry.id)).toEqual([`sign-${cow}`, `sign-${dog}`, `sign-${cat}`])
})

test('the values of a list are a vocabulary', async () => {
  const { id, entries } = await vocabularyOf('locations.ecv')
  expect(id).toBe('location')
  expect(entries).toMatchObject([{ id: expect.stringMatching(/^location-\d+$/), eng: 'head' }])
})

test('a deleted value keeps its id and its names in the vocabulary of its list [D38]', async () => {
  const list = 'location'
  const entries = await anEntryContext(api.db)
  const { id } = await createEntry(entries, ana, {
    list,
    entry: { descriptions: { pt: 'testa', en: 'forehead' } },
  })
  expect((await valuesIn('locations.ecv'))[`location-${id}`]).toBe('forehead')
  await deleteEntry(entries, ana, { entry: { list, id }, revision: 1 })
  expect((await valuesIn('locations.ecv'))[`location-${id}`]).toBe('forehead')
  expect((await valuesIn('locations.ecv', 'por'))[`location-${id}`]).toBe('testa')
})

test('the template is bound to the vocabulary of all signs [ELN-06]', async () => {
  const { document } = await readEaf(bytesOf(await read('signbank.etf')))
  const { id } = await vocabularyOf('signs.ecv')
  expect(document.vocabularies.map((one) => one.id)).toEqual([id])
  expect(document.externalRefs.map(({ value }) => value)).toEqual(['https://signs.example/api/ecv/signs.ecv'])
  expect(document.tiers[0]?.language).toBe('por')
})

test('the documentation of the API tells annotators the addresses, in their language [ELN-06]', async () => {
  const answer = await api.request('/docs', { headers: { 'accept-language': 'de' } })
  const text = await answer.text()
  expect(text).toContain('Mit ELAN annotieren')
  for (const file of ['signs.ecv', 'signs-pages.ecv', 'signbank.etf'])
    expect(text).toContain(`href="https://signs.example/api/ecv/${file}"`)
})
