import { setTimeout as delay } from 'node:timers/promises'

/** One kind of request, and how often it is sent. */
export interface RequestKind {
  name: string
  group: RequestGroup
  /** Parts of all requests; any unit. */
  share: number
  /** Sends one. @throws Error if the answer is not the expected one */
  send(n: number): Promise<void>
}

export type RequestGroup = 'public pages' | 'API' | 'panel' | 'changes' | 'uploads'

export interface KindResult {
  kind: RequestKind
  /** Milliseconds from the moment at which the request should have been sent. */
  times: number[]
  errors: Map<string, number>
}

interface ArrivalOptions {
  /** Requests a second. */
  rate: number
  seconds: number
  random: () => number
}

/**
 * Sends requests at random moments with a constant rate, whether earlier ones were answered or not, as many visitors do.
 * Returns when all are answered.
 */
export async function sendArrivals(
  kinds: readonly RequestKind[],
  { rate, seconds, random }: ArrivalOptions,
): Promise<KindResult[]> {
  const results = kinds.map((kind): KindResult => ({ kind, times: [], errors: new Map() }))
  const running = new Set<Promise<void>>()
  const start = performance.now()
  let at = 0
  for (let n = 0; ; n++) {
    // Poisson arrivals: exponential gaps.
    at += (-Math.log(1 - random()) * 1000) / rate
    if (at > seconds * 1000) break
    const wait = start + at - performance.now()
    if (wait > 0) await delay(wait)
    const call = sendOne(pick(results, random()), n, start + at)
    running.add(call)
    void call.finally(() => running.delete(call))
  }
  await Promise.all(running)
  return results
}

async function sendOne({ kind, times, errors }: KindResult, n: number, planned: number): Promise<void> {
  try {
    await kind.send(n)
    times.push(performance.now() - planned)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    errors.set(reason, (errors.get(reason) ?? 0) + 1)
  }
}

/** @param chance from 0 to less than 1 */
function pick(results: readonly KindResult[], chance: number): KindResult {
  const total = results.reduce((sum, { kind }) => sum + kind.share, 0)
  let left = chance * total
  const found = results.find(({ kind }) => {
    left -= kind.share
    return left < 0
  })
  return found ?? (results.at(-1) as KindResult)
}
