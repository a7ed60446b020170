import type { Diagnostics } from '../diagnostics.ts'

/** A reference: the attribute, its value, and the ids that exist. */
export type Reference = [attribute: string, value: string | null, targets: ReadonlySet<string>]

/** Reports ids that occur twice and references that lead nowhere. */
export class ReferenceChecker {
  readonly diagnostics: Diagnostics
  readonly #lines: ReadonlyMap<object, number>

  constructor(diagnostics: Diagnostics, lines: ReadonlyMap<object, number>) {
    this.diagnostics = diagnostics
    this.#lines = lines
  }

  lineOf(item: object): number {
    return this.#lines.get(item) ?? 1
  }

  /** The ids of elements of one kind. */
  idsOf(items: readonly { id: string | null }[], element: string, attribute: string): Set<string> {
    const ids = new Set<string>()
    for (const item of items) {
      const { id } = item
      if (id === null) continue
      if (ids.has(id)) this.diagnostics.report('duplicateId', this.lineOf(item), element, { id, attribute })
      ids.add(id)
    }
    return ids
  }

  check(item: object, element: string, id: string | null, references: readonly Reference[]): void {
    for (const [attribute, value, targets] of references)
      if (value && !targets.has(value))
        this.diagnostics.report('danglingReference', this.lineOf(item), element, { id, attribute, value })
  }
}
