// PostgreSQL's COPY text format: a row per line, fields between tabs, \N for null.

const special = /[\\\n\r\t]/
const specials = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const encodeField = (field: string | null) => {
  if (field === null) return '\\N'
  return special.test(field) ? field.replace(specials, (character) => escapes[character] ?? character) : field
}

/** One line without its end, from the fields in PostgreSQL's text form. */
export const encodeRow = (fields: (string | null)[]): string => fields.map(encodeField).join('\t')

const escaped = /\\(.)/gs
const unescapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }

const decodeField = (field: string) => {
  if (field === '\\N') return null
  return field.includes('\\')
    ? field.replace(escaped, (_, character: string) => unescapes[character] ?? character)
    : field
}

/** The fields of one line; octal and hexadecimal escapes are not written here and not understood. */
export const decodeRow = (line: string): (string | null)[] => line.split('\t').map(decodeField)

/** The lines of a byte stream, ended by \n and by nothing else. */
export async function* decodeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  decoder.decode()
  if (rest !== '') yield rest
}
