import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relationKinds } from '#domains/signs/sign-document.ts'
import { buildGraph, type Relation } from './network-graph.ts'

const sign = (id: number, ...fields: number[]) => ({ id, gloss: `S${id}`, fields })
const noHead = () => undefined
const anyRelation = fc.record({
  from: fc.integer({ min: 1, max: 12 }),
  kind: fc.constantFrom(...relationKinds),
  to: fc.integer({ min: 1, max: 12 }),
})

describe('the network of signs', () => {
  test('contains a relation once for its pair, at whichever sign and however often it was entered [PUB-11]', () => {
    const relations: Relation[] = [
      { from: 2, kind: 'synonym', to: 1 },
      { from: 1, kind: 'synonym', to: 2 },
      { from: 1, kind: 'hyponym', to: 2 },
      { from: 2, kind: 'hypernym', to: 1 },
    ]
    expect(buildGraph({ signs: [sign(1), sign(2)], relations, headOf: noHead }).relations).toEqual([
      { from: 1, kind: 'synonym', to: 2 },
      { from: 2, kind: 'hypernym', to: 1 },
    ])
  })

  test('does not depend on the order of relations, and contains each pair once for each kind', () => {
    fc.assert(
      fc.property(fc.array(anyRelation), (relations) => {
        const signs = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => sign(id))
        const graph = buildGraph({ signs, relations, headOf: noHead })
        const reversed = buildGraph({ signs, relations: relations.toReversed(), headOf: noHead })
        expect(reversed).toEqual(graph)
        const pairs = graph.relations.map(({ from, kind, to }) => `${kind} ${[from, to].sort()} ${from}`)
        expect(new Set(pairs).size).toBe(pairs.length)
        for (const { from, to } of graph.relations) {
          expect(from).not.toBe(to)
          expect(Math.max(from, to)).toBeLessThanOrEqual(8)
        }
      }),
    )
  })

  test('omits relations with a sign that is not published [PUB-11]', () => {
    const relations: Relation[] = [
      { from: 1, kind: 'antonym', to: 99 },
      { from: 99, kind: 'synonym', to: 1 },
    ]
    const graph = buildGraph({ signs: [sign(1)], relations, headOf: noHead })
    expect(graph.relations).toEqual([])
    expect(JSON.stringify(graph)).not.toContain('99')
  })

  test('contains the fields of signs, their heads, and the number of signs of each field', () => {
    const headOf = (field: number) => ({ 31: 30, 30: 29 })[field]
    const graph = buildGraph({ signs: [sign(1, 31), sign(2, 31, 31), sign(3, 40)], relations: [], headOf })
    expect(graph.fields).toEqual([29, 30, 31, 40])
    expect(graph.groups).toEqual([
      { field: 30, head: 29 },
      { field: 31, head: 30 },
    ])
    expect(graph.memberships).toEqual([
      { sign: 1, field: 31 },
      { sign: 2, field: 31 },
      { sign: 3, field: 40 },
    ])
    expect([...graph.counts]).toEqual([
      [31, 2],
      [40, 1],
    ])
  })

  test('is finite when heads form a cycle', () => {
    const headOf = (field: number) => (field === 31 ? 30 : 31)
    expect(buildGraph({ signs: [sign(1, 31)], relations: [], headOf }).fields).toEqual([30, 31])
  })

  test('contains the fields and the signs with the most relations when there are too many nodes, and counts the others', () => {
    const signs = [sign(1, 30), sign(2, 30), sign(3), sign(4), sign(5)]
    const relations: Relation[] = [
      { from: 3, kind: 'synonym', to: 4 },
      { from: 4, kind: 'antonym', to: 5 },
    ]
    const graph = buildGraph({ signs, relations, headOf: noHead }, 3)
    expect(graph.signs.map(({ id }) => id)).toEqual([3, 4])
    expect(graph.fields).toEqual([30])
    expect(graph.relations).toEqual([{ from: 3, kind: 'synonym', to: 4 }])
    expect(graph.counts.get(30)).toBe(2)
    expect(graph.omittedSigns).toBe(3)
  })
})
