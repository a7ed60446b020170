import { type ParseArgsConfig, parseArgs } from 'node:util'
import { commandOrigin, withAuditOrigin } from '#platform/audit/audit-origin.ts'
import { loadConfig } from '#platform/config.ts'
import { callControl } from '#platform/control/call-control.ts'
import {
  type CommandName,
  type CommandResult,
  commandContext,
  commandNamed,
  commands,
  type ServedCommand,
} from '../server/commands.ts'
import { openInstallation } from '../server/open-installation.ts'
import { t } from './messages.ts'
import { printError } from './print-error.ts'
import { createProgressLine, type Progress } from './progress-line.ts'

/**
 * Runs a command in the server that uses the data folder, or in this process if no server is running.
 * @param describeProgress what the progress line shows for a report of the command
 */
export async function runCommand<Name extends ServedCommand>(
  command: Name,
  args: unknown,
  describeProgress?: (report: unknown) => Progress,
): Promise<CommandResult<Name>> {
  const line = createProgressLine()
  const onProgress = (report: unknown) => {
    if (describeProgress) line.show(describeProgress(report))
  }
  try {
    return (await runInServerOrHere(command, args, onProgress)) as CommandResult<Name>
  } finally {
    line.end()
  }
}

async function runInServerOrHere(
  command: ServedCommand,
  args: unknown,
  onProgress: (report: unknown) => void,
): Promise<unknown> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const call = await callControl(config.dataDir, command, args, { onProgress })
    if (call.reached) return call.result
  }
  const installation = await openInstallation({ config })
  try {
    return await commands[command].run(commandContext(config, installation), args, { progress: onProgress })
  } finally {
    await installation.database.close()
  }
}

/** `npm run backup -- DIR` */
export function usageOf(command: CommandName): string {
  const { args } = commandNamed(command)
  return args === undefined ? `npm run ${command}` : `npm run ${command} -- ${args}`
}

/**
 * Parses the command line. If it is invalid, prints the usage and exits with code 2.
 * @param isOptional whether the argument without a name, which `allowPositionals` requires, may be missing
 */
export function readArguments<Options extends ParseArgsConfig>(
  options: Options,
  usage: string,
  isOptional = false,
) {
  try {
    const parsed = parseArgs(options)
    const count = parsed.positionals.length
    const expected = options.allowPositionals ? 1 : 0
    if (count === expected || (isOptional && count === 0)) return parsed
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
    await withAuditOrigin(commandOrigin, run)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
