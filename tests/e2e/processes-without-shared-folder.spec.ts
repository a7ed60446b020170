import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { startOfferedSwift } from '../offered-swift.ts'
import { startPostgres } from '../postgres.ts'
import { createBucket } from '../s3-bucket.ts'
import { hasSwift, startSwift } from '../swift.ts'
import { expect, test } from './fixtures.ts'
import { hasFfmpeg, makeVideo } from './test-video.ts'
import { hasPostgres, startProcess } from './two-processes.ts'

const tus = { 'tus-resumable': '1.0.0' }

/** Two web processes and a worker that share one PostgreSQL and one bucket, as three machines would. */
async function startMachines() {
  const folder = mkdtempSync(join(tmpdir(), 'signbank-machines-'))
  const { SWIFT_OFFER } = process.env
  const [postgres, swift] = await Promise.all([
    startPostgres(),
    SWIFT_OFFER ? startOfferedSwift(SWIFT_OFFER) : startSwift(),
  ])
  const bucket = await createBucket(swift)
  const start = (name: string, worker: '0' | '1') =>
    startProcess(
      { dataDir: join(folder, name), databaseUrl: postgres.adminUrl },
      {
        settings: {
          WORKER: worker,
          DEMO: '0',
          STORAGE_URL: swift.storageUrl(bucket.bucket),
          SECOND_FACTOR_KEY_FILE: join(folder, 'second-factor.key'),
        },
      },
    )
  const worker = await start('worker', '1')
  const database = await openDatabase({ dataDir: folder, databaseUrl: postgres.adminUrl })
  await loadCast(database.db)
  await database.close()
  const webs = await Promise.all([start('first', '0'), start('second', '0')])
  const [first = '', second = ''] = webs.map(({ port }) => `http://127.0.0.1:${port}`)
  return {
    folder,
    first,
    second,
    async stop() {
      await Promise.all([worker, ...webs].map((server) => server.stop('SIGKILL')))
      await Promise.all([postgres.stop(), swift.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('two web processes and a worker that share no folder: a session, a draft, an upload, events, limits and a publication continue in the other process [SGN-07]', async () => {
  test.skip(!hasPostgres || !hasSwift() || !hasFfmpeg, 'PostgreSQL, Swift or ffmpeg is missing')
  const machines = await startMachines()
  const { first, second } = machines
  try {
    const bruno = await signInAt(first, 'bruno')
    const [brunoFirst, brunoSecond] = [sendTo(first, bruno), sendTo(second, bruno)]
    const carlaSecond = sendTo(second, await signInAt(second, 'carla'))
    const dataOf = async (response: Response) => (await response.json()).data

    // A draft that one process stores is there for the other.
    const document = emptyDocument('RASCUNHO')
    const draft = await brunoFirst(
      '/pt/control-panel/signs/draft',
      json({ draft: null, sign: null, document, stage: 'identification', sequence: 1 }),
    )
    expect(draft.status, await draft.clone().text()).toBe(200)
    const { id: draftId } = await dataOf(draft)
    expect((await brunoSecond(`/api/drafts/${draftId}/media`)).status).toBe(200)

    // An upload begins at one process, goes on at the other, and the worker converts it.
    const sign = await dataOf(
      await brunoFirst('/api/signs', json({ gloss: 'CASA', translations: { pt: [['casa']] } })),
    )
    const film = readFileSync(makeVideo(machines.folder, 'casa.mp4'))
    const half = Math.floor(film.length / 2)
    const created = await brunoFirst('/api/uploads', {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': `${film.length}`,
        'upload-metadata': `filename ${btoa('casa.mp4')}`,
      },
    })
    const upload = created.headers.get('location') ?? ''
    const patch = (offset: number, body: Buffer): RequestInit => ({
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': `${offset}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(body),
    })
    expect((await brunoFirst(upload, patch(0, film.subarray(0, half)))).status).toBe(204)
    const head = await brunoSecond(upload, { method: 'HEAD', headers: tus })
    expect(head.headers.get('upload-offset')).toBe(`${half}`)
    expect((await brunoSecond(upload, patch(half, film.subarray(half)))).status).toBe(204)

    const events = await brunoFirst(`/api/signs/${sign.id}/media/events`)
    const changed = readChanges(events, 2)
    const attached = await brunoSecond(
      `/api/signs/${sign.id}/media`,
      json({ upload: upload.split('/').at(-1), role: 'main' }),
    )
    expect(attached.status, await attached.clone().text()).toBe(201)
    await changed
    const filesAt = async (origin: typeof brunoFirst) =>
      JSON.stringify(await (await origin(`/api/signs/${sign.id}/media`)).json())
    await expect.poll(() => filesAt(brunoFirst)).toContain('"state":"ready"')

    // What Carla publishes at one process, visitors see at both.
    const { revision } = await dataOf(attached)
    const published = await carlaSecond(
      `/api/signs/${sign.id}/status`,
      json({ status: 'published', revision }, 'PUT'),
    )
    expect(published.status, await published.text()).toBe(200)
    for (const origin of [first, second])
      await expect
        .poll(async () => (await fetch(`${origin}/en/search-signs/words?q=casa`)).text())
        .toContain('CASA')

    // A sender has one limit of failed sign-ins.
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const origin = attempt % 2 ? first : second
      const wrong = json({ email: castEmail('ana'), password: 'not the password' })
      statuses.push((await fetch(`${origin}/api/signbank/login`, wrong)).status)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
  } finally {
    await machines.stop()
  }
})

const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** @returns the cookie of the session */
async function signInAt(origin: string, actor: 'bruno' | 'carla'): Promise<string> {
  const answer = await fetch(
    `${origin}/api/signbank/login`,
    json({ email: castEmail(actor), password: castPassword }),
  )
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Sends requests of a session to one process. */
const sendTo =
  (origin: string, cookie: string) =>
  (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { ...init, headers: { ...init.headers, cookie, origin } })

/** Reads a stream of events until so many changes; the first one is sent at its beginning. */
async function readChanges(response: Response, count: number): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; reader && text.split('event: change').length <= count; ) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the stream of events ended')
    text += value
  }
  await reader?.cancel()
}
