import { readFile, stat } from 'node:fs/promises'
import {
  type DescribedValue,
  parseDescribedValues,
  valuesFileName,
} from '#domains/vocabularies/values-file.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findFiles } from './find-files.ts'

/** An export of all standard lists has 0.5 MB; bytes. */
const maxFileBytes = 50_000_000

/** The description of a value by its list and value; undefined for values that no file describes. */
export type FindDescribedValue = (list: string, value: string) => DescribedValue | undefined

/**
 * Reads the file that describes the values of an export, beside its CSV or among its media.
 * @param folder of the CSV; most have no such file
 * @throws AppError `import.valuesUnreadable`
 */
export async function readDescribedValues(folder: string): Promise<FindDescribedValue> {
  const [path] = (await findFiles(folder, new Set([valuesFileName]))).get(valuesFileName) ?? []
  if (path === undefined) return () => undefined
  const { size } = await stat(path)
  const values = size > maxFileBytes ? undefined : parseDescribedValues(await readFile(path, 'utf8'))
  if (!values) throw new AppError('import.valuesUnreadable', { params: { file: valuesFileName } })
  const byName = new Map(values.map((value) => [`${value.list} ${value.value}`, value]))
  return (list, value) => byName.get(`${list} ${value}`)
}
