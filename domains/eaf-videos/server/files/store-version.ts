import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { insertAnnotations, insertVersion } from './eaf-version.queries.ts'
import type { ReadEaf } from './read-eaf-file.ts'
import { batchesFile, packedFile } from './read-files.ts'
import type { RecordingContext } from './recording-context.ts'

/** A version whose annotations are being stored. */
export interface UnfinishedVersion {
  id: number
  recordingId: number
  fileKey: string
}

/**
 * Stores a version with its file and its annotations, in short transactions, and returns what `finish` returns. Nobody reads
 * the version before `finish` has made it the present one. After a failure nothing is left; what a killed process leaves is
 * deleted by `eafSweepJob`.
 * @param prepare inserts or finds the recording, in the first transaction
 * @param remove deletes what the first transaction stored
 * @throws AppError `storage.full`; what `prepare` and `finish` throw
 */
export async function storeVersion<Result>(
  { db, storage, now }: RecordingContext,
  actor: Actor,
  { name, facts, folder }: ReadEaf,
  steps: {
    prepare: (tx: Tx) => Promise<number>
    finish: (version: UnfinishedVersion) => Promise<Result>
    remove: (version: UnfinishedVersion) => Promise<unknown>
  },
): Promise<Result> {
  const fileKey = `eaf/${randomBytes(12).toString('hex')}.eaf.gz`
  const version = await inTransaction(db, async (tx) => {
    const recordingId = await steps.prepare(tx)
    const file = { recordingId, fileKey, fileName: name, facts, uploadedBy: actorId(actor), at: now() }
    return { id: await insertVersion(tx, file), recordingId, fileKey }
  })
  try {
    await storage.write(fileKey, createReadStream(join(folder, packedFile)))
    await storeAnnotations(db, version.id, join(folder, batchesFile))
    return await steps.finish(version)
  } catch (error) {
    await steps.remove(version)
    await storage.delete(fileKey)
    throw error
  }
}

async function storeAnnotations(db: Db, versionId: number, path: string): Promise<void> {
  for await (const batch of readLines(path)) await insertAnnotations(db, versionId, batch)
}

const lineEnd = 0x0a

/** The lines of a file. `readline` also divides at characters that annotations may have. */
async function* readLines(path: string): AsyncGenerator<string> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8')
      parts = []
      from = at + 1
    }
    parts.push(chunk.subarray(from))
  }
}
