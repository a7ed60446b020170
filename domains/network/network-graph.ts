import type { RelationKind } from '#domains/signs/sign-document.ts'

/** Signs and semantic fields drawn at once; of a larger dictionary the rest comes when something near it is opened. */
export const mostDrawn = 10_000

/** What the network must know of a published sign. */
export interface SignFacts {
  id: number
  gloss: string
  /** Entry ids of its semantic fields. */
  fields: readonly number[]
}

/** A typed relation as it was entered at the sign `from`: "`to` is its hypernym". */
export interface Relation {
  from: number
  kind: RelationKind
  to: number
}

/** The network as it is drawn: nodes, and edges between them, in ascending order of ids. */
export interface NetworkGraph {
  signs: { id: number; gloss: string }[]
  /** Entry ids of the semantic fields that have signs, and of the heads above them. */
  fields: number[]
  /** Each once for its pair of signs, wherever it was entered; of broader and narrower always the way up. */
  relations: Relation[]
  memberships: { sign: number; field: number }[]
  /** Sub-fields and the heads above them. */
  groups: { field: number; head: number }[]
  /** Signs of each field in the whole dictionary, not only those drawn. */
  counts: Map<number, number>
  /** Signs that are not drawn at once. */
  left: number
}

interface Parts {
  signs: readonly SignFacts[]
  relations: Iterable<Relation>
  /** The head under which a field is grouped; undefined at the top. */
  headOf: (field: number) => number | undefined
}

const deepest = 8

/** The same relation from whichever end it is told: the smaller id first, and of broader and narrower the way up. */
export function toldOnce({ from, kind, to }: Relation): Relation {
  if (kind === 'hyponym') return { from: to, kind: 'hypernym', to: from }
  if (kind === 'hypernym' || from < to) return { from, kind, to }
  return { from: to, kind, to: from }
}

/**
 * Builds the network of some signs. Relations with signs that are not among them, and of a sign with itself, are
 * left out. When there are too many nodes, the fields stay, and the signs with the most relations.
 */
export function buildGraph({ signs, relations, headOf }: Parts, most = mostDrawn): NetworkGraph {
  const known = new Set(signs.map(({ id }) => id))
  const told = onceEach(relations, known)
  const counts = countFields(signs)
  const groups = groupsAbove(counts.keys(), headOf)
  const fields = [...new Set([...counts.keys(), ...groups.map(({ head }) => head)])].sort(ascending)

  const room = Math.max(0, most - fields.length)
  const drawn = signs.length <= room ? signs : mostRelated(signs, told, room)
  const isDrawn = drawn === signs ? known : new Set(drawn.map(({ id }) => id))
  return {
    signs: drawn.map(({ id, gloss }) => ({ id, gloss })).sort((a, b) => a.id - b.id),
    fields,
    relations: told.filter(({ from, to }) => isDrawn.has(from) && isDrawn.has(to)),
    memberships: drawn.flatMap(({ id, fields }) =>
      [...new Set(fields)].map((field) => ({ sign: id, field })),
    ),
    groups,
    counts,
    left: signs.length - drawn.length,
  }
}

const ascending = (a: number, b: number) => a - b

/** Each relation once, the same whatever the order in which they come. */
export function onceEach(relations: Iterable<Relation>, known: { has(id: number): boolean }): Relation[] {
  const told = new Map<string, Relation>()
  for (const relation of relations) {
    if (relation.from === relation.to || !known.has(relation.from) || !known.has(relation.to)) continue
    const { from, kind, to } = toldOnce(relation)
    told.set(`${from} ${kind} ${to}`, { from, kind, to })
  }
  return [...told.values()].sort((a, b) => a.from - b.from || a.to - b.to || (a.kind < b.kind ? -1 : 1))
}

function countFields(signs: readonly SignFacts[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { fields } of signs) {
    for (const field of new Set(fields)) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return counts
}

function groupsAbove(used: Iterable<number>, headOf: Parts['headOf']): NetworkGraph['groups'] {
  const heads = new Map<number, number>()
  for (const start of used) {
    let field = start
    for (let depth = 0; depth < deepest && !heads.has(field); depth++) {
      const head = headOf(field)
      if (head === undefined || head === field) break
      heads.set(field, head)
      field = head
    }
  }
  return [...heads].map(([field, head]) => ({ field, head })).sort((a, b) => a.field - b.field)
}

function mostRelated(signs: readonly SignFacts[], relations: readonly Relation[], room: number): SignFacts[] {
  const degrees = new Map<number, number>()
  for (const { from, to } of relations) {
    for (const id of [from, to]) degrees.set(id, (degrees.get(id) ?? 0) + 1)
  }
  const degree = ({ id }: SignFacts) => degrees.get(id) ?? 0
  return signs
    .filter((sign) => degree(sign) > 0)
    .sort((a, b) => degree(b) - degree(a) || a.id - b.id)
    .slice(0, room)
}
