import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

/** The parameter of the handshape pages for SignWriting symbols: `show=signwriting`; drawn hands are the default. */
export const handStyleParameter = 'show'
const symbolValue = 'signwriting'

const maxShownLength = 200

/** The style that a URL asks for; null when it does not say. */
export const styleOfUrl = (params: URLSearchParams): HandStyle | null =>
  params.get(handStyleParameter)?.trim() === symbolValue ? 'symbol' : null

/** The style that a URL asks for; a value that does not exist is reported. */
export function readHandStyle(params: URLSearchParams): { style: HandStyle | null; problems: FieldError[] } {
  const style = styleOfUrl(params)
  const value = params.get(handStyleParameter)?.trim() ?? ''
  if (style !== null || value === '') return { style, problems: [] }
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
