import { setTimeout as delay } from 'node:timers/promises'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { type Answer, type Client, readJson } from './client.ts'
import type { Ledger, SignRecord } from './ledger.ts'
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

/** Limits of members are counted for an hour at most. */
const longestLimitSeconds = 3_600

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
      const waitSeconds = Number(answer?.headers.get('retry-after') ?? 0)
      if (waitSeconds > longestLimitSeconds)
        ledger.violations.add(`${name} was told to wait for ${waitSeconds} seconds`)
      return answer
    },
  }
}

/** Whether the server refused the request and changed nothing. After no answer, or 5xx, the request may have been carried out. */
export const isRefused = (answer: Answer): boolean =>
  answer !== null && ((answer.status >= 400 && answer.status < 500) || answer.status === 507)
export const isDone = (answer: Answer): answer is NonNullable<Answer> =>
  answer !== null && answer.status >= 200 && answer.status < 300

/** One write a second is the limit of an account. */
export const pause = ({ random }: Member) => delay(random.between(1_000, 1_400))

/** Reads the revision after a request without an answer. @returns false when the run ended before */
export async function learnRevision(member: Member, sign: SignRecord): Promise<boolean> {
  while (sign.revision === 0 && !member.isStopped()) {
    const answer = await member.call('GET', `/api/signs/${sign.id}?version=current`)
    if (answer?.status === 200) sign.revision = readJson(answer).data.revision
    else await delay(500)
  }
  return sign.revision > 0
}
