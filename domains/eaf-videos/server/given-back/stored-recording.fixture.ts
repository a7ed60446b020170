import { gzipSync } from 'node:zlib'
import { bytesOf } from '#packages/elan/eaf-file.fixture.ts'
import { readEaf } from '#packages/elan/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { EafVisibility, OccurrenceLink } from '../../eaf-video.ts'
import { maxNeighbours } from '../../eaf-video.ts'
import { countOccurrences } from '../count-occurrences.queries.ts'

interface StoredRecording {
  text: string
  fileName?: string
  visibility?: EafVisibility
  /** Names of the tiers with glosses. */
  glossTiers: readonly string[]
  /** The sign of a gloss; null without one. */
  match: (
    value: string,
    entry: string | null,
  ) => { sign: number; link: OccurrenceLink; marks?: string[] } | null
}

/** For tests: a recording with the file itself, as an upload stores it. */
export async function addStoredRecording(
  { db, storage }: { db: Db; storage: Storage },
  { text, fileName = 'interview.eaf', visibility = 'restricted', glossTiers, match }: StoredRecording,
): Promise<{ id: number; versionId: number }> {
  const { document } = await readEaf(bytesOf(text))
  const { id } = await db
    .insertInto('eafVideo')
    .values({ title: fileName, visibility })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fileKey = `eaf/${id}-1.gz`
  await storage.write(fileKey, gzipSync(text))
  const { id: versionId } = await db
    .insertInto('eafVersion')
    .values({
      eafVideoId: id,
      number: 1,
      fileKey,
      fileName,
      bytes: Buffer.byteLength(text),
      sha256: `sha-${id}`,
      format: document.format ?? '',
      counts: '{}',
      diagnostics: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { id: name, type, language, annotations }] of document.tiers.entries()) {
    const tier = index + 1
    const hand = glossTiers.includes(name) ? 'strong' : null
    await db
      .insertInto('eafTier')
      .values({
        versionId,
        position: tier,
        name,
        linguisticType: type,
        language,
        annotations: annotations.length,
        hand,
      })
      .execute()
    const rows = annotations.map(({ id: annotationId, value, begin, end, timing, entry }, at) => ({
      versionId,
      tier,
      position: at + 1,
      annotationId,
      beginMs: begin ?? 0,
      endMs: end ?? 0,
      timing,
      value,
      entry,
    }))
    for (let at = 0; at < rows.length; at += 1_000)
      await db
        .insertInto('eafAnnotation')
        .values(rows.slice(at, at + 1_000))
        .execute()
    if (hand === null) continue
    const values = rows.map(({ value }) => value)
    const occurrences = rows.map(({ annotationId: _, timing: __, entry, ...row }, at) => {
      const found = match(row.value, entry)
      return {
        ...row,
        hand,
        signId: found?.sign ?? null,
        link: found?.link ?? null,
        marks: found?.marks ?? [],
        counted: true,
        before: values.slice(Math.max(0, at - maxNeighbours), at).reverse(),
        after: values.slice(at + 1, at + 1 + maxNeighbours),
      }
    })
    for (let at = 0; at < occurrences.length; at += 1_000)
      await db
        .insertInto('occurrence')
        .values(occurrences.slice(at, at + 1_000))
        .execute()
  }
  await countOccurrences(db, { id: 0, versionId })
  await db.updateTable('eafVideo').set({ versionId }).where('id', '=', id).execute()
  return { id, versionId }
}
