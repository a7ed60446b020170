import { lineAt } from './line-at.ts'

/** The line where a text stops being JSON. V8 reports a position unless the text ends too early. */
export function lineOfJsonError(text: string, error: unknown): number {
  const position = /position (\d+)/.exec((error as Error).message)?.[1]
  return lineAt(text, position === undefined ? text.length : Number(position))
}

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|\r\n|[\n\r]/g

interface Container {
  isArray: boolean
  /** Index or key of the current part. */
  part: number | string
}

/**
 * The lines on which the parts of a JSON text begin.
 * @param text valid JSON; parsers of JSON report positions of errors only
 * @returns a function from a path, as zod reports it, to the line of its key or else of what contains it
 */
export function jsonLines(text: string): (path: readonly PropertyKey[]) => number {
  const lines = new Map<string, number>()
  const open: Container[] = []
  let line = 1
  let lastString = ''
  const mark = () => {
    const path = open.map(({ part }) => String(part)).join('\0')
    if (!lines.has(path)) lines.set(path, line)
  }
  for (const [token] of text.matchAll(tokens)) {
    const container = open.at(-1)
    if (/[\n\r]/.test(token)) line++
    else if (token === ':' && container) {
      container.part = JSON.parse(lastString)
      mark()
    } else if (token === ',' && container?.isArray) container.part = Number(container.part) + 1
    else if (token === '[' || token === '{') {
      mark()
      open.push({ isArray: token === '[', part: 0 })
    } else if (token === ']' || token === '}') open.pop()
    else if (token.startsWith('"')) {
      lastString = token
      if (container?.isArray) mark()
    }
  }
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const found = lines.get(path.slice(0, length).map(String).join('\0'))
      if (found !== undefined) return found
    }
    return 1
  }
}
