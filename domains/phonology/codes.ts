import { nothing, silence, type Values } from './values.ts'

/** Small numbers for the values met in one parameter, in order of appearance; code 0 is "not described". */
export class Codes {
  readonly #values: Values[] = [nothing]
  readonly #bySecond = new Map<number, Map<number, number>>([[silence, new Map([[silence, 0]])]])

  constructor(known: readonly Values[] = []) {
    for (const values of known) this.of(values)
  }

  /** All values, by code. */
  get all(): readonly Values[] {
    return this.#values
  }

  /** The values of a code. */
  values(code: number): Values {
    return this.#values[code] ?? nothing
  }

  /** The code of values; a new one when they were never met. */
  of(values: Values): number {
    const [first, second] = values
    let byFirst = this.#bySecond.get(second)
    if (!byFirst) {
      byFirst = new Map()
      this.#bySecond.set(second, byFirst)
    }
    const code = byFirst.get(first) ?? this.#values.length
    if (code === this.#values.length) {
      byFirst.set(first, code)
      this.#values.push(values)
    }
    return code
  }
}
