import { expect, test } from 'vitest'
import type { RelationKind } from '#domains/signs/sign-document.ts'
import { SignLinks } from './sign-links.ts'

const to = (kind: RelationKind, sign: number) => ({ relations: [{ kind, sign }], minimalPairs: [] })

test('a relation is visible from both signs; hyponym and hypernym are exchanged, other kinds are the same [SGN-06]', () => {
  const links = new SignLinks()
  links.put(1, to('hyponym', 2))
  links.put(3, to('antonym', 2))
  expect(links.relationsOf(1)).toEqual([{ kind: 'hyponym', sign: 2 }])
  expect(links.relationsOf(2)).toEqual([
    { kind: 'hypernym', sign: 1 },
    { kind: 'antonym', sign: 3 },
  ])
})

test('a relation entered at both signs is returned once', () => {
  const links = new SignLinks()
  links.put(1, to('hyponym', 2))
  links.put(2, to('hypernym', 1))
  expect(links.relationsOf(1)).toEqual([{ kind: 'hyponym', sign: 2 }])
  expect(links.relationsOf(2)).toEqual([{ kind: 'hypernym', sign: 1 }])
})

test('a sign that is replaced or removed leaves no old relations', () => {
  const links = new SignLinks()
  links.put(1, { relations: [{ kind: 'synonym', sign: 2 }], minimalPairs: [2] })
  links.put(1, to('synonym', 3))
  expect(links.relationsOf(2)).toEqual([])
  expect(links.minimalPairsOf(2)).toEqual([])
  links.remove(1)
  expect(links.relationsOf(3)).toEqual([])
})

test('minimal pairs entered by hand are visible from both signs', () => {
  const links = new SignLinks()
  links.put(1, { relations: [], minimalPairs: [2] })
  expect(links.minimalPairsOf(2)).toEqual([1])
})
