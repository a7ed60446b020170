import { z } from 'zod'
import { presetNames } from '#domains/signs/csv/presets/preset-names.ts'
import { oneLine, withError } from '#platform/forms/schema.ts'

const maxSourceLength = 200
export const maxFileNameLength = 200

const source = oneLine(maxSourceLength).check(z.minLength(1, withError('value.required')))

/** How a file is read. */
export const importSettingsSchema = z.strictObject({
  /** Source of signs that name none. */
  source,
  /** Whether the column id contains numbers of another installation, which identify no sign here. */
  ignoreIds: z.boolean(),
  /** Whether missing reference values and content languages are created. */
  createValues: z.boolean(),
})
export type ImportSettings = z.infer<typeof importSettingsSchema>

/** The form of a new import names a preset, or none. */
export const presetSchema = z
  .union([z.literal(''), z.enum(presetNames)])
  .transform((name) => name || undefined)

/** The source of a file whose source nobody names: its name without ending. */
export const sourceOf = (fileName = 'import'): string => fileName.replace(/\.[^.]*$/, '')

const flag = z.enum(['true', 'false']).optional()

/** The text fields of a new import that a program sends; what it has besides them is not read. */
export const importFieldsSchema = z.object({
  source: z.string().optional(),
  preset: z.enum(presetNames).optional(),
  media: z.string().optional(),
  ignoreIds: flag,
  createValues: flag,
})
