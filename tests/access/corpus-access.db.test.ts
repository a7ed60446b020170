import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordCorpusChange } from '#domains/eaf-videos/server/record-corpus-change.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { saveSigns } from '#domains/signs/index.ts'
import { aDocument, noMails, publishSigns } from '#domains/signs/server/signs.fixture.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { eventually } from '#tests/eventually.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { bearer, cookieOf, read, sent, useSites } from '../../server/open-site.fixture.ts'
import { cast } from '../cast.ts'
import { type CorpusWorld, corpusAddresses } from './corpus-addresses.fixture.ts'
import { openPages } from './pages.fixture.ts'
import { addPeople, type Person } from './world.fixture.ts'

const pages = await openPages(corpusAddresses.flatMap(({ page }) => page ?? []))
const { db, storage, ask, plain } = await useSites({ pages })

/** Everybody but administrators: a visitor, a waiting person, two members, an approver. */
const people = ['visitor', 'denes', 'lea', 'bruno', 'carla'] as const satisfies Person[]
type Name = (typeof people)[number] | 'token'

const marker = /geheim/i
const headersOf = new Map<Name, Record<string, string>>([['visitor', {}]])
let sessions: Awaited<ReturnType<typeof readSessions>>
const readSessions = () => db.selectFrom('session').selectAll().execute()

let world: CorpusWorld
let recording: number
let film: number

beforeAll(async () => {
  await addPeople({ db })
  for (const person of people) {
    if (person === 'visitor') continue
    const body = { email: `${person}@signbank.example`, password: castPassword }
    headersOf.set(person, sent(cookieOf(await ask('/api/signbank/login', { method: 'POST', body }))))
  }
  headersOf.set('token', bearer(await makeToken()))
  sessions = await readSessions()
  const context = { db, now: () => new Date(), requireSignerConsent: false, mails: noMails }
  const [saved] = await saveSigns(context, cast.bruno, {
    kind: 'form',
    changes: [{ document: aDocument('CASA') }],
  })
  const sign = saved?.id ?? 0
  await publishSigns(context, { actor: cast.carla, ids: [sign], withoutVideo: true })
  const { media, key } = await storeFilm('public')
  const { id } = await addRecording(db, aRecording('Public', sign, media))
  await inTransaction(db, (tx) => recordCorpusChange(tx, [id]))
  const hidden = await storeFilm('administrators')
  world = { sign, film: hidden.key }
  film = hidden.media
  await eventually(() => expect(plain().dictionary.hasFrequencies).toBe(true))
  expect(key).not.toBe(hidden.key)
})
// Before each test the site ends all sessions.
beforeEach(() => db.insertInto('session').values(sessions).execute())

async function makeToken(): Promise<string> {
  const expiry = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const scopes = ['read', 'write', 'export', 'ecv']
  const body = { name: 'all', scopes, expires_on: expiry, password: castPassword }
  const { data } = await read(
    ask('/api/tokens', { method: 'POST', headers: headersOf.get('bruno') ?? {}, body }),
  )
  return data.token
}

async function storeFilm(audience: 'public' | 'administrators') {
  const media = await insertMedia(db, { state: 'ready', audience, uploadedBy: null })
  const key = `${audience === 'public' ? audience : 'geheim'}-${media}/web.mp4`
  await storage.write(key, Buffer.from(audience === 'public' ? audience : 'geheim'))
  await insertMediaFile(db, media, { role: 'web', key })
  return { media, key }
}

/** Ten uses of the sign, with a sentence and a place. */
function aRecording(about: string, sign: number, media: number) {
  const annotations = Array.from({ length: 10 }, (_, at) => ({ begin: at * 1_000, end: at * 1_000 + 500 }))
  return {
    title: `${about} title`,
    visibility: 'public' as const,
    state: `${about} place`,
    films: [{ media }],
    tiers: [
      {
        name: `${about} glosses`,
        hand: 'strong' as const,
        annotations: annotations.map((times) => ({ ...times, value: `${about}-CASA`, sign })),
      },
      {
        name: 'Translation',
        annotations: annotations.map((times) => ({ ...times, value: `${about} sentence` })),
      },
    ],
  }
}

