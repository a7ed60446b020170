// The text format of PostgreSQL's COPY: one row per line, fields separated by tabs, \N for null.

const special = /[\\\n\r\t]/
const specials = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const encodeField = (field: string | null) => {
  if (field === null) return '\\N'
  return special.test(field) ? field.replace(specials, (character) => escapes[character] ?? character) : field
}

/** One line without line break, from fields in the text format of PostgreSQL. */
export const encodeRow = (fields: (string | null)[]): string => fields.map(encodeField).join('\t')

const escaped = /\\(.)/gs
const unescapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }

const decodeField = (field: string) => {
  if (field === '\\N') return null
  return field.includes('\\')
    ? field.replace(escaped, (_, character: string) => unescapes[character] ?? character)
    : field
}

/** The fields of one line. Octal and hexadecimal escapes are not supported, as `encodeRow` does not write them. */
export const decodeRow = (line: string): (string | null)[] => line.split('\t').map(decodeField)

/** The lines of a byte stream, separated by \n only. */
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
