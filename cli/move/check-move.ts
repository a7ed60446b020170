import { readFile } from 'node:fs/promises'
import { migrations } from '#migrations/index.ts'
import type { Config } from '#platform/config.ts'
import { appliedMigrations, findUnknownMigration } from '#platform/db/migrate.ts'
import { checkSpace } from './check-space.ts'
import { checkTargetDatabase, placeOfDatabase } from './check-target-database.ts'
import { checkTargetFiles, placeOfFiles } from './check-target-files.ts'
import { findingOf, type MoveFinding } from './move-finding.ts'
import { countOtherConnections, type MoveSource } from './move-source.ts'

interface CheckOptions {
  /** Whether nothing is moved now, so that the program may still be running. */
  isRehearsal: boolean
}

/** Looks for everything that would stop a move, and changes nothing. */
export async function checkMove(
  source: MoveSource,
  target: Config,
  { isRehearsal }: CheckOptions,
): Promise<MoveFinding[]> {
  const places = checkPlaces(source.config, target)
  const findings = [
    ...places,
    ...(await checkSourceDatabase(source, isRehearsal)),
    ...(await checkKeys(source.config, target)),
  ]
  // A place that is both old and new is not empty.
  if (places.length > 0) return findings
  return [
    ...findings,
    ...(await checkTargetDatabase(source, target)),
    ...(await checkTargetFiles(source.storage, target)),
    ...(await checkSpace(source, target)),
  ]
}

function checkPlaces(source: Config, target: Config): MoveFinding[] {
  return [
    ...(placeOfDatabase(source) === placeOfDatabase(target) ? [findingOf('sameDatabase')] : []),
    ...(placeOfFiles(source) === placeOfFiles(target) ? [findingOf('sameFiles')] : []),
  ]
}

async function checkSourceDatabase({ database }: MoveSource, isRehearsal: boolean): Promise<MoveFinding[]> {
  const running = findingOf(isRehearsal ? 'running' : 'stillRunning')
  if (!database) return [running]
  const applied = await appliedMigrations(database.db)
  const unknown = findUnknownMigration(applied, migrations)
  if (unknown) return [findingOf('databaseNewer', { migration: unknown })]
  const findings: MoveFinding[] = []
  if (applied.length < Object.keys(migrations).length) findings.push(findingOf('databaseOutdated'))
  if ((await countOtherConnections(database)) > 0) findings.push(running)
  return findings
}

async function checkKeys(source: Config, target: Config): Promise<MoveFinding[]> {
  const [ours, theirs] = await Promise.all([readKeyFile(source), readKeyFile(target)])
  const isOther = ours !== undefined && theirs !== undefined && ours !== theirs
  const { backupKeyFile } = source
  return [
    ...(isOther ? [findingOf('otherKey', { file: target.secondFactor.keyFile })] : []),
    ...(backupKeyFile === undefined ? [] : [findingOf('backupKey', { file: backupKeyFile })]),
  ]
}

/** The key of second factors; undefined without one. */
export const readKeyFile = ({ secondFactor }: Config): Promise<string | undefined> =>
  readFile(secondFactor.keyFile, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