/** The addresses of the table, and every operation of the API that reads without a body. */
async function allAddresses(): Promise<string[]> {
  const { paths } = await read(ask('/api/openapi.json'))
  const operations = Object.entries(paths as Record<string, Record<string, unknown>>)
    .filter(([path, methods]) => 'get' in methods && !path.includes('/events'))
    .map(([path]) => `/api${path.replace(/\{id\}/, `${world.sign}`).replace(/\{\w+\}/g, '1')}`)
  return [
    ...new Set([
      ...corpusAddresses.map(({ address }) => address(world)),
      ...operations,
      '/api/signs?order=frequent',
      '/api/ecv/signs.ecv',
      '/api/ecv/signs-pages.ecv',
      '/api/search-index/de.json',
    ]),
  ]
}

/** Streams of events never end, and packages have the time of the answer; a package contains the files of an export. */
const isSkipped = (type: string | null) => /^(text\/event-stream|application\/zip)/.test(type ?? '')

/** The answer of an address to a person. */
async function answerTo(address: string, name: Name): Promise<string> {
  const answer = await ask(address, { headers: headersOf.get(name) ?? {} })
  if (isSkipped(answer.headers.get('content-type'))) {
    await answer.body?.cancel()
    return ''
  }
  if (answer.status >= 500) throw new Error(`${name} ${address}: ${answer.status}`)
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`
}

async function answers(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const address of await allAddresses())
    for (const name of [...people, 'token'] as const)
      all.set(`${name} ${address}`, await answerTo(address, name))
  return all
}

const naming = (all: ReadonlyMap<string, string>) =>
  [...all].flatMap(([asked, answer]) => {
    const [, address = ''] = asked.split(' ')
    return marker.test(answer.replaceAll(address, '').replaceAll(encodeURIComponent(address), ''))
      ? asked
      : []
  })

const setVisibility = (visibility: 'public' | 'restricted') => async (tx: Tx) => {
  await tx.updateTable('eafVideo').set({ visibility }).where('id', '=', recording).execute()
  await tx
    .updateTable('media')
    .set({ audience: visibility === 'public' ? 'public' : 'administrators' })
    .where('id', '=', film)
    .execute()
  await recordCorpusChange(tx, [recording], { wasPublic: true })
}

test('a restricted recording changes no answer to anybody but administrators, and is gone at once when it becomes restricted [ELN-05]', async () => {
  const before = await answers()
  expect(naming(before)).toEqual([])
  const { sign } = world
  const added = await addRecording(db, { ...aRecording('Geheim', sign, film), visibility: 'restricted' })
  recording = added.id
  await inTransaction(db, (tx) => recordCorpusChange(tx, [recording]))
  const restricted = await answers()
  expect(naming(restricted)).toEqual([])
  const changed = [...restricted].flatMap(([asked, answer]) => (before.get(asked) === answer ? [] : asked))
  expect(changed).toEqual([])

  await inTransaction(db, setVisibility('public'))
  for (const { address } of corpusAddresses.filter(({ shows }) => shows))
    expect(await answerTo(address(world), 'visitor')).toMatch(marker)
  expect((await read(ask(`/api/signs/${sign}`))).data.frequency).toMatchObject({ uses: 20, recordings: 2 })

  // As another process would: this one learns of it from the database.
  await inTransaction(db.withTables(), setVisibility('restricted'))
  await eventually(async () =>
    expect((await read(ask(`/api/signs/${sign}`))).data.frequency).toMatchObject({ uses: 10, recordings: 1 }),
  )
  const after = await answers()
  expect(naming(after)).toEqual([])
})
