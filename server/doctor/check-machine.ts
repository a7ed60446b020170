import { access, constants, statfs } from 'node:fs/promises'
import { findVideoPrograms } from '#domains/media/index.ts'
import type { Config } from '#platform/config.ts'
import { type Finding, findingOf } from './finding.ts'

/** Less than some uploads and backups need. */
const lowGigabytes = 2

/** Whether the data folder can be written and has space, and whether the programs for videos run. */
export async function checkMachine({
  dataDir,
  worker,
  ffmpegPath,
}: Pick<Config, 'dataDir' | 'worker' | 'ffmpegPath'>): Promise<Finding[]> {
  const findings = [await checkFolder(dataDir)]
  if (worker)
    findings.push(
      findingOf((await findVideoPrograms(ffmpegPath)) ? 'videos.ok' : 'videos.missing', {
        program: ffmpegPath,
      }),
    )
  return findings
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    return findingOf('dataFolder.notWritable', { folder })
  }
  const { bavail, bsize } = await statfs(folder)
  const gigabytes = Math.floor((bavail * bsize) / 1e8) / 10
  return findingOf(gigabytes < lowGigabytes ? 'dataFolder.low' : 'dataFolder.ok', { folder, gigabytes })
}
