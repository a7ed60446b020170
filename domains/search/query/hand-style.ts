import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

/** The parameter of the handshape pages for SignWriting symbols: `show=signwriting`; drawn hands are the default. */
export const handStyleParameter = 'show'
const symbolValue = 'signwriting'

const maxShownLength = 200

/** The style that a URL asks for; null when it does not say. A value that does not exist is reported. */
export function readHandStyle(params: URLSearchParams): { style: HandStyle | null; problems: FieldError[] } {
  const value = params.get(handStyleParameter)?.trim() ?? ''
  if (value === symbolValue) return { style: 'symbol', problems: [] }
  if (value === '') return { style: null, problems: [] }
  const problem: FieldError = {
    field: handStyleParameter,
    code: 'value.unknown',
    params: { value: value.slice(0, maxShownLength) },
  }
  return { style: null, problems: [problem] }
}

/** A query string with SignWriting symbols or without; '' when nothing is left. */
export function withHandStyle(queryString: string, style: HandStyle): string {
  const params = new URLSearchParams(queryString)
  if (style === 'symbol') params.set(handStyleParameter, symbolValue)
  else params.delete(handStyleParameter)
  return params.size > 0 ? `?${params}` : ''
}
