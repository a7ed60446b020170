import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Tx } from '#platform/db/transaction.ts'

/** Seeds that are loaded together, each once in the life of a database, known by its name. */
export interface SeedGroup {
  names: string[]
  /** @param missing the names that were never loaded here */
  load(tx: Tx, missing: ReadonlySet<string>): Promise<void>
}

/** Texts by content language. */
export const textsByLanguage = <Shape extends z.ZodType>(shape: Shape) => z.record(z.string(), shape)

/** Reads a JSON file of the seeds; undefined when there is none. Wrong shapes are errors of ours, thrown as they are. */
export async function readSeed<Shape extends z.ZodType>(
  folder: string,
  file: string,
  shape: Shape,
): Promise<z.infer<Shape> | undefined> {
  const text = await readText(folder, file)
  return text === undefined ? undefined : shape.parse(JSON.parse(text))
}

/** The text of a file; undefined when there is none. */
export async function readText(folder: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
