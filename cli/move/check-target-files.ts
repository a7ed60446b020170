import type { Config } from '#platform/config.ts'
import { errorCode } from '#platform/errors/error-code.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findingOf, type MoveFinding } from './move-finding.ts'

/** A folder, or a bucket without its key. */
export const placeOfFiles = ({ s3, mediaDir }: Config): string =>
  s3 ? `${s3.endpoint}/${s3.bucket}` : mediaDir

/** Whether the storage of the new settings can be reached and has no other files. Those of an interrupted move may be there. */
export async function checkTargetFiles(source: Storage, target: Config): Promise<MoveFinding[]> {
  const place = placeOfFiles(target)
  try {
    const storage = await openStorage(target)
    await storage.check()
    const ours = new Set(await Array.fromAsync(source.list()))
    const others = (await Array.fromAsync(storage.list())).filter((key) => !ours.has(key))
    return others.length > 0 ? [findingOf('filesOfOthers', { place, count: others.length })] : []
  } catch (error) {
    return [findingOf('filesUnreachable', { place, reason: errorCode(error) })]
  }
}
