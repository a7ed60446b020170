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

/** Longer than any row of the program; a file with a longer line is no backup. Characters. */
export const maxLineLength = 64_000_000

/**
 * The lines of a byte stream, separated by \n only.
 * @throws Error when a line is too long
 */
export async function* decodeLines(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number = maxLineLength,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let parts: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    parts.push(first)
    length += first.length
    if (length > maxLength) throw new Error(`A line has more than ${maxLength} characters`)
    const last = lines.pop()
    if (last === undefined) continue
    yield parts.join('')
    yield* lines
    parts = [last]
    length = last.length
  }
  decoder.decode()
  if (length > 0) yield parts.join('')
}
