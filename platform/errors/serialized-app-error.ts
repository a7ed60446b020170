import { AppError, type FieldError } from './app-error.ts'
import type { ErrorCode } from './catalogue.ts'

/** An AppError in a message between processes or threads. */
export interface SerializedAppError {
  code: ErrorCode
  params: Record<string, string | number>
  fields: FieldError[]
}

export const serializeAppError = ({ code, params, fields }: AppError): SerializedAppError => ({
  code,
  params,
  fields,
})

export const restoreAppError = ({ code, params, fields }: SerializedAppError): AppError =>
  new AppError(code, { params, fields })
