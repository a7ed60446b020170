import { z } from '@hono/zod-openapi'
import { AppError } from '#platform/errors/app-error.ts'
import type { ApiContext } from './api-context.ts'

/** A yes/no of the query as the specification writes it: true or 1, false or 0. */
export const booleanParam = z
  .enum(['true', '1', 'false', '0'])
  .transform((value) => value === 'true' || value === '1')

export const platformParam = z
  .string()
  .optional()
  .openapi({ description: 'The platform served here; another name is 404' })

/** @throws AppError `platform.notFound` for the name of another platform (D8) */
export function requirePlatform({ config }: ApiContext, name: string | undefined): void {
  if (name !== undefined && name !== config.platform) throw new AppError('platform.notFound')
}

/** An id of an address; whatever is not one is a thing that does not exist. */
export const parseId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1)
