/** What is wrong in a file that can still be read. */
export const diagnosticCodes = [
  'danglingReference',
  'duplicateId',
  'endBeforeBegin',
  'invalidNumber',
  'missingAttribute',
  'parentCycle',
  'previousCycle',
  'tierCycle',
  'timeTooLarge',
  'timeUnits',
  'unexpectedElement',
  'unknownConstraint',
  'unknownTime',
  'wrongAnnotationKind',
] as const
export type DiagnosticCode = (typeof diagnosticCodes)[number]

/** One problem: the line (1 is the first), the element, its id if it has one, and the attribute and value concerned. */
export interface Diagnostic {
  code: DiagnosticCode
  line: number
  element: string
  id: string | null
  attribute: string | null
  value: string | null
}

/** The diagnostics of a file. A hostile file could cause millions, so only the first ones are kept and all are counted. */
export class Diagnostics {
  readonly list: Diagnostic[] = []
  readonly #limit: number
  #count = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get omitted(): number {
    return this.#count - this.list.length
  }

  report(
    code: DiagnosticCode,
    line: number,
    element: string,
    {
      id = null,
      attribute = null,
      value = null,
    }: Partial<Pick<Diagnostic, 'id' | 'attribute' | 'value'>> = {},
  ): void {
    this.#count++
    if (this.list.length < this.#limit) this.list.push({ code, line, element, id, attribute, value })
  }
}
