import type { GlossDecision } from './match-gloss.ts'

/** A decision about all uses of a value; null takes an earlier one back. */
export interface ValueDecision {
  value: string
  decision: GlossDecision | null
}

/** A link as programs send it. */
interface SentLink {
  value: string
  sign: number | null
  reason?: string | undefined
}

/** The decisions that links mean; a value that is sent with several signs is a compound of these. */
export function decisionsOf(links: readonly SentLink[]): ValueDecision[] {
  return [...Map.groupBy(links, ({ value }) => value)].map(([value, same]) => {
    const signs = same.flatMap(({ sign }) => sign ?? [])
    const reason = same.find((link) => link.reason !== undefined)?.reason
    if (signs.length > 0) return { value, decision: { signs } }
    return { value, decision: reason === undefined ? null : { reason } }
  })
}
