import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Tx } from '#platform/db/transaction.ts'

/** Seeds that are loaded together. Each has a name and is loaded once per database. */
export interface SeedGroup {
  names: string[]
  /** @param missing the names that were never loaded into this database */
  load(tx: Tx, missing: ReadonlySet<string>): Promise<void>
}

/** Texts by content language. */
export const textsByLanguage = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string(), schema)

/**
 * Reads a JSON file of the seeds; undefined if it does not exist.
 * @throws ZodError if the content does not match the schema
 */
export async function readSeed<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readText(folder, file)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/** The text of a file; undefined if it does not exist. */
export async function readText(folder: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
