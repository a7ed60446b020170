import { resolve } from 'node:path'
import { z } from 'zod'
import { AppError } from '#platform/errors/app-error.ts'
import { presetNames } from '../csv/presets/preset-names.ts'
import { exportFormats } from '../export-format.ts'
import { exportArchive } from './export-archive.ts'
import { exportSigns, exportToFile } from './export-signs.ts'
import type { ImportOptions, ImportProgress } from './import/import-options.ts'
import { type ImportReport, importSigns } from './import/import-signs.ts'
import type { ImportContext } from './signs-context.ts'

/** The caller of a command, which receives its progress. */
interface CommandCall {
  progress(report: unknown): void
}

const importArguments = z.object({
  file: z.string().min(1),
  source: z.string().trim().min(1).max(200).optional(),
  mapping: z.string().min(1).optional(),
  preset: z.enum(presetNames).optional(),
  report: z.string().min(1).optional(),
  handshapes: z.string().min(1).optional(),
  dryRun: z.boolean().optional(),
  publish: z.boolean().optional(),
  ignoreIds: z.boolean().optional(),
  createValues: z.boolean().optional(),
  replaceDemo: z.boolean().optional(),
})

const exportArguments = z.union([
  z.object({
    file: z.string().min(1),
    format: z.enum(exportFormats),
    withMedia: z.literal(false).default(false),
  }),
  z.object({ file: z.string().min(1), format: z.literal('csv'), withMedia: z.literal(true) }),
])

/** Arguments of the operator's import; `file` is an absolute path. */
export type ImportArguments = ImportOptions

/**
 * The command `import`; reports `ImportProgress`.
 * @throws AppError `request.invalid`, and the errors of `importSigns`
 */
export function importCommand(
  context: ImportContext,
  args: unknown,
  call: CommandCall,
): Promise<ImportReport> {
  const options = parseArguments(importArguments, args) as ImportOptions
  const report = (progress: ImportProgress) => call.progress(progress)
  const paths = {
    file: resolve(options.file),
    ...(options.mapping === undefined ? {} : { mapping: resolve(options.mapping) }),
    ...(options.report === undefined ? {} : { report: resolve(options.report) }),
    ...(options.handshapes === undefined ? {} : { handshapes: resolve(options.handshapes) }),
  }
  return importSigns(context, { ...options, ...paths, progress: report })
}

/**
 * The command `export`: writes a file on this machine, with media a ZIP with the CSV.
 * @throws AppError `request.invalid`, `export.failed`, `storage.full`
 */
export async function exportCommand(
  context: Pick<ImportContext, 'db' | 'storage' | 'now'>,
  args: unknown,
): Promise<{ file: string }> {
  const { file, format, withMedia } = parseArguments(exportArguments, args)
  await exportToFile(resolve(file), withMedia ? exportArchive(context) : exportSigns(context.db, format))
  return { file: resolve(file) }
}

function parseArguments<Value>(schema: z.ZodType<Value>, args: unknown): Value {
  const { success, data, error } = schema.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  return data
}
