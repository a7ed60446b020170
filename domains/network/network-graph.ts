import type { RelationKind } from '#domains/signs/sign-document.ts'
import { maxHeadDepth } from '#domains/vocabularies/reference-lists.ts'

/** Maximum number of nodes drawn at once; others are loaded with the neighbourhood of a selected node. */
export const maxDrawnNodes = 10_000

/** The properties of a published sign that the network needs. */
export interface GraphSign {
  id: number
  gloss: string
  /** Entry ids of its semantic fields. */
  fields: readonly number[]
}

/** A typed relation as entered at the sign `from`: "`to` is a hypernym of `from`". */
export interface Relation {
  from: number
  kind: RelationKind
  to: number
}

/** Nodes and edges of the network, in ascending order of ids. */
export interface NetworkGraph {
  signs: { id: number; gloss: string }[]
  /** Entry ids of the semantic fields that have signs, and of their heads. */
  fields: number[]
  /** Normalized and without duplicates (`normalizeRelation`). */
  relations: Relation[]
  memberships: { sign: number; field: number }[]
  /** Sub-fields and their heads. */
  groups: { field: number; head: number }[]
  /** Number of signs of each field in the whole dictionary, including signs that are not drawn. */
  counts: Map<number, number>
  /** Number of signs that are not drawn at once. */
  omittedSigns: number
}

interface GraphSource {
  signs: readonly GraphSign[]
  relations: Iterable<Relation>
  /** The head of a field's group; undefined for a field without one. */
  headOf: (field: number) => number | undefined
}

/**
 * The same relation in its canonical direction: hyponym becomes hypernym, and symmetric relations begin with the smaller
 * id.
 */
export function normalizeRelation({ from, kind, to }: Relation): Relation {
  if (kind === 'hyponym') return { from: to, kind: 'hypernym', to: from }
  if (kind === 'hypernym' || from < to) return { from, kind, to }
  return { from: to, kind, to: from }
}

/**
 * Builds the network of some signs. Relations with other signs, and of a sign with itself, are ignored. When there are
 * too many nodes, all fields and the signs with the most relations are drawn.
 */
export function buildGraph(
  { signs, relations, headOf }: GraphSource,
  maxNodes = maxDrawnNodes,
): NetworkGraph {
  const signIds = new Set(signs.map(({ id }) => id))
  const distinctRelations = deduplicateRelations(relations, signIds)
  const counts = countFields(signs)
  const groups = groupsAbove(counts.keys(), headOf)
  const fields = [...new Set([...counts.keys(), ...groups.map(({ head }) => head)])].sort(ascending)

  const maxSigns = Math.max(0, maxNodes - fields.length)
  const drawn = signs.length <= maxSigns ? signs : selectMostRelated(signs, distinctRelations, maxSigns)
  const isDrawn = drawn === signs ? signIds : new Set(drawn.map(({ id }) => id))
  return {
    signs: drawn.map(({ id, gloss }) => ({ id, gloss })).sort((a, b) => a.id - b.id),
    fields,
    relations: distinctRelations.filter(({ from, to }) => isDrawn.has(from) && isDrawn.has(to)),
    memberships: drawn.flatMap(({ id, fields }) =>
      [...new Set(fields)].map((field) => ({ sign: id, field })),
    ),
    groups,
    counts,
    omittedSigns: signs.length - drawn.length,
  }
}

/** The signs with a semantic field or a relation with another of these signs. */
export function selectLinked(signs: readonly GraphSign[], relations: Iterable<Relation>): GraphSign[] {
  const distinct = deduplicateRelations(relations, new Set(signs.map(({ id }) => id)))
  const related = new Set(distinct.flatMap(({ from, to }) => [from, to]))
  return signs.filter(({ id, fields }) => fields.length > 0 || related.has(id))
}

const ascending = (a: number, b: number) => a - b

/** Normalizes relations and removes duplicates. The result does not depend on their order. */
export function deduplicateRelations(
  relations: Iterable<Relation>,
  known: { has(id: number): boolean },
): Relation[] {
  const distinct = new Map<string, Relation>()
  for (const relation of relations) {
    if (relation.from === relation.to || !known.has(relation.from) || !known.has(relation.to)) continue
    const { from, kind, to } = normalizeRelation(relation)
    distinct.set(`${from} ${kind} ${to}`, { from, kind, to })
  }
  return [...distinct.values()].sort((a, b) => a.from - b.from || a.to - b.to || (a.kind < b.kind ? -1 : 1))
}

function countFields(signs: readonly GraphSign[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { fields } of signs) {
    for (const field of new Set(fields)) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return counts
}

function groupsAbove(used: Iterable<number>, headOf: GraphSource['headOf']): NetworkGraph['groups'] {
  const heads = new Map<number, number>()
  for (const start of used) {
    let field = start
    for (let depth = 0; depth < maxHeadDepth && !heads.has(field); depth++) {
      const head = headOf(field)
      if (head === undefined || head === field) break
      heads.set(field, head)
      field = head
    }
  }
  return [...heads].map(([field, head]) => ({ field, head })).sort((a, b) => a.field - b.field)
}

function selectMostRelated(
  signs: readonly GraphSign[],
  relations: readonly Relation[],
  maxSigns: number,
): GraphSign[] {
  const degrees = new Map<number, number>()
  for (const { from, to } of relations) {
    for (const id of [from, to]) degrees.set(id, (degrees.get(id) ?? 0) + 1)
  }
  const degree = ({ id }: GraphSign) => degrees.get(id) ?? 0
  return signs
    .filter((sign) => degree(sign) > 0)
    .sort((a, b) => degree(b) - degree(a) || a.id - b.id)
    .slice(0, maxSigns)
}
