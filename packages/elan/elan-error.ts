/** Why a file was refused as a whole. */
export const refusals = [
  'attributeTooLong',
  'compressed',
  'doctype',
  'empty',
  'invalidUtf8',
  'lfsPointer',
  'malformedXml',
  'notXml',
  'tooDeep',
  'tooManyElements',
  'textTooLong',
  'tooMuchText',
  'truncated',
  'unsupportedEncoding',
  'utf16',
  'wrongRoot',
  'zeroByte',
] as const
export type Refusal = (typeof refusals)[number]

/**
 * A file that was refused. `line` is 1 for the first line, or null for the file as a whole. `params` are parts of a
 * message: `limit`, the name of the `element`, the `encoding`, or the `detail` that the XML parser gave in English.
 */
export class ElanFileError extends Error {
  readonly code: Refusal
  readonly line: number | null
  readonly params: Record<string, string | number>

  constructor(code: Refusal, line: number | null, params: Record<string, string | number> = {}) {
    super(`${code}${line === null ? '' : ` in line ${line}`}${formatParams(params)}`)
    this.name = 'ElanFileError'
    this.code = code
    this.line = line
    this.params = params
  }
}

/** What cannot be written. */
export type WriteProblem =
  | 'duplicateEntry'
  | 'duplicateValue'
  | 'emptyValue'
  | 'forbiddenCharacter'
  | 'formatWithoutEntries'
  | 'missingDescription'
  | 'unknownType'
  | 'vocabularyWithEntries'

/** A document, a vocabulary or an edit that cannot be written. `params` are parts of a message. */
export class ElanWriteError extends Error {
  readonly code: WriteProblem
  readonly params: Record<string, string>

  constructor(code: WriteProblem, params: Record<string, string> = {}) {
    super(`${code}${formatParams(params)}`)
    this.name = 'ElanWriteError'
    this.code = code
    this.params = params
  }
}

const formatParams = (params: Record<string, string | number>): string =>
  Object.entries(params)
    .map(([name, value]) => `, ${name}: ${value}`)
    .join('')
