import { existsSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { alignedText, eafText, tierText } from '#packages/elan/eaf-file.fixture.ts'
import { visitor } from '#platform/actor.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { exportChangedFiles, getRecordingFile } from '../../index.ts'
import { addStoredRecording } from './stored-recording.fixture.ts'
import { treeOf, type XmlNode } from './xml-tree.fixture.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const vocabulary = { id: 'signs', address: 'https://signs.example/api/ecv/signs.ecv' }
let storage: Storage
let house: number

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  storage = fileSystemStorage(await temporaryFolder())
  house = await signOf('CASA')
})

const publish = (id: number) =>
  publishSigns(
    { db, now: () => now, requireSignerConsent: false, mails: noMails },
    { actor: carla, ids: [id], withoutVideo: true },
  )

async function signOf(gloss: string) {
  const { id } = await saveSign(db, aDocument(gloss), bruno)
  await publish(id)
  return id
}

const load = async (id: number, withLinks: boolean) =>
  gunzipSync(
    await buffer(
      await (
        await getRecordingFile({ db, storage }, ana, { id, vocabulary: withLinks ? vocabulary : null })
      ).open(),
    ),
  ).toString()

const glosses = ['CASA', 'casa', 'IX', '?CASA', 'CASA2', 'PENDENTE']
const text = eafText({
  times: [0, 10, 20, 30, 40, 50, 60],
  tiers: tierText(
    'Glosa MD',
    'gloss',
    glosses.map((gloss, index) => alignedText(`a${index + 1}`, index + 1, index + 2, gloss)),
  ),
})

const addInterview = async (facts: { visibility?: 'public'; fileName?: string } = {}) => {
  const pending = (await saveSign(db, aDocument(`PENDENTE ${facts.fileName ?? ''}`), bruno)).id
  const matches = {
    CASA: { sign: house, link: 'exact' },
    casa: { sign: house, link: 'folded' },
    '?CASA': { sign: house, link: 'exact', marks: ['unsure'] },
    CASA2: { sign: house, link: 'variant' },
    PENDENTE: { sign: pending, link: 'exact' },
  } as const
  return addStoredRecording(
    { db, storage },
    {
      text,
      ...facts,
      glossTiers: ['Glosa MD'],
      match: (value) => {
        const found = matches[value as keyof typeof matches]
        return found ? { ...found, marks: 'marks' in found ? [...found.marks] : [] } : null
      },
    },
  )
}

describe('an annotation file that is given back', () => {
  test('has the bytes that were uploaded [ELN-08]', async () => {
    const { id } = await addInterview()
    expect(await load(id, false)).toBe(text)
  })

  test('refers to signs of the public vocabulary where a reference changes no meaning [ELN-08]', async () => {
    const { id } = await addInterview()
    const linked = await load(id, true)
    const references = treeOf(linked).flatMap((node) =>
      'open' in node && node.open === 'ALIGNABLE_ANNOTATION' ? (node.attributes.CVE_REF ?? null) : [],
    )
    // An unsure gloss, a variant and a sign that is not public keep their text alone.
    expect(references).toEqual([`sign-${house}`, `sign-${house}`, null, null, null, null])
    expect(linked).toContain(`VALUE="${vocabulary.address}"`)
    expect(linked).toContain(
      'LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true" CONTROLLED_VOCABULARY_REF="signs"',
    )
  })

  test('is for administrators only, also of a public recording [ELN-08]', async () => {
    const { id } = await addInterview()
    const { id: open } = await addInterview({ visibility: 'public', fileName: 'open.eaf' })
    const codeFor = async (actor: typeof ana | typeof visitor, recording: number) =>
      (
        await rejectionOf(
          getRecordingFile({ db, storage }, actor, { id: recording, vocabulary: null }).then(() => {
            throw Object.assign(new Error(), { code: 'given' })
          }),
        ).catch((error) => error)
      ).code
    expect(await codeFor(ana, id)).toBe('given')
    for (const recording of [id, open, 999]) {
      for (const actor of [bruno, carla]) expect(await codeFor(actor, recording)).toBe('account.adminsOnly')
      expect(await codeFor(visitor, recording)).toBe('account.required')
    }
    expect(await codeFor(ana, 999)).toBe('eaf.notFound')
  })

  test('of an old format is refused with what to do [ELN-08]', async () => {
    const old = text.replace('FORMAT="3.0" VERSION="3.0"', 'FORMAT="2.7" VERSION="2.7"')
    const { id } = await addStoredRecording(
      { db, storage },
      { text: old, glossTiers: ['Glosa MD'], match: () => ({ sign: house, link: 'exact' }) },
    )
    expect(await rejectionOf(load(id, true))).toMatchObject({ code: 'eaf.formatTooOld' })
    expect(await load(id, false)).toBe(old)
  })
})

