import { readFile, stat } from 'node:fs/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { decodeCsv, requireCsvSize } from '../../csv/decode-csv.ts'
import { type ParsedCsv, parseCsv, type ReadOptions } from '../../csv/read-rows.ts'

/**
 * Reads a CSV file in the current thread.
 * @throws AppError `import.fileMissing`, `import.tooLarge`, and the errors of `decodeCsv` and `parseCsv`
 */
export const readCsvInline = async (file: string, options: ReadOptions): Promise<ParsedCsv> =>
  parseCsv(decodeCsv(await readCsvBytes(file)), options)

/** The size of a CSV file in bytes. @throws AppError `import.fileMissing`, `import.tooLarge` */
export async function csvFileSize(file: string): Promise<number> {
  const { size } = await orFileMissing(file, stat(file))
  requireCsvSize(size)
  return size
}

/** @throws AppError `import.fileMissing`, `import.tooLarge` */
export async function readCsvBytes(file: string): Promise<Uint8Array> {
  await csvFileSize(file)
  return orFileMissing(file, readFile(file))
}

const orFileMissing = <Result>(file: string, reading: Promise<Result>): Promise<Result> =>
  reading.catch((cause) => {
    throw new AppError('import.fileMissing', { params: { file }, cause })
  })
