import type { RelationKind, SignDocument } from '#domains/signs/sign-document.ts'

interface Link {
  kind: RelationKind | 'minimalPair'
  sign: number
}

/** What a relation is called from its other end. */
const inverseKind = (kind: Link['kind']): Link['kind'] =>
  kind === 'hyponym' ? 'hypernym' : kind === 'hypernym' ? 'hyponym' : kind

/** Relations and minimal pairs of the published signs, readable from both ends wherever they were entered. */
export class SignLinks {
  #from = new Map<number, Link[]>()
  #to = new Map<number, Link[]>()

  put(id: number, { relations, minimalPairs }: Pick<SignDocument, 'relations' | 'minimalPairs'>): void {
    this.remove(id)
    const links: Link[] = [
      ...relations,
      ...minimalPairs.map((sign) => ({ kind: 'minimalPair' as const, sign })),
    ]
    if (links.length > 0) this.#from.set(id, links)
    for (const { kind, sign } of links) {
      this.#to.set(sign, [...(this.#to.get(sign) ?? []), { kind: inverseKind(kind), sign: id }])
    }
  }

  remove(id: number): void {
    for (const { sign } of this.#from.get(id) ?? []) {
      const left = (this.#to.get(sign) ?? []).filter((link) => link.sign !== id)
      if (left.length > 0) this.#to.set(sign, left)
      else this.#to.delete(sign)
    }
    this.#from.delete(id)
  }

  /** Typed relations of a sign: its own in order, then those entered at the other sign; each once. */
  relationsOf(id: number): { kind: RelationKind; sign: number }[] {
    return this.#linksOf(id).flatMap(({ kind, sign }) => (kind === 'minimalPair' ? [] : { kind, sign }))
  }

  /** Typed relations of all signs, as they were entered: a pair may be told from both ends. */
  *relations(): Generator<{ from: number; kind: RelationKind; to: number }> {
    for (const [from, links] of this.#from) {
      for (const { kind, sign } of links) if (kind !== 'minimalPair') yield { from, kind, to: sign }
    }
  }

  /** Minimal pairs set by hand, at either sign. */
  minimalPairsOf(id: number): number[] {
    return this.#linksOf(id).flatMap(({ kind, sign }) => (kind === 'minimalPair' ? sign : []))
  }

  #linksOf(id: number): Link[] {
    const links = [...(this.#from.get(id) ?? []), ...(this.#to.get(id) ?? [])]
    return [...new Map(links.map((link) => [`${link.kind}/${link.sign}`, link])).values()]
  }
}