const folder = '../shared/data/elan'
const realFiles = {
  'childproject_example.eaf': 'CHI',
  'pympi_sample_3.0.eaf': 'words-timesub',
  'pympi_sample_2.8.eaf': 'words-timesub',
  'speach_fables.eaf': 'StoryChunk',
  'speach_test.eaf': 'Person1 (Chunk)',
}

describe.skipIf(!existsSync(folder) && process.env.CI !== 'true')('a real file', () => {
  test.each(Object.entries(realFiles))(
    '%s has its links, and nothing else is changed [ELN-08]',
    async (name, tier) => {
      const file = readFileSync(`${folder}/${name}`, 'utf8')
      const { id, versionId } = await addStoredRecording(
        { db, storage },
        {
          text: file,
          glossTiers: [tier],
          match: (value) => (value.length > 1 ? { sign: house, link: 'hand' } : null),
        },
      )
      const rows = await db
        .selectFrom('occurrence')
        .innerJoin('eafAnnotation', (join) =>
          join
            .onRef('eafAnnotation.versionId', '=', 'occurrence.versionId')
            .onRef('eafAnnotation.tier', '=', 'occurrence.tier')
            .onRef('eafAnnotation.position', '=', 'occurrence.position'),
        )
        .select('annotationId')
        .where('occurrence.versionId', '=', versionId)
        .where('signId', 'is not', null)
        .execute()
      const types = await db
        .selectFrom('eafTier')
        .select('linguisticType')
        .where('versionId', '=', versionId)
        .where('hand', 'is not', null)
        .execute()
      expect(rows.length).toBeGreaterThan(3)
      const linked = new Set(rows.map(({ annotationId }) => annotationId))
      const bound = new Set(types.map(({ linguisticType }) => linguisticType))
      const expected = treeOf(file).map((node): XmlNode => {
        if (!('open' in node)) return node
        const { open, attributes } = node
        if (linked.has(attributes.ANNOTATION_ID ?? ''))
          return { open, attributes: { ...attributes, CVE_REF: `sign-${house}` } }
        if (open === 'LINGUISTIC_TYPE' && bound.has(attributes.LINGUISTIC_TYPE_ID ?? ''))
          return { open, attributes: { ...attributes, CONTROLLED_VOCABULARY_REF: 'signs' } }
        return node
      })
      expect(withoutVocabulary(treeOf(await load(id, true)))).toEqual(expected)
    },
  )
})

/** Without our vocabulary and its address. */
function withoutVocabulary(nodes: XmlNode[]): XmlNode[] {
  const isOurs = (node: XmlNode | undefined) =>
    node !== undefined &&
    'open' in node &&
    ((node.open === 'CONTROLLED_VOCABULARY' && node.attributes.CV_ID === 'signs') ||
      (node.open === 'EXTERNAL_REF' && node.attributes.VALUE === vocabulary.address))
  return nodes.filter((node, index) => !isOurs(node) && !('close' in node && isOurs(nodes[index - 1])))
}

describe('the changed files', () => {
  const load = async () =>
    Buffer.concat(await Array.fromAsync(await exportChangedFiles({ db, storage, now: () => now }, ana)))

  test('are those in which a renamed sign has its former gloss, with the present one [ELN-03]', async () => {
    await addInterview()
    expect(await rejectionOf(load())).toMatchObject({ code: 'eaf.nothingChanged' })
    await saveChanges(db, [{ id: house, expectedRevision: 2, document: aDocument('CASA-1') }], bruno)
    expect(await rejectionOf(load())).toMatchObject({ code: 'eaf.nothingChanged' })
    await publish(house)
    const zip = await unzipped(await load())
    expect([...zip.keys()]).toEqual([expect.stringMatching(/^\d+-interview\.eaf$/)])
    // `casa` was never a gloss, and an unsure gloss stays as it is.
    expect([...zip.values()]).toEqual([text.replace('>CASA<', '>CASA-1<')])
  })

  test('are given to administrators only [ELN-08]', async () => {
    expect(await rejectionOf(exportChangedFiles({ db, storage, now: () => now }, bruno))).toMatchObject({
      code: 'account.adminsOnly',
    })
  })
})

async function unzipped(zip: Buffer): Promise<Map<string, string>> {
  const { fromBufferPromise } = await import('yauzl')
  const archive = await fromBufferPromise(zip)
  const files = new Map<string, string>()
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString())
  return files
}
