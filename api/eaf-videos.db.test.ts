import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TokenScope } from '#domains/accounts/tokens/api-token.ts'
import { anEafText } from '#domains/eaf-videos/server/files/received-eaf.fixture.ts'
import { makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf } = api

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  api.restart({ storage: fileSystemStorage(await temporaryFolder()) })
})

function formWith(content: string, fields: Record<string, string> = {}, name = 'porto 07.eaf') {
  const form = new FormData()
  form.set('file', new File([content], name))
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  return form
}
const twoTiers = anEafText(['CASA', 'LER']).replace(
  '</TIER>',
  '</TIER>\n<TIER TIER_ID="Meaning S1" LINGUISTIC_TYPE_REF="meaning" PARENT_REF="GlossR S1" PARTICIPANT="S1"></TIER>',
)

test('a program stores a file and reads what it contains [ELN-01] [ELN-02]', async () => {
  const ana = await callerOf('ana')
  const { status, body } = await ana(
    'POST',
    '/eaf-videos',
    formWith(twoTiers, { city: 'Porto', color: '#0a5' }),
  )
  expect(status).toBe(201)
  expect(body.data).toEqual({
    id: expect.any(Number),
    file_name: 'porto 07.eaf',
    verdict: 'opens',
    counts: {
      tiers: 2,
      annotations: 2,
      alignable: 2,
      ref: 0,
      time_slots: 3,
      unaligned_slots: 0,
      vocabularies: 0,
      vocabulary_entries: 0,
      media: 0,
    },
    tiers: [
      {
        id: 'GlossR S1',
        linguistic_type: 'gloss',
        constraint: null,
        parent: null,
        participant: null,
        annotator: null,
        language: null,
        annotations: 2,
        hand_proposed: 'strong',
      },
      {
        id: 'Meaning S1',
        linguistic_type: 'meaning',
        constraint: 'Symbolic_Association',
        parent: 'GlossR S1',
        participant: 'S1',
        annotator: null,
        language: null,
        annotations: 0,
        hand_proposed: null,
      },
    ],
    diagnostics: [],
  })
  const read = await ana('GET', `/eaf-videos/${body.data.id}`)
  expect(read.body.data).toMatchObject({
    title: 'porto 07',
    city: 'Porto',
    color: '#0a5',
    visibility: 'restricted',
    version: 1,
    revision: 2,
    glosses: { lexical: 0, marked: 0, unmatched: 0 },
    films: [],
  })
})

test('mistakes of a file come with line and message, a refusal with its line [ELN-07]', async () => {
  const ana = await callerOf('ana')
  const mistaken = twoTiers.replace('TIME_SLOT_REF2="ts2"', 'TIME_SLOT_REF2="ts77"')
  const { body } = await ana('POST', '/eaf-videos', formWith(mistaken))
  expect(body.data.verdict).toBe('warnings')
  expect(body.data.diagnostics).toContainEqual({
    code: 'danglingReference',
    line: 10,
    element: 'ALIGNABLE_ANNOTATION',
    message: 'TIME_SLOT_REF2 names ts77, which the file does not contain.',
  })
  const refused = await ana('POST', '/eaf-videos', formWith(twoTiers.replace('</TIER>', '</TIRE>')))
  expect([refused.status, refused.body.code]).toEqual([422, 'eaf.malformedXml'])
  expect(refused.body.message).toMatch(/^Line \d+: The XML is malformed/)
})

test.each([
  ['a colour', { color: 'blue' }, 'color', 'value.hexColor'],
  ['an address that is none', { data_link: 'file:///etc/passwd' }, 'data_link', 'value.webAddress'],
  ['an address with a script', { data_link: 'javascript:alert(1)' }, 'data_link', 'value.webAddress'],
  ['a visibility', { visibility: 'secret' }, 'visibility', 'value.invalid'],
])('%s that is wrong is refused by its field [ELN-07]', async (_what, fields, field, code) => {
  const ana = await callerOf('ana')
  const { status, body } = await ana('POST', '/eaf-videos', formWith(twoTiers, fields))
  expect(status).toBe(422)
  expect(body.fields).toMatchObject([{ field, code }])
  expect(await db.selectFrom('eafVideo').select('id').execute()).toEqual([])
})

test('a form without file, and an upload that does not exist, are refused [ELN-07]', async () => {
  const ana = await callerOf('ana')
  const form = new FormData()
  form.set('title', 'x')
  expect((await ana('POST', '/eaf-videos', form)).body.code).toBe('eaf.fileMissing')
  expect((await ana('POST', '/eaf-videos', { upload: 'none' })).body.code).toBe('upload.notFound')
  expect((await ana('POST', '/eaf-videos', { upload: 'none', nothing: 1 })).status).toBe(422)
})

