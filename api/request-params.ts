import { z } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import type { ApiContext } from './api-context.ts'

/** A boolean of the query as in the specification: true or 1, false or 0. */
export const booleanParam = z
  .enum(['true', '1', 'false', '0'])
  .transform((value) => value === 'true' || value === '1')

/** School mode of an answer. Nothing is left out unless a request asks for it. */
export const schoolParam = booleanParam.optional().openapi({
  type: 'string',
  enum: ['true', '1', 'false', '0'],
  description: 'With 1, signs with the tag `offensive` are left out',
})

export const platformParam = z
  .string()
  .optional()
  .openapi({ description: 'The name of this platform; another name is 404' })

/** @throws AppError `platform.notFound` for the name of another platform (D8) */
export function requirePlatform({ config }: ApiContext, name: string | undefined): void {
  if (name !== undefined && name !== config.platform) throw new AppError('platform.notFound')
}

/** An id of a path. Invalid ids become -1, which no row has, so that they are answered with 404. */
export const idParam = (text: string): number => parseId(text) ?? -1

/**
 * A number of the query.
 * @throws AppError `request.invalid`
 */
export function numberParam(
  field: string,
  text: string | undefined,
  { missing, max }: { missing: number; max: number },
): number {
  if (text === undefined) return missing
  const number = parseId(text)
  if (number === undefined || number > max)
    throw new AppError('request.invalid', {
      fields: [{ field, code: 'value.numberRange', params: { min: 1, max } }],
    })
  return number
}

/**
 * An id of the query; null without it.
 * @throws AppError `request.invalid`
 */
export const numericIdParam = (field: string, text: string | undefined): number | null =>
  text === undefined ? null : numberParam(field, text, { missing: 0, max: 2 ** 31 - 1 })
