import type { FieldError } from '#platform/errors/app-error.ts'

/** The parameter of the handshape search for names of families beside the hands: `names=1`; off by default. */
export const handNamesParameter = 'names'
const onValue = '1'

const maxShownLength = 200

/** Whether a URL asks for names. */
export const hasNamesInUrl = (params: URLSearchParams): boolean =>
  params.get(handNamesParameter)?.trim() === onValue

/** The problem of a value that does not exist. */
export function checkHandNames(params: URLSearchParams): FieldError[] {
  const value = params.get(handNamesParameter)?.trim() ?? ''
  if (value === '' || value === onValue) return []
  return [
    { field: handNamesParameter, code: 'value.unknown', params: { value: value.slice(0, maxShownLength) } },
  ]
}

/** A query string with names or without; '' when nothing is left. */
export function withHandNames(queryString: string, isOn: boolean): string {
  const params = new URLSearchParams(queryString)
  if (isOn) params.set(handNamesParameter, onValue)
  else params.delete(handNamesParameter)
  return params.size > 0 ? `?${params}` : ''
}
