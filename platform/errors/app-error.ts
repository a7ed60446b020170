import { catalogue, type ErrorCode } from './catalogue.ts'

export interface FieldError {
  /** A form field, a query parameter, or `line 3, column gloss` of a file. */
  field: string
  code: ErrorCode
  params?: Record<string, string | number>
}

interface AppErrorOptions {
  /** Values for the placeholders of the message. */
  params?: Record<string, string | number>
  fields?: FieldError[]
  cause?: unknown
}

/** The only error shown to people: a code of the catalogue, the values of its message, and the invalid fields. */
export class AppError extends Error {
  readonly isAppError = true
  readonly code: ErrorCode
  readonly status: number
  readonly params: Record<string, string | number>
  readonly fields: FieldError[]

  constructor(code: ErrorCode, details: AppErrorOptions = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = catalogue[code].status
    this.params = details.params ?? {}
    this.fields = details.fields ?? []
  }
}

/** Recognizes an AppError by a property, because `instanceof` fails across bundles. */
export const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && (error as { isAppError?: unknown }).isAppError === true
