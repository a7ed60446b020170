import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'

/**
 * The id of the annotation file that a form sends.
 * @throws AppError `request.invalid` with `eaf.fileMissing`
 */
export function requireUpload({ upload }: FormValues): string {
  if (upload) return upload
  throw new AppError('request.invalid', { fields: [{ field: 'upload', code: 'eaf.fileMissing' }] })
}
