import type { RelationKind, SignDocument } from '#domains/signs/sign-document.ts'

interface Link {
  kind: RelationKind | 'minimalPair'
  sign: number
}

/** The kind of a relation as seen from the other sign. */
const inverseKind = (kind: Link['kind']): Link['kind'] =>
  kind === 'hyponym' ? 'hypernym' : kind === 'hypernym' ? 'hyponym' : kind

/** Relations and minimal pairs of the published signs, readable from both signs wherever they were entered. */
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
      const remaining = (this.#to.get(sign) ?? []).filter((link) => link.sign !== id)
      if (remaining.length > 0) this.#to.set(sign, remaining)
      else this.#to.delete(sign)
    }
    this.#from.delete(id)
  }

  /** Typed relations of a sign, each once: its own in order, then those entered at other signs. */
  relationsOf(id: number): { kind: RelationKind; sign: number }[] {
    return this.#linksOf(id).flatMap(({ kind, sign }) => (kind === 'minimalPair' ? [] : { kind, sign }))
  }

  /** Typed relations of all signs as they were entered; one that was entered at both signs is returned twice. */
  *relations(): Generator<{ from: number; kind: RelationKind; to: number }> {
    for (const [from, links] of this.#from) {
      for (const { kind, sign } of links) if (kind !== 'minimalPair') yield { from, kind, to: sign }
    }
  }

  /** Minimal pairs entered by hand at either sign. */
  minimalPairsOf(id: number): number[] {
    return this.#linksOf(id).flatMap(({ kind, sign }) => (kind === 'minimalPair' ? sign : []))
  }

  #linksOf(id: number): Link[] {
    const links = [...(this.#from.get(id) ?? []), ...(this.#to.get(id) ?? [])]
    return [...new Map(links.map((link) => [`${link.kind}/${link.sign}`, link])).values()]
  }
}
