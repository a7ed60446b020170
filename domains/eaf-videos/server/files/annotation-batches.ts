import type { EafDocument, Tier } from '#packages/elan/index.ts'

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
 * @param vocabularies how the addresses of our vocabularies begin. Those of another installation have the same ids for other
 *   signs, so references to them are left out.
 */
export function* annotationBatches(document: EafDocument, vocabularies: string): Generator<string> {
  const { tiers } = document
  const isOfOurs = ourTiers(document, vocabularies)
  let rows: string[] = []
  let characters = 0
  for (const [tier, described] of tiers.entries())
    for (const [position, annotation] of described.annotations.entries()) {
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
        c: isOfOurs(described) ? entry : null,
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

/** Whether a tier is bound to a vocabulary of ours. */
function ourTiers({ types, vocabularies, externalRefs }: EafDocument, beginning: string) {
  const addresses = new Map(externalRefs.map(({ id, value }) => [id, value]))
  const ours = new Set(
    vocabularies.flatMap(({ id, externalRef }) =>
      addresses.get(externalRef ?? '')?.startsWith(beginning) ? id : [],
    ),
  )
  const ofOurs = new Set(types.flatMap(({ id, vocabulary }) => (ours.has(vocabulary ?? '') ? id : [])))
  return ({ type }: Pick<Tier, 'type'>) => ofOurs.has(type)
}

const isStorable = (millis: number | null): millis is number =>
  millis !== null && millis >= 0 && millis <= maxMillis
