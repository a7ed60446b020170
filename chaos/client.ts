import type { Ledger } from './ledger.ts'
import type { Outages } from './outages.ts'
import type { ProgramProcess } from './program-process.ts'

/** An answer, or `null` when the connection failed or nothing came in time. */
export type Answer = { status: number; headers: Headers; text: string } | null

/** Counts of one kind of request. */
export interface Counts {
  answered: number
  /** 503 with Retry-After, or 507. */
  unavailable: number
  /** The connection failed, or nothing came in time. */
  lost: number
}

export interface Client {
  /** Sends a request to a process, to any of the two by default. Redirects are not followed. */
  send(path: string, init?: RequestInit & { to?: ProgramProcess }): Promise<Answer>
  counts: Counts
}

/** Longer than every limit of the program. */
const answerLimitMs = 60_000
const expected = new Set([503, 507])

interface Options {
  web: readonly [ProgramProcess, ProgramProcess]
  ledger: Ledger
  outages: Outages
  /** The name of the person, in reports. */
  who: string
}

/** A program that asks one process and then the other, as a proxy does. */
export function createClient({ web, ledger, outages, who }: Options): Client {
  let turn = 0
  const counts: Counts = { answered: 0, unavailable: 0, lost: 0 }
  return {
    counts,
    async send(path, { to, ...init } = {}) {
      const process = to ?? web[turn++ % 2] ?? web[0]
      let answer: Answer
      try {
        const signal = AbortSignal.timeout(answerLimitMs)
        const response = await fetch(`${process.origin}${path}`, { redirect: 'manual', ...init, signal })
        answer = { status: response.status, headers: response.headers, text: await response.text() }
      } catch {
        counts.lost += 1
        return null
      }
      if (answer.status < 500) {
        counts.answered += 1
        outages.succeeded(process.name)
        outages.succeeded('site')
      } else counts.unavailable += 1
      const method = init.method ?? 'GET'
      const place = `${who}: ${method} ${path.replace(/\d+/g, 'N').split('?')[0]}`
      if (answer.status >= 500 && !expected.has(answer.status))
        ledger.violations.add(`${place} was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
      if (answer.status === 503 && !answer.headers.has('retry-after'))
        ledger.violations.add(`${place} was answered 503 without Retry-After`)
      return answer
    },
  }
}

export const readJson = (answer: Answer) => {
  try {
    return JSON.parse(answer?.text ?? 'null')
  } catch {
    return null
  }
}
