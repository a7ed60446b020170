import type { Tier } from '#packages/elan/index.ts'

/** An annotation with the short names of `insertAnnotations`: tier, position, id, begin, end, timing, value, entry. */
export interface BatchedAnnotation {
  t: number
  p: number
  i: string
  b: number
  e: number
  m: string
  v: string
  c: string | null
}

/** The database stores milliseconds as 32-bit integers: 24 days. */
const maxMillis = 2_147_483_647
const rowsPerBatch = 2000
/** Values can have a million characters. */
const charactersPerBatch = 500_000

/**
 * The annotations of all tiers as lines of JSON, each an array of `BatchedAnnotation` that one statement stores. The server
 * passes the lines on without reading them. Tiers and positions count from 1.
 */
export function* annotationBatches(tiers: readonly Pick<Tier, 'annotations'>[]): Generator<string> {
  let rows: string[] = []
  let characters = 0
  for (const [tier, { annotations }] of tiers.entries())
    for (const [position, annotation] of annotations.entries()) {
      const { id, begin, end, timing, value, entry } = annotation
      const isKnown = isStorable(begin) && isStorable(end)
      const row: BatchedAnnotation = {
        t: tier + 1,
        p: position + 1,
        i: id,
        b: isKnown ? Math.round(begin) : 0,
        e: isKnown ? Math.round(end) : 0,
        m: isKnown ? timing : 'unknown',
        v: value,
        c: entry,
      }
      const text = JSON.stringify(row)
      rows.push(text)
      characters += text.length
      if (rows.length < rowsPerBatch && characters < charactersPerBatch) continue
      yield `[${rows.join(',')}]\n`
      rows = []
      characters = 0
    }
  if (rows.length > 0) yield `[${rows.join(',')}]\n`
}

const isStorable = (millis: number | null): millis is number =>
  millis !== null && millis >= 0 && millis <= maxMillis
