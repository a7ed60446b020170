import { type ParameterValues, unspecified, unspecifiedValues } from './parameter-values.ts'

/** Numbers the distinct values of one parameter in order of appearance. Code 0 means "not described". */
export class ValueCodes {
  readonly #values: ParameterValues[] = [unspecifiedValues]
  readonly #codesBySecond = new Map<number, Map<number, number>>([[unspecified, new Map([[unspecified, 0]])]])

  /** @param initial values that get the codes 1, 2… */
  constructor(initial: readonly ParameterValues[] = []) {
    for (const values of initial) this.codeOf(values)
  }

  /** All values; the index is the code. */
  get all(): readonly ParameterValues[] {
    return this.#values
  }

  values(code: number): ParameterValues {
    return this.#values[code] ?? unspecifiedValues
  }

  /** The code of values; assigns a new code to new values. */
  codeOf(values: ParameterValues): number {
    const [first, second] = values
    let codesByFirst = this.#codesBySecond.get(second)
    if (!codesByFirst) {
      codesByFirst = new Map()
      this.#codesBySecond.set(second, codesByFirst)
    }
    const code = codesByFirst.get(first) ?? this.#values.length
    if (code === this.#values.length) {
      codesByFirst.set(first, code)
      this.#values.push(values)
    }
    return code
  }
}
