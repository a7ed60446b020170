import { ElanFileError } from '../elan-error.ts'

/** Bytes of a file in parts of any size, for example a stream of Node. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const lfsPointer = 'version https://git-lfs'
const headLength = lfsPointer.length
/** Larger parts are divided, so that a file in one piece is not decoded as a whole. */
const partLength = 65_536

/**
 * Decodes UTF-8, without the byte-order mark.
 * @param currentLine the line where the next part begins
 * @throws ElanFileError for other encodings and for files that are obviously no XML
 */
export async function* decodeBytes(source: ByteSource, currentLine: () => number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head: Uint8Array | null = new Uint8Array()
  for await (const bytes of divide(source)) {
    let part = bytes
    if (head !== null) {
      part = join(head, bytes)
      head = part.length < headLength ? part : null
      if (head !== null) continue
      refuseByHead(part)
    }
    yield decode(decoder, part, currentLine())
  }
  if (head !== null) {
    refuseByHead(head)
    yield decode(decoder, head, currentLine())
  }
  if (endsInCharacter(decoder)) throw new ElanFileError('truncated', currentLine())
}

async function* divide(source: ByteSource): AsyncGenerator<Uint8Array> {
  for await (const bytes of source)
    for (let at = 0; at < bytes.length; at += partLength) yield bytes.subarray(at, at + partLength)
}

function refuseByHead(head: Uint8Array): void {
  const [first = -1, second = -1] = head
  if (first === -1) throw new ElanFileError('empty', null)
  if (first === 0x1f && second === 0x8b) throw new ElanFileError('compressed', null)
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16 || (first === 0x3c && second === 0) || (first === 0 && second === 0x3c))
    throw new ElanFileError('utf16', null)
  const start = String.fromCharCode(...head.subarray(0, headLength))
  if (start === lfsPointer) throw new ElanFileError('lfsPointer', null)
  const begin = start.replace(/^\u00ef\u00bb\u00bf/, '').trimStart()
  if (begin !== '' && !begin.startsWith('<')) throw new ElanFileError('notXml', 1)
}

function decode(decoder: TextDecoder, bytes: Uint8Array, line: number): string {
  const zero = bytes.indexOf(0)
  if (zero !== -1)
    throw new ElanFileError('zeroByte', line + countLines(String.fromCharCode(...bytes.subarray(0, zero))))
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    throw new ElanFileError('invalidUtf8', line + linesBeforeError(bytes))
  }
}

/** How many lines of the part are valid; the first part of a character may be in the part before. */
function linesBeforeError(bytes: Uint8Array): number {
  const lenient = new TextDecoder().decode(bytes)
  const error = lenient.indexOf('\ufffd', 4)
  return countLines(lenient.slice(0, error === -1 ? 0 : error))
}

function endsInCharacter(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return false
  } catch {
    return true
  }
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
