import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { addStoredRecording } from '#domains/eaf-videos/server/given-back/stored-recording.fixture.ts'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { alignedText, eafText, tierText } from '#packages/elan/eaf-file.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi({
  prepare: async ({ db }) => {
    await makeDictionary(db)
    await loadCast(db)
  },
})
const text = eafText({
  times: [0, 10],
  tiers: tierText('Glosa MD', 'gloss', [alignedText('a1', 1, 2, 'CASA')]),
})
let recording = 0

beforeEach(async () => {
  const { config } = api.restart()
  const storage = fileSystemStorage(await temporaryFolder())
  api.restart({ storage, config: { ...config, origin: 'https://signs.example' } })
  const { id: sign } = await saveSign(api.db, aDocument('CASA'))
  const facts = { text, glossTiers: ['Glosa MD'], match: () => ({ sign, link: 'exact' as const }) }
  const context = { db: api.db, storage }
  recording = (await addStoredRecording(context, { ...facts, fileName: 'Família.eaf' })).id
})

const path = (id: number | string, query = '') => `/eaf-videos/${id}/file.eaf${query}`

test('administrators load the file of a recording as it was uploaded [ELN-08]', async () => {
  const ana = await api.tokenOf('ana')
  const answer = await api.requestWith(ana, path(recording), { headers: { 'accept-encoding': 'gzip' } })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="Fam_lia.eaf"; filename*=UTF-8''Fam%C3%ADlia.eaf`,
    'cache-control': 'private, no-cache',
    'content-encoding': 'gzip',
  })
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(text)
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
  expect((await api.requestWith(ana, path(recording), { headers })).status).toBe(304)
  expect((await api.requestWith(ana, path(999_999))).status).toBe(404)
})

test('a file with links is bound to the vocabulary at the address of the installation [ELN-08]', async () => {
  const ana = await api.tokenOf('ana')
  const linked = await (await api.requestWith(ana, path(recording, '?links=1'))).text()
  expect(linked).toContain('VALUE="https://signs.example/api/ecv/signs.ecv"')
  // The sign was never public, so the vocabulary does not contain it.
  expect(linked).not.toContain('CVE_REF')
  expect((await api.requestWith(ana, path(recording, '?links=maybe'))).status).toBe(422)
})
