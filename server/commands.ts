import { createAdminCommand } from '#domains/accounts/index.ts'
import { removeDemoRecordings } from '#domains/eaf-videos/index.ts'
import { repeatErasuresCommand } from '#domains/erasure/index.ts'
import { importFileCommand } from '#domains/sign-import/index.ts'
import { exportFormats } from '#domains/signs/export-format.ts'
import {
  exportCommand,
  type ImportContext,
  removeDemoSigns,
  signContributions,
} from '#domains/signs/index.ts'
import { changeDatasetCommand } from '#domains/site-settings/index.ts'
import { commandOrigin, withAuditOrigin } from '#platform/audit/audit-origin.ts'
import { backupCommand } from '#platform/backup/backup-command.ts'
import type { Config } from '#platform/config.ts'
import type { ControlHandler } from '#platform/control/serve-control.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { MessageKey } from '#platform/i18n/translate.ts'
import { diagnose } from './doctor/diagnose.ts'
import type { Installation } from './open-installation.ts'
import { remoteBackupServices } from './remote-backups.ts'
import { sweepFilesCommand } from './sweep-files-command.ts'

interface CommandContext extends ImportContext {
  config: Config
  database: Database
}

interface Command {
  /** Key of the description. */
  help: Extract<MessageKey, `cli:help.${string}`>
  args?: string
  /** What the command does in a running server, if there is one that uses the data folder. */
  run?: (
    context: CommandContext,
    args: unknown,
    call: { progress(report: unknown): void },
  ) => Promise<unknown>
  /** Whether a backup is due afterwards. */
  changesData?: true
}

/** All commands of `npm run help`, in the order in which a new developer needs them. */
export const commands = {
  start: { help: 'cli:help.start' },
  dev: { help: 'cli:help.dev' },
  build: { help: 'cli:help.build' },
  import: {
    help: 'cli:help.import',
    args: 'FILE.csv|FILE.zip [--mapping FILE.json] [--report FILE.csv] [--dry-run] [--publish] …',
    run: importFileCommand,
    changesData: true,
  },
  export: {
    help: 'cli:help.export',
    args: `--format ${exportFormats.join('|')} FILE | --with-media FILE.zip`,
    run: exportCommand,
  },
  'admin:create': {
    help: 'cli:help.adminCreate',
    args: '--email E-MAIL [--name NAME]',
    run: createAdminCommand,
  },
  'demo:remove': {
    help: 'cli:help.demoRemove',
    run: async (context: CommandContext) => {
      const removed = await removeDemoSigns(context)
      await removeDemoRecordings(context)
      return removed
    },
    changesData: true,
  },
  'dictionary:set': {
    help: 'cli:help.dictionarySet',
    args: '[--name NAME] [--country CODE] …',
    run: changeDatasetCommand,
    changesData: true,
  },
  backup: {
    help: 'cli:help.backup',
    args: '[DIR | --new-key FILE]',
    run: (context: CommandContext, args: unknown, call: { progress(report: unknown): void }) =>
      backupCommand(
        { ...context, ...remoteBackupServices(context.config, context.storage, context.now) },
        args,
        call,
      ),
  },
  restore: {
    help: 'cli:help.restore',
    args: '[DIR | URL] [--backup NAME] [--list] [--erasures FILE]',
  },
  'restore-drill': {
    help: 'cli:help.restoreDrill',
    args: '[DIR | URL] [--backup NAME] [--files] [--database URL]',
  },
  move: { help: 'cli:help.move', args: '--to SETTINGS.env [--check]' },
  'erasures:repeat': {
    help: 'cli:help.erasuresRepeat',
    args: '[--list FILE]',
    run: (context: CommandContext, args: unknown) =>
      repeatErasuresCommand({ ...context, contributions: signContributions }, args),
    changesData: true,
  },
  'files:move': { help: 'cli:help.filesMove', args: '--to s3|folder [--remove-source]' },
  'files:sweep': { help: 'cli:help.filesSweep', args: '[--delete]', run: sweepFilesCommand },
  doctor: { help: 'cli:help.doctor', run: diagnose },
  sbom: { help: 'cli:help.sbom' },
  eaf: { help: 'cli:help.eaf', args: 'FILE.eaf|FILE.etf|FILE.ecv [--json]' },
  migrate: { help: 'cli:help.migrate' },
  console: { help: 'cli:help.console' },
  check: { help: 'cli:help.check' },
  test: { help: 'cli:help.test' },
  bench: { help: 'cli:help.bench', args: '[quick | keep]' },
  chaos: { help: 'cli:help.chaos', args: '[--minutes N] [--faults N] [--seed N]' },
  help: { help: 'cli:help.help' },
} as const satisfies Record<string, Command>

type Commands = typeof commands
export type CommandName = keyof Commands

/** The commands that a running server can execute. */
export type ServedCommand = {
  [Name in CommandName]: Commands[Name] extends { run: unknown } ? Name : never
}[CommandName]

export type CommandResult<Name extends ServedCommand> = Awaited<ReturnType<Commands[Name]['run']>>

/** A command by its name, with the fields of every command. */
export const commandNamed = (name: CommandName): Command => commands[name]

export const commandContext = (config: Config, { database, storage }: Installation): CommandContext => ({
  config,
  database,
  db: database.db,
  storage,
  now: () => new Date(),
  requireSignerConsent: config.requireSignerConsent,
})

/**
 * The commands that the control socket accepts.
 * @param changed called after a command that changes data, because changes without publication need a backup too
 */
export function controlHandlers(
  context: CommandContext,
  changed: () => void,
  list: Record<string, Command> = commands,
): Record<string, ControlHandler> {
  const rows = Object.entries(list).flatMap(([name, { run, changesData }]): [string, ControlHandler][] => {
    if (!run) return []
    const handle: ControlHandler = async (args, call) => {
      const result = await withAuditOrigin(commandOrigin, () => run(context, args, call))
      if (changesData) changed()
      return result
    }
    return [[name, handle]]
  })
  return Object.fromEntries(rows)
}
