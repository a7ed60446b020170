import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { ImportContext } from '#domains/signs/index.ts'
import { loadConfig } from '#platform/config.ts'
import { callControl } from '#platform/control/call-control.ts'
import type { Database } from '#platform/db/open-database.ts'

import { openInstallation } from '../server/open-installation.ts'
import { t } from './messages.ts'
import { printError } from './print-error.ts'
import { createProgressLine, type Progress } from './progress-line.ts'

type Handler<Result> = (
  context: ImportContext & { database: Database },
  args: unknown,
  call: { progress(report: unknown): void },
) => Promise<Result>

/**
 * Runs a command in the server that uses the data folder, or in this process if no server is running.
 * @param describeProgress what the progress line shows for a report of the command
 */
export async function runCommand<Result>(
  command: string,
  args: unknown,
  handler: Handler<Result>,
  describeProgress?: (report: unknown) => Progress,
): Promise<Result> {
  const line = createProgressLine()
  const onProgress = (report: unknown) => {
    if (describeProgress) line.show(describeProgress(report))
  }
  try {
    return await runInServerOrHere(command, args, handler, onProgress)
  } finally {
    line.end()
  }
}

async function runInServerOrHere<Result>(
  command: string,
  args: unknown,
  handler: Handler<Result>,
  onProgress: (report: unknown) => void,
): Promise<Result> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const call = await callControl(config.dataDir, command, args, { onProgress })
    if (call.reached) return call.result as Result
  }
  const { database, storage } = await openInstallation({ config })
  const { requireSignerConsent } = config
  try {
    const context = { database, db: database.db, storage, now: () => new Date(), requireSignerConsent }
    return await handler(context, args, { progress: onProgress })
  } finally {
    await database.close()
  }
}

/** Parses the command line. If it is invalid, prints the usage and exits with code 2. */
export function readArguments<Options extends ParseArgsConfig>(options: Options, usage: string) {
  try {
    const parsed = parseArgs(options)
    if (parsed.positionals.length === (options.allowPositionals ? 1 : 0)) return parsed
  } catch {}
  return refuseArguments(usage)
}

/** Prints the usage and exits with code 2. */
export function refuseArguments(usage: string): never {
  console.error(t('cli:usage', { command: usage }))
  process.exit(2)
}

/** Runs a command. On an error, prints it and sets exit code 1. */
export async function runMain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