test('a file in another field, of another type or with a lost connection is refused, and nothing of it is kept [ELN-07]', async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const token = await api.tokenOf('ana')
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit & {
      headers: typeof headers
    }
    const answer = await api.requestWith(token, '/eaf-videos', init)
    return [answer.status, (await answer.json()).code]
  }
  const elsewhere = new FormData()
  elsewhere.set('other', new File([twoTiers], 'porto 07.eaf'))
  expect(await send(elsewhere)).toEqual([422, 'eaf.fileMissing'])
  expect(await send(formWith(twoTiers, {}, 'porto.txt'))).toEqual([422, 'eaf.fileType'])
  const whole = new Response(formWith(twoTiers))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const type = { 'content-type': whole.headers.get('content-type') ?? '' }
  const half = (end: (controller: ReadableStreamDefaultController) => void) => {
    let isSent = false
    return new ReadableStream({
      pull(controller) {
        if (isSent) end(controller)
        else controller.enqueue(bytes.slice(0, bytes.length / 2))
        isSent = true
      },
    })
  }
  expect(
    await send(
      half((controller) => controller.error(new Error('lost'))),
      type,
    ),
  ).toEqual([400, 'request.unreadable'])
  expect(
    await send(
      half((controller) => controller.close()),
      type,
    ),
  ).toEqual([400, 'request.unreadable'])
  expect(await send(bytes, { ...type, 'content-length': '200000000' })).toEqual([413, 'request.tooLarge'])
  expect(readdirSync(folder)).toEqual([])
  expect(await db.selectFrom('eafVideo').select('id').execute()).toEqual([])
})

test('a change takes the revision and leaves other fields; a newer version says what it changed; deleting ends it [ELN-01] [ELN-03]', async () => {
  const ana = await callerOf('ana')
  const { body } = await ana('POST', '/eaf-videos', formWith(twoTiers, { city: 'Porto' }))
  const path = `/eaf-videos/${body.data.id}`
  const changed = await ana('PATCH', path, {
    revision: 2,
    data_link: 'https://corpus.example/7',
    visibility: 'public',
  })
  expect(changed.body.data).toMatchObject({
    city: 'Porto',
    data_link: 'https://corpus.example/7',
    visibility: 'public',
    revision: 3,
  })
  expect((await ana('PATCH', path, { revision: 2, city: 'Faro' })).body.code).toBe('eaf.changed')
  expect((await ana('PATCH', path, { revision: 3, title: ' ' })).status).toBe(422)
  const replaced = await ana('PUT', `${path}/file`, formWith(anEafText(['CASA', 'LIVRO', 'IR'])))
  expect(replaced.body.data).toMatchObject({
    id: body.data.id,
    version: 2,
    changes: { added: 1, removed: 0, changed: 1, kept: 0, lost: 0, lost_links: [] },
  })
  expect((await ana('DELETE', path)).status).toBe(204)
  expect((await ana('GET', path)).body.code).toBe('eaf.notFound')
})

describe('who reads recordings [ELN-08]', () => {
  test('administrators read all; to others not even their existence is said, also of public ones', async () => {
    const ana = await callerOf('ana')
    for (const visibility of ['public', 'restricted'])
      await ana('POST', '/eaf-videos', formWith(twoTiers, { title: visibility, visibility }))
    const { data } = (await ana('GET', '/eaf-videos')).body
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['restricted', 'public'])
    const ids = [...data.map(({ id }: { id: number }) => id), 999_999]
    for (const [person, status] of [
      [api.visitor, 401],
      [await callerOf('bruno'), 403],
      [await callerOf('carla'), 403],
    ] as const)
      for (const path of ['', ...ids.map((id) => `/${id}`), ...ids.map((id) => `/${id}/file.eaf`)])
        expect((await person('GET', `/eaf-videos${path}`)).status, path).toBe(status)
  })

  test.each([
    ['read', 200, 403],
    ['corpus', 200, 201],
    ['write', 403, 403],
    ['ecv', 403, 403],
  ] as const)(
    'with a token of the scope %s reading recordings gives %i, and storing a file %i',
    async (scope, reading, status) => {
      const ana = await callerOf('ana')
      for (const visibility of ['public', 'restricted'])
        await ana('POST', '/eaf-videos', formWith(twoTiers, { visibility }))
      const scopes: TokenScope[] = [scope]
      const expires_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const { body } = await ana('POST', '/tokens', { name: 'x', scopes, expires_on, password: castPassword })
      const program = api.callerWith(body.data.token)
      expect((await program('GET', '/eaf-videos')).status).toBe(reading)
      expect((await program('POST', '/eaf-videos', formWith(twoTiers))).status).toBe(status)
    },
  )

  test('only administrators change them', async () => {
    const ana = await callerOf('ana')
    const { body } = await ana('POST', '/eaf-videos', formWith(twoTiers, { visibility: 'public' }))
    const path = `/eaf-videos/${body.data.id}`
    for (const [caller, status] of [
      [api.visitor, 401],
      [await callerOf('bruno'), 403],
      [await callerOf('carla'), 403],
    ] as const) {
      expect((await caller('POST', '/eaf-videos', { upload: 'none' })).status).toBe(status)
      expect((await caller('PATCH', path, { revision: 2 })).status).toBe(status)
      expect((await caller('PUT', `${path}/file`, { upload: 'none' })).status).toBe(status)
      expect((await caller('DELETE', path)).status).toBe(status)
    }
  })
})
