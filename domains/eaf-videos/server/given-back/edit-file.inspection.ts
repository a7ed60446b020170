import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  bindVocabulary,
  type EafEdits,
  ElanWriteError,
  editEaf,
  readEaf,
  type VocabularyBinding,
  type WriteProblem,
} from '#packages/elan/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { AnnotationEdit } from './given-back.queries.ts'

/** Files of one edit, as paths. Source and target are compressed; the edits are JSON, one a line. */
export interface FileEdit {
  source: string
  target: string
  edits: string
  /** The vocabulary that tier types take their values from; null to change none. */
  vocabulary: { id: string; address: string; types: string[] } | null
}

/**
 * Writes a copy of an annotation file with other values and references. Everything else stays as it was written.
 * @throws AppError `eaf.formatTooOld`, `eaf.vocabularyInFile`
 */
export async function editFile({ source, target, edits, vocabulary }: FileEdit): Promise<void> {
  try {
    const binding = vocabulary && (await bind(source, vocabulary))
    const changes: EafEdits = { ...(await readEdits(edits)), vocabulary: binding }
    await pipeline(
      Readable.from(editEaf(unpack(source), changes)),
      createGzip({ level: 3 }),
      createWriteStream(target),
    )
  } catch (error) {
    throw error instanceof ElanWriteError ? refusalOf(error) : error
  }
}

const unpack = (path: string) => createReadStream(path).pipe(createGunzip())

/** The document is large, and only this needs it. */
async function bind(
  source: string,
  { types, ...vocabulary }: NonNullable<FileEdit['vocabulary']>,
): Promise<VocabularyBinding> {
  const { document } = await readEaf(unpack(source))
  const known = new Set(document.types.map(({ id }) => id))
  return bindVocabulary(
    document,
    vocabulary,
    types.filter((type) => known.has(type)),
  )
}

async function readEdits(path: string): Promise<Pick<EafEdits, 'values' | 'entries'>> {
  const [values, entries] = [new Map<string, string>(), new Map<string, string>()]
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const { id, value, entry }: AnnotationEdit = JSON.parse(line)
    if (value !== undefined) values.set(id, value)
    if (entry !== undefined) entries.set(id, entry)
  }
  return { values, entries }
}

const codes: Partial<Record<WriteProblem, ErrorCode>> = {
  formatWithoutEntries: 'eaf.formatTooOld',
  vocabularyWithEntries: 'eaf.vocabularyInFile',
}

function refusalOf(error: ElanWriteError): Error {
  const code = codes[error.code]
  return code ? new AppError(code, { params: error.params, cause: error }) : error
}
