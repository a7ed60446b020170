import type { PanelSign } from './panel-sign.ts'

/** Signs by the id at their source, `12`, and together with the source, `source:12`. */
export class SourceNames {
  readonly #ids = new Map<string, Set<number>>()

  add(sign: PanelSign): void {
    for (const name of namesOf(sign)) {
      const ids = this.#ids.get(name)
      if (ids) ids.add(sign.id)
      else this.#ids.set(name, new Set([sign.id]))
    }
  }

  remove(sign: PanelSign): void {
    for (const name of namesOf(sign)) {
      const ids = this.#ids.get(name)
      ids?.delete(sign.id)
      if (ids?.size === 0) this.#ids.delete(name)
    }
  }

  find(name: string): Iterable<number> {
    return this.#ids.get(name) ?? []
  }
}

const namesOf = ({ source, sourceId }: PanelSign): string[] =>
  sourceId === null ? [] : [...new Set([sourceId, `${source}:${sourceId}`])]
