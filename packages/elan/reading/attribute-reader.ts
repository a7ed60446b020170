import type { Diagnostics } from '../diagnostics.ts'
import { shortestSlice, stringKeeper } from './keep-string.ts'

/** Reads the attributes of one element after the other, and reports what is wrong with them. */
export class AttributeReader {
  element = ''
  line = 1
  readonly diagnostics: Diagnostics
  readonly keep = stringKeeper()
  #values: Record<string, string> = {}

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics
  }

  begin(element: string, values: Record<string, string>, line: number): void {
    this.element = element
    this.#values = values
    this.line = line
  }

  optional(name: string): string | null {
    const value = this.#values[name]
    return value === undefined ? null : this.keep(value)
  }

  /** The value, or an empty string and a diagnostic. */
  required(name: string): string {
    return this.keep(this.id(name))
  }

  /** The same for an id, which few other elements have: short ones are not remembered. */
  id(name: string): string {
    const value = this.#values[name]
    if (value !== undefined) return value.length < shortestSlice ? value : this.keep(value)
    this.diagnostics.report('missingAttribute', this.line, this.element, { attribute: name })
    return ''
  }

  boolean(name: string): boolean | null {
    const value = this.#values[name]
    return value === undefined ? null : value === 'true' || value === '1'
  }

  /** Whole milliseconds. A time slot with the value -1 has no time in ELAN. */
  milliseconds(name: string, id: string | null = null): number | null {
    const value = this.#values[name]
    if (value === undefined) return null
    // Most times have few digits.
    if (/^\d{1,15}$/.test(value)) return Number(value)
    const problem = { id, attribute: name, value: value.slice(0, 100) }
    if (!/^\s*[-+]?\d+\s*$/.test(value)) {
      this.diagnostics.report('invalidNumber', this.line, this.element, problem)
      return null
    }
    const number = Number(value)
    if (Number.isSafeInteger(number)) return number
    this.diagnostics.report('timeTooLarge', this.line, this.element, problem)
    return null
  }
}
