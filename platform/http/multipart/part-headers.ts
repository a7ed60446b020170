/** What the headers of a part declare. */
export interface PartHead {
  /** The field of the form. */
  name: string
  /** Undefined for the value of a text field. */
  fileName: string | undefined
  /** The media type of a file. */
  type: string
}

/** Browsers encode these three characters, as the HTML standard requires, and no others. */
const encodedCharacters: Record<string, string> = { '%22': '"', '%0d': '\r', '%0a': '\n' }

const decodeName = (text: string) =>
  text.replaceAll(/%(?:22|0d|0a)/gi, (code) => encodedCharacters[code.toLowerCase()] ?? code)

/**
 * Reads the headers of one part of a multipart form, without the empty line at their end.
 * @returns undefined when they name no field
 */
export function parsePartHead(text: string): PartHead | undefined {
  const headers = new Map(text.split('\r\n').map(splitHeader))
  const parameters = parametersOf(headers.get('content-disposition') ?? '')
  const name = parameters?.get('name')
  if (name === undefined) return undefined
  const fileName = parameters?.get('filename') ?? extendedValue(parameters?.get('filename*'))
  return { name, fileName, type: headers.get('content-type') ?? 'text/plain' }
}

const splitHeader = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
}

/** The parameters of a disposition; their values are in quotation marks or tokens. Undefined for another disposition. */
function parametersOf(disposition: string): Map<string, string> | undefined {
  const [kind] = /^form-data(?=\s*;)/i.exec(disposition) ?? []
  if (!kind) return undefined
  const found = new Map<string, string>()
  const pattern = /\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^\s";]+))/y
  pattern.lastIndex = kind.length
  for (let match = pattern.exec(disposition); match; match = pattern.exec(disposition)) {
    const [, name = '', quoted, token = ''] = match
    found.set(name.toLowerCase(), decodeName(quoted ?? token))
  }
  return found
}

/** The value of `filename*`, which some programs send for names outside ASCII (RFC 5987); undefined for a wrong one. */
function extendedValue(value: string | undefined): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(value ?? '') ?? []
  if (encoded === undefined) return undefined
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

const boundaryPattern = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i

/** The text between the parts, which the content type declares; undefined without one. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, token] = boundaryPattern.exec(contentType) ?? []
  return quoted ?? token
}
