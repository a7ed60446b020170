import { type ParameterValues, unspecified, unspecifiedValues } from './parameter-values.ts'

/** Small numbers for the values met in one parameter, in order of appearance; code 0 is "not described". */
export class ValueCodes {
  readonly #values: ParameterValues[] = [unspecifiedValues]
  readonly #bySecond = new Map<number, Map<number, number>>([[unspecified, new Map([[unspecified, 0]])]])

  constructor(known: readonly ParameterValues[] = []) {
    for (const values of known) this.codeOf(values)
  }

  /** All values, by code. */
  get all(): readonly ParameterValues[] {
    return this.#values
  }

  /** The values of a code. */
  values(code: number): ParameterValues {
    return this.#values[code] ?? unspecifiedValues
  }

  /** The code of values; a new one when they were never met. */
  codeOf(values: ParameterValues): number {
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
