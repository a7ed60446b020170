import { setTimeout as delay } from 'node:timers/promises'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { type Answer, type Client, readJson } from './client.ts'
import { createSignRecord, type Ledger, type SignRecord } from './ledger.ts'
import type { Random } from './random.ts'

export interface Member {
  name: CastName
  client: Client
  ledger: Ledger
  random: Random
  isStopped: () => boolean
  /** Sends a request with the session of the member. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

interface Options extends Pick<Member, 'client' | 'ledger' | 'random' | 'isStopped'> {
  name: CastName
  origin: string
}

/** Signs in. @throws Error if that fails */
export async function signIn({ name, origin, ...shared }: Options): Promise<Member> {
  const { client, ledger } = shared
  const signedIn = await client.send('/api/signbank/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: castEmail(name), password: castPassword }),
  })
  const token = readJson(signedIn)?.data?.token
  if (typeof token !== 'string') throw new Error(`${name} cannot sign in: ${signedIn?.text}`)
  return {
    name,
    ...shared,
    async call(method, path, body, headers = {}) {
      const isRaw = body === undefined || body instanceof Uint8Array || body instanceof FormData
      const answer = await client.send(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(!isRaw && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      })
      if (answer?.status === 401) ledger.violations.add(`the session of ${name} was lost`)
      return answer
    },
  }
}

/** Whether the server refused the request and changed nothing. After no answer, or 5xx, the request may have been carried out. */
export const isRefused = (answer: Answer): boolean =>
  answer !== null && ((answer.status >= 400 && answer.status < 500) || answer.status === 507)
const isDone = (answer: Answer): answer is NonNullable<Answer> =>
  answer !== null && answer.status >= 200 && answer.status < 300

/** One write a second is the limit of an account. */
const pause = ({ random }: Member) => delay(random.between(1_000, 1_400))

/** Adds signs, changes them and attaches films. */
export async function describeSigns(member: Member, film: Uint8Array | null): Promise<void> {
  for (let n = 1; !member.isStopped(); n++) {
    const gloss = `CHAOS-${member.name.toUpperCase()}-${n}`
    const sign = await addSign(member, gloss)
    for (let change = 1; sign.id !== null && change <= 3 && !member.isStopped(); change++)
      await changeLemma(member, sign, `L${change}`)
    if (film && sign.id !== null && n % 3 === 1) await attachFilm(member, sign, film)
  }
}

async function addSign(member: Member, gloss: string): Promise<SignRecord> {
  const sign = createSignRecord(gloss, member.name)
  member.ledger.signs.push(sign)
  const body = { gloss, translations: { pt: [[gloss.toLowerCase()]] } }
  const answer = await member.call('POST', '/api/signs', body)
  if (isDone(answer)) {
    const { id, revision } = readJson(answer).data
    Object.assign(sign, { id, revision })
    member.ledger.acknowledged += 1
  }
  await pause(member)
  return sign
}

async function changeLemma(member: Member, sign: SignRecord, lemma: string): Promise<void> {
  if (!(await learnRevision(member, sign))) return
  const before = new Set(sign.lemmas)
  sign.lemmas.add(lemma)
  const answer = await member.call('PATCH', `/api/signs/${sign.id}`, { revision: sign.revision, lemma })
  if (isDone(answer)) {
    sign.lemmas = new Set([lemma])
    sign.revision = readJson(answer).data.revision
    member.ledger.acknowledged += 1
  } else if (isRefused(answer)) {
    sign.lemmas = before
    sign.revision = 0
  } else sign.revision = 0
  await pause(member)
}

/** Reads the revision after a request without an answer. @returns false when the run ended before */
async function learnRevision(member: Member, sign: SignRecord): Promise<boolean> {
  while (sign.revision === 0 && !member.isStopped()) {
    const answer = await member.call('GET', `/api/signs/${sign.id}?version=current`)
    if (answer?.status === 200) sign.revision = readJson(answer).data.revision
    else await delay(500)
  }
  return sign.revision > 0
}

const tus = { 'tus-resumable': '1.0.0' }

/** Sends a film in two parts, going on after failures, and attaches it. */
async function attachFilm(member: Member, sign: SignRecord, film: Uint8Array): Promise<void> {
  const upload = await sendFilm(member, film)
  if (upload === null || !(await learnRevision(member, sign))) return
  sign.maybeAttached += 1
  const attribution = { licence: 'CC BY 4.0', credit: null, signer: 'Ana', signerConsent: 'In writing' }
  const answer = await member.call('POST', `/api/signs/${sign.id}/media`, {
    upload,
    role: 'main',
    ...attribution,
  })
  if (isDone(answer) || isRefused(answer)) sign.maybeAttached -= 1
  if (isDone(answer)) {
    sign.attached += 1
    member.ledger.acknowledged += 1
  }
  sign.revision = 0
  await pause(member)
}

async function sendFilm(member: Member, film: Uint8Array): Promise<string | null> {
  const metadata = `filename ${Buffer.from('film.mp4').toString('base64')}`
  const created = await member.call('POST', '/api/uploads', undefined, {
    ...tus,
    'upload-length': `${film.length}`,
    'upload-metadata': metadata,
  })
  const location = created?.headers.get('location')
  if (!location) return null
  const { pathname } = new URL(location, 'http://localhost')
  for (let tries = 0; tries < 100 && !member.isStopped(); tries++) {
    const state = await member.call('HEAD', pathname, undefined, tus)
    if (state?.status === 404) return null
    const offset = Number(state?.headers.get('upload-offset') ?? Number.NaN)
    if (offset === film.length) return pathname.split('/').at(-1) ?? null
    if (Number.isNaN(offset)) await delay(500)
    else
      await member.call('PATCH', pathname, film.subarray(offset, offset + Math.ceil(film.length / 2)), {
        ...tus,
        'upload-offset': `${offset}`,
        'content-type': 'application/offset+octet-stream',
      })
    await pause(member)
  }
  return null
}

/** Publishes signs of others and withdraws some of them. */
export async function decideSigns(member: Member): Promise<void> {
  while (!member.isStopped()) {
    const candidates = member.ledger.signs.filter(({ id, author }) => id !== null && author !== member.name)
    const sign = candidates[Math.floor(member.random.next() * candidates.length)]
    if (sign) await decide(member, sign)
    await pause(member)
  }
}

async function decide(member: Member, sign: SignRecord): Promise<void> {
  const current = readJson(await member.call('GET', `/api/signs/${sign.id}?version=current`))?.data
  if (!current) return
  const status = current.status === 'published' ? 'pending' : 'published'
  const before = new Set(sign.statuses)
  sign.statuses.add(status)
  if (status === 'published') Object.assign(sign, { wasOffered: true, withdrawnAt: null })
  const answer = await member.call('PUT', `/api/signs/${sign.id}/status`, {
    status,
    revision: current.revision,
    ...(status === 'published' && { withoutVideo: true }),
  })
  if (isDone(answer)) {
    sign.statuses = new Set([status])
    if (status === 'pending') sign.withdrawnAt = Date.now()
    member.ledger.acknowledged += 1
  } else if (isRefused(answer)) sign.statuses = before
}
