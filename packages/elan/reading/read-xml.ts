import { SaxesParser } from 'saxes'
import { ElanFileError } from '../elan-error.ts'
import { type ByteSource, decodeBytes } from './decode-bytes.ts'
import type { ReadLimits } from './read-limits.ts'

export interface XmlHandlers {
  /** @param line where the element begins */
  open: (name: string, attributes: Record<string, string>, line: number) => void
  /** @param text of the element, without that of elements in it */
  close: (name: string, text: string) => void
}

/** A parser that refuses document types and everything over the limits. `write` and `end` throw ElanFileError. */
export function createXmlParser(handlers: XmlHandlers, limits: ReadLimits) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let depth = 0
  let elements = 0
  let text = ''
  let line = 1
  let lastEvent = 0
  const refuse = (code: ConstructorParameters<typeof ElanFileError>[0], limit: number): never => {
    throw new ElanFileError(code, parser.line, { limit })
  }
  const addText = (part: string) => {
    text = text === '' ? part : text + part
    if (text.length > limits.textLength) refuse('textTooLong', limits.textLength)
    lastEvent = parser.position
  }
  // With more than seven handlers V8 stores the parser as a dictionary, and it takes five times as long.
  parser.on('doctype', () => {
    throw new ElanFileError('doctype', parser.line)
  })
  parser.on('opentagstart', () => {
    // A line break after the name has been counted already.
    line = parser.column === 0 ? parser.line - 1 : parser.line
    if (++depth > limits.depth) refuse('tooDeep', limits.depth)
    if (++elements > limits.elements) refuse('tooManyElements', limits.elements)
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (parser.position - lastEvent > limits.attributeLength)
      for (const value of Object.values(attributes as Record<string, string>))
        if (value.length > limits.attributeLength) refuse('attributeTooLong', limits.attributeLength)
    lastEvent = parser.position
    if (elements === 1) requireUtf8(parser.xmlDecl.encoding, line)
    handlers.open(name, attributes as Record<string, string>, line)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    depth--
    lastEvent = parser.position
    handlers.close(name, text)
    text = ''
  })

  const run = (work: () => void, isEnd: boolean) => {
    try {
      work()
    } catch (error) {
      // The parser throws instances of `Error` itself, handlers those of subclasses.
      if (!(error instanceof Error) || error.constructor !== Error) throw error
      if (isEnd) throw new ElanFileError('truncated', parser.line)
      throw new ElanFileError('malformedXml', parser.line, { detail: detailOf(error) })
    }
  }
  return {
    parser,
    write(part: string): void {
      run(() => parser.write(part), false)
      // The parser collects names, comments and document types before it reports them.
      if (parser.position - lastEvent > limits.textLength + limits.attributeLength)
        refuse('textTooLong', limits.textLength)
      if (parser.position > limits.totalLength) refuse('tooMuchText', limits.totalLength)
    },
    end: () => run(() => parser.close(), true),
  }
}

function requireUtf8(encoding: string | undefined, line: number): void {
  if (encoding === undefined || /^(utf-?8|us-ascii|ascii)$/i.test(encoding)) return
  throw new ElanFileError('unsupportedEncoding', line, { encoding: encoding.slice(0, 40) })
}

/** Reads a file of XML. @throws ElanFileError */
export async function readXml(source: ByteSource, handlers: XmlHandlers, limits: ReadLimits): Promise<void> {
  const { parser, write, end } = createXmlParser(handlers, limits)
  for await (const part of decodeBytes(source, () => parser.line)) write(part)
  end()
}

/** The message without the position in front of it. */
const detailOf = (error: Error): string => error.message.replace(/^\d+:\d+: /, '').slice(0, 200)
