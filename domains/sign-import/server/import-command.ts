import { stat } from 'node:fs/promises'
import { basename, extname, join, parse, resolve } from 'node:path'
import { z } from 'zod'
import { type ImportContext, type ImportReport, importCommand } from '#domains/signs/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { extractTable, unpackArchive } from './archive/unpack-archive.ts'
import { withImportFolder } from './with-import-folder.ts'

const archiveArguments = z.looseObject({
  file: z.string().refine((file) => extname(file).toLowerCase() === '.zip'),
})

/**
 * The command `import` for a CSV file, or for a ZIP that contains one with its media, such as an export with media.
 * @throws AppError what `importCommand`, `extractTable` and `unpackArchive` throw; `import.fileMissing`
 */
export async function importFileCommand(
  context: ImportContext,
  args: unknown,
  call: Parameters<typeof importCommand>[2],
): Promise<ImportReport> {
  const { data } = archiveArguments.safeParse(args)
  if (!data) return importCommand(context, args, call)
  const archive = resolve(data.file)
  const name = basename(archive)
  await stat(archive).catch((cause) => {
    throw new AppError('import.fileMissing', { params: { file: archive }, cause })
  })
  return withImportFolder(async (folder) => {
    const file = join(folder, 'signs.csv')
    await extractTable(archive, file, name)
    await unpackArchive(archive, join(folder, 'media'), name)
    return importCommand(context, { source: parse(archive).name, ...data, file }, call)
  })
}
