import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { findVideoPrograms } from '#domains/media/index.ts'
import type { Config } from '#platform/config.ts'
import { type Finding, findingOf } from './finding.ts'

/** Less than some uploads and backups need. */
const lowGigabytes = 2

/** Whether the folders of the program can be written and have space, and whether the programs for videos run. */
export async function checkMachine({
  dataDir,
  worker,
  ffmpegPath,
}: Pick<Config, 'dataDir' | 'worker' | 'ffmpegPath'>): Promise<Finding[]> {
  const findings = [await checkFolder(dataDir), ...(await checkTemporaryFolder())]
  if (worker)
    findings.push(
      findingOf((await findVideoPrograms(ffmpegPath)) ? 'videos.ok' : 'videos.missing', {
        program: ffmpegPath,
      }),
    )
  return findings
}

async function checkFolder(folder: string): Promise<Finding> {
  const gigabytes = await freeGigabytes(folder)
  if (gigabytes === undefined) return findingOf('dataFolder.notWritable', { folder })
  return findingOf(gigabytes < lowGigabytes ? 'dataFolder.low' : 'dataFolder.ok', { folder, gigabytes })
}

/** Uploads that are checked, videos that are converted and backups are there for a while. */
async function checkTemporaryFolder(): Promise<Finding[]> {
  const folder = tmpdir()
  const gigabytes = await freeGigabytes(folder)
  if (gigabytes === undefined) return [findingOf('temporaryFolder.notWritable', { folder })]
  return gigabytes < lowGigabytes ? [findingOf('temporaryFolder.low', { folder, gigabytes })] : []
}

/** The space of a folder; undefined if it does not exist, or this user may not write into it. */
async function freeGigabytes(folder: string): Promise<number | undefined> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    return undefined
  }
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / 1e8) / 10
}
