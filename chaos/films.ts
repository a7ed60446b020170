import { setTimeout as delay } from 'node:timers/promises'
import type { SignRecord } from './ledger.ts'
import { isDone, isRefused, learnRevision, type Member, pause } from './members.ts'

const tus = { 'tus-resumable': '1.0.0' }

/** Sends a film in two parts, going on after failures, and attaches it. */
export async function attachFilm(member: Member, sign: SignRecord, film: Uint8Array): Promise<void> {
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
