import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import type { ClientAnswer, HttpClient } from './http-client.ts'

/** A member who is signed in. */
export interface SignedIn {
  /** For pages. */
  cookie: { cookie: string }
  /** For the API. */
  bearer: { authorization: string }
}

/** @throws Error if the answer is another one */
export function expectStatus(answer: ClientAnswer, ...statuses: number[]): ClientAnswer {
  if (!statuses.includes(answer.status)) throw new Error(`status ${answer.status}`)
  return answer
}

export const dataOf = (answer: ClientAnswer) => JSON.parse(answer.text).data

/** Signs a person of the cast in. */
export async function signIn(client: HttpClient, name: CastName): Promise<SignedIn> {
  const answer = await client.send({
    method: 'POST',
    path: '/api/signbank/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: castEmail(name), password: castPassword }),
  })
  const cookies = expectStatus(answer, 200).headers['set-cookie'] ?? []
  return {
    cookie: {
      cookie: [cookies]
        .flat()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
    bearer: { authorization: `Bearer ${dataOf(answer).token}` },
  }
}

/** Signs that Bruno describes, each with the revision that the next change names. */
export interface OwnSign {
  id: number
  revision: number
  isBusy: boolean
}

/** Makes pending signs. */
export async function makeSigns(client: HttpClient, { bearer }: SignedIn, count: number): Promise<OwnSign[]> {
  const signs: OwnSign[] = []
  for (let n = 1; n <= count; n++) {
    const body = JSON.stringify({ gloss: `LOAD-${n}`, translations: { pt: [[`carga ${n}`]] } })
    const headers = { ...bearer, 'content-type': 'application/json' }
    const answer = await client.send({ method: 'POST', path: '/api/signs', headers, body })
    const { id, revision } = dataOf(expectStatus(answer, 201))
    signs.push({ id, revision, isBusy: false })
  }
  return signs
}

/** Changes the lemma of one of the signs without a change in progress. */
export async function changeSign(
  client: HttpClient,
  { bearer }: SignedIn,
  signs: readonly OwnSign[],
  n: number,
): Promise<void> {
  const sign = signs.find(({ isBusy }) => !isBusy)
  if (!sign) throw new Error('all signs are being changed')
  sign.isBusy = true
  try {
    const answer = await client.send({
      method: 'PATCH',
      path: `/api/signs/${sign.id}`,
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: sign.revision, lemma: `L${n}` }),
    })
    sign.revision = dataOf(expectStatus(answer, 200)).revision
  } finally {
    sign.isBusy = false
  }
}

const tus = { 'tus-resumable': '1.0.0' }

/** Uploads a film and attaches it to a new sign, so that the worker converts it. */
export async function uploadFilm(
  client: HttpClient,
  member: SignedIn,
  { film, gloss }: { film: Uint8Array; gloss: string },
): Promise<void> {
  const json = { ...member.bearer, 'content-type': 'application/json' }
  const created = await client.send({
    method: 'POST',
    path: '/api/uploads',
    headers: {
      ...member.bearer,
      ...tus,
      'upload-length': `${film.length}`,
      'upload-metadata': `filename ${Buffer.from('film.mp4').toString('base64')}`,
    },
  })
  const { pathname } = new URL(String(expectStatus(created, 201).headers.location), 'http://localhost')
  const sent = await client.send({
    method: 'PATCH',
    path: pathname,
    headers: {
      ...member.bearer,
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: film,
  })
  expectStatus(sent, 204)
  const sign = await client.send({
    method: 'POST',
    path: '/api/signs',
    headers: json,
    body: JSON.stringify({ gloss, translations: { pt: [[gloss.toLowerCase()]] } }),
  })
  const media = {
    upload: pathname.split('/').at(-1),
    role: 'main',
    licence: 'CC BY 4.0',
    credit: null,
    signer: 'Ana',
    signerConsent: 'In writing',
  }
  const path = `/api/signs/${dataOf(expectStatus(sign, 201)).id}/media`
  expectStatus(
    await client.send({ method: 'POST', path, headers: json, body: JSON.stringify(media) }),
    201,
    202,
  )
}
