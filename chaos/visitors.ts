import { setTimeout as delay } from 'node:timers/promises'
import { type Client, readJson } from './client.ts'
import type { Ledger, SignRecord } from './ledger.ts'
import type { Random } from './random.ts'

interface Visit {
  client: Client
  ledger: Ledger
  random: Random
  isStopped: () => boolean
  /** As of `Date.now()`: since when all processes follow changes. */
  quietSince: () => number
  /** How long a process may show a withdrawn sign after that, in milliseconds. */
  followMs: number
}

const pages = [
  '/en',
  '/pt/signs/view-all',
  '/de/search-signs/category',
  '/hu/about',
  '/api/signs?page=2',
] as const

/** Reads pages, searches for the signs of members, and notes what should not be public. */
export async function visit(visit: Visit): Promise<void> {
  const { client, ledger, random, isStopped } = visit
  for (let n = 0; !isStopped(); n++) {
    await client.send(random.pick([...pages, `/en/search-signs/words?q=a&n=${n}`]))
    const sign = ledger.signs.at(-1 - Math.floor(random.next() * 20))
    if (sign) await lookFor(sign, visit)
    await delay(random.between(20, 120))
  }
}

async function lookFor(sign: SignRecord, { client, ledger, quietSince, followMs }: Visit) {
  const asked = Date.now()
  const search = readJson(await client.send(`/api/signs?q=${sign.gloss}&type=exact`))
  const isFound = search?.data?.some(({ gloss }: { gloss: string }) => gloss === sign.gloss) ?? false
  const page = sign.id === null ? null : await client.send(`/pt/signs/view/${sign.id}`)
  if (!isFound && page?.status !== 200) return
  if (!sign.wasOffered) ledger.violations.add(`${sign.gloss} was public before anybody asked to publish it`)
  const hiddenSince = sign.withdrawnAt
  const limit =
    hiddenSince === null ? Number.POSITIVE_INFINITY : Math.max(hiddenSince, quietSince()) + followMs
  if (asked > limit) ledger.violations.add(`${sign.gloss} was public long after its withdrawal`)
}
