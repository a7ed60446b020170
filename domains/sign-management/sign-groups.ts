/** Group 0 means no sign. */
const noGroup = 0

/**
 * Signs grouped by facts. What depends on these facts only is decided once for a group instead of for each sign: a
 * dictionary has many signs and few combinations of facts.
 */
export class SignGroups<Sign extends { id: number }> {
  readonly #factsOf: (sign: Sign) => readonly unknown[]
  readonly #numbers = new Map<string, number>()
  /** By group: its facts as a text, one sign of it, the number of its signs. */
  readonly #keys: string[] = ['']
  readonly #examples: (Sign | undefined)[] = [undefined]
  readonly #sizes: number[] = [0]
  readonly #free: number[] = []
  /** The group of each sign, by its id. */
  #groups = new Uint32Array(0)

  /** @param factsOf facts that JSON can represent */
  constructor(factsOf: (sign: Sign) => readonly unknown[]) {
    this.#factsOf = factsOf
  }

  /** The numbers of groups are below this one. */
  get limit(): number {
    return this.#keys.length
  }

  /** The group of each sign, by its id. */
  get byId(): Uint32Array {
    return this.#groups
  }

  put(sign: Sign): void {
    const key = JSON.stringify(this.#factsOf(sign))
    if (this.#keys[this.#groups[sign.id] ?? noGroup] === key) return
    this.remove(sign.id)
    const group = this.#numbers.get(key) ?? this.#create(key, sign)
    this.#sizes[group] = this.size(group) + 1
    if (sign.id >= this.#groups.length) {
      const longer = new Uint32Array(Math.max(1_024, 2 * sign.id))
      longer.set(this.#groups)
      this.#groups = longer
    }
    this.#groups[sign.id] = group
  }

  remove(id: number): void {
    const group = this.#groups[id] ?? noGroup
    if (group === noGroup) return
    this.#groups[id] = noGroup
    this.#sizes[group] = this.size(group) - 1
    if (this.size(group) > 0) return
    this.#numbers.delete(this.#keys[group] ?? '')
    this.#keys[group] = ''
    this.#examples[group] = undefined
    this.#free.push(group)
  }

  /** The number of signs in a group. */
  size(group: number): number {
    return this.#sizes[group] ?? 0
  }

  /** Calls back with each group and one of its signs. */
  each(callback: (sign: Sign, group: number) => void): void {
    for (const [group, sign] of this.#examples.entries()) if (sign) callback(sign, group)
  }

  /** 1 for each group whose signs satisfy a condition on their facts, by group. */
  where(condition: (sign: Sign) => boolean): Uint8Array {
    const chosen = new Uint8Array(this.limit)
    this.each((sign, group) => {
      if (condition(sign)) chosen[group] = 1
    })
    return chosen
  }

  #create(key: string, sign: Sign): number {
    const group = this.#free.pop() ?? this.limit
    this.#numbers.set(key, group)
    this.#keys[group] = key
    this.#examples[group] = sign
    this.#sizes[group] = 0
    return group
  }
}
