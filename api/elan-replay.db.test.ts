import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { getRecordingFile } from '#domains/eaf-videos/index.ts'
import { addStoredRecording } from '#domains/eaf-videos/server/given-back/stored-recording.fixture.ts'
import { signsFile, vocabularyId, vocabularyPath } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { createLanguage } from '#domains/language-management/index.ts'
import { confirmImport, getImport, undoImport } from '#domains/sign-import/index.ts'
import { createImportBench } from '#domains/sign-import/server/sign-import.fixture.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { alignedText, eafText, tierText } from '#packages/elan/eaf-file.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openInElan } from './open-in-elan.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const { ana, bruno, carla } = cast
const origin = 'https://signs.example'
const api = await useApi({
  prepare: async ({ db }) => {
    await makeDictionary(db)
    await insertAccounts(db, [ana, bruno, carla])
  },
})
const context = () => ({ db: api.db, now: () => now, requireSignerConsent: false, mails: noMails })
const publish = (id: number) => publishSigns(context(), { actor: carla, ids: [id], withoutVideo: true })

let [house, dog] = [0, 0]
/** The file as it is stored, with its links. */
let file: string

async function signOf(gloss: string, glossEn: string): Promise<number> {
  const { id } = await saveSign(api.db, aDocument(gloss, { texts: { gloss, glossEn } }), bruno)
  await publish(id)
  return id
}

const load = async (address: string) => {
  const answer = await api.request(address.replace(`${origin}/api`, ''))
  return answer.status === 200 ? answer.text() : null
}
const reopen = async () => {
  const { annotations, saved } = await openInElan(file, load)
  file = saved
  return annotations.map(({ entry, value }) => `${entry} ${value}`)
}

beforeEach(async () => {
  const storage = fileSystemStorage(await temporaryFolder())
  api.restart({ storage, config: { ...api.restart().config, origin } })
  house = await signOf('CASA', 'HOUSE')
  dog = await signOf('CACHORRO', 'DOG')
  const ids = { CASA: house, casa: house, CACHORRO: dog }
  const values = ['CASA', 'casa', 'IX', 'CACHORRO', '?CASA']
  const tier = (name: string, first: number, attributes: string) =>
    tierText(
      name,
      'gloss',
      values.map((value, at) => alignedText(`a${first + at}`, at + 1, at + 2, value)),
      attributes,
    )
  const { id } = await addStoredRecording(
    { db: api.db, storage },
    {
      text: eafText({
        times: [0, 1, 2, 3, 4, 5],
        tiers: `${tier('Glosa MD', 1, '')}\n${tier('Gloss', 11, 'LANG_REF="eng"')}`,
      }),
      visibility: 'public',
      glossTiers: ['Glosa MD', 'Gloss'],
      match: (value) => {
        const sign = ids[value as keyof typeof ids]
        return sign === undefined ? null : { sign, link: 'hand' }
      },
    },
  )
  const vocabulary = {
    id: vocabularyId({ kind: 'signs', links: 'films' }),
    address: `${origin}${vocabularyPath}/${signsFile}`,
  }
  const linked = await getRecordingFile({ db: api.db, storage }, ana, { id, vocabulary })
  file = await text((await linked.open()).pipe(createGunzip()))
})

/** The ten annotations: first in the default language, then in English. */
const shown = (houseName: string, dogName: string, english = ['HOUSE', 'DOG']) => [
  ...tierOf(houseName, dogName),
  ...tierOf(english[0] ?? '', english[1] ?? ''),
]
const tierOf = (houseName: string, dogName: string) => [
  `sign-${house} ${houseName}`,
  `sign-${house} ${houseName}`,
  'null IX',
  `sign-${dog} ${dogName}`,
  'null ?CASA',
]
const change = (id: number, revision: number, gloss: string, glossEn = gloss) =>
  saveChanges(
    api.db,
    [{ id, expectedRevision: revision, document: aDocument(gloss, { texts: { gloss, glossEn } }) }],
    bruno,
  )

describe('a stored file that ELAN opens loses no reference and no value', () => {
  test('after a rename, a withdrawal, a deletion and a restore [ELN-03] [ELN-06] [D38]', async () => {
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO'))
    await change(house, 2, 'CASA-1', 'HOUSE-1')
    // A rename reaches files when it is published.
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO'))
    await publish(house)
    const renamed = shown('CASA-1', 'CACHORRO', ['HOUSE-1', 'DOG'])
    expect(await reopen()).toEqual(renamed)
    await unpublishSigns(context(), { actor: carla, ids: [house] })
    expect(await reopen()).toEqual(renamed)
    await removeSigns(context(), { actor: bruno, ids: [house] })
    expect(await reopen()).toEqual(renamed)
    await restoreSigns(context(), { actor: bruno, ids: [house] })
    expect(await reopen()).toEqual(renamed)
    await publish(house)
    expect(await reopen()).toEqual(renamed)
  })

  test('after a new content language, in whose tiers a sign without translation has its gloss [ELN-06] [D38]', async () => {
    await createLanguage({ db: api.db, now: () => now }, ana, {
      language: 'fr',
      isTranslated: true,
      notes: '',
    })
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO'))
    file = file.replace('LANG_REF="eng"', 'LANG_REF="fra"')
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO', ['CASA', 'CACHORRO']))
  })

  test('after an import and its undo [ELN-06] [SGN-11]', async () => {
    const imports = await createImportBench(api.db, [ana])
    const id = await imports.upload(ana, `id,gloss\n${house},CASA-NOVA\n`)
    await imports.work()
    const { stored } = await getImport(imports.context, ana, { id, locale: 'en' })
    await confirmImport(imports.context, ana, { id, digest: stored.findings?.digest ?? '' })
    await imports.work()
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO'))
    await publish(house)
    expect(await reopen()).toEqual(shown('CASA-NOVA', 'CACHORRO'))
    await undoImport(imports.context, ana, { id })
    await imports.work()
    await publish(house)
    expect(await reopen()).toEqual(shown('CASA', 'CACHORRO'))
  })

  test('when the vocabulary cannot be loaded', async () => {
    const { saved } = await openInElan(file, async () => null)
    expect(saved).toBe(file)
  })
})
