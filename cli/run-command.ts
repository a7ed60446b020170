import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { ImportContext } from '#domains/signs/index.ts'
import { loadConfig } from '#platform/config.ts'
import { callControl } from '#platform/control/call-control.ts'
import type { Database } from '#platform/db/open-database.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { openInstallation } from '../open-installation.ts'
import { formatError } from './format-error.ts'

type Handler<Result> = (
  context: ImportContext & { database: Database },
  args: unknown,
  call: { progress(report: unknown): void },
) => Promise<Result>

/**
 * Carries a verb out: in the server that holds the data folder, else here on the opened database.
 * @param progress hears the reports of the verb
 */
export async function runCommand<Result>(
  verb: string,
  args: unknown,
  handler: Handler<Result>,
  progress: (report: unknown) => void = () => {},
): Promise<Result> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const call = await callControl(config.dataDir, verb, args, { onProgress: progress })
    if (call.reached) return call.result as Result
  }
  const { database, storage } = await openInstallation({ config })
  try {
    return await handler({ database, db: database.db, storage, now: () => new Date() }, args, { progress })
  } finally {
    await database.close()
  }
}

/** Reads the command line; a wrong one ends the program with the sentence how to call it. */
export function readArguments<Options extends ParseArgsConfig>(options: Options, usage: string) {
  try {
    const read = parseArgs(options)
    if (read.positionals.length === (options.allowPositionals ? 1 : 0)) return read
  } catch {}
  console.error(usage)
  process.exit(2)
}

/** Runs a command; what goes wrong is said in sentences, and the program ends with 1. */
export async function runMain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isNamed = isAppError(error) || (error instanceof Error && error.name === 'ConfigError')
    console.error(isNamed ? formatError(error) : error)
    process.exitCode = 1
  }
}
