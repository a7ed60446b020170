import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, ConfigError, loadConfig, settingNames } from '#platform/config.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { joinList, t } from './messages.ts'
import { checkMove } from './move/check-move.ts'
import { findingOf, type MoveFinding } from './move/move-finding.ts'
import { type MoveReport, moveInstallation } from './move/move-installation.ts'
import { openMoveSource } from './move/move-source.ts'
import { startMoved } from './move/start-moved.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, refuseArguments, runMain, usageOf } from './run-command.ts'

/**
 * `npm run move`: copies this installation, of the settings of the environment, into an empty one, of the settings of a file.
 * `--check` only looks for what would stop it. A problem or a difference sets exit code 1.
 */
const usage = usageOf('move')
const shownKeys = 20
const marks = { problem: '✗', notice: '!' }

await runMain(async () => {
  const { values } = readArguments(
    { options: { to: { type: 'string' }, check: { type: 'boolean', default: false } } },
    usage,
  )
  if (values.to === undefined) return refuseArguments(usage)
  const config = loadConfig()
  const settings = await readSettings(resolve(values.to))
  const target = loadTarget(values.to, settings)
  const source = await openMoveSource(config)
  const { database } = source
  const line = createProgressLine()
  try {
    const findings = [
      ...(await checkMove(source, target, { isRehearsal: values.check })),
      ...findLackingSettings(settings),
    ]
    for (const { name, severity, params } of findings)
      console.log(`${marks[severity]} ${t(`cli:move.findings.${name}`, params)}`)
    if (findings.some(({ severity }) => severity === 'problem')) {
      process.exitCode = 1
      return console.log(t('cli:move.refused'))
    }
    if (values.check || !database) return console.log(t('cli:move.checked'))
    const report = await moveInstallation({ ...source, database }, target, {
      onProgress: ({ step, file }) => line.show({ step, text: t(`cli:move.step.${step}`, { file }) }),
    })
    line.end()
    await printReport(report, target)
  } finally {
    line.end()
    await database?.close()
  }
})

/** @throws AppError `move.settingsMissing` */
async function readSettings(file: string): Promise<NodeJS.ProcessEnv> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AppError('move.settingsMissing', { params: { file }, cause })
  })
  return parseEnv(text)
}

/** @throws ConfigError after a line that names the file */
function loadTarget(file: string, settings: NodeJS.ProcessEnv): Config {
  try {
    return loadConfig(settings)
  } catch (error) {
    if (error instanceof ConfigError) console.error(t('cli:move.settingsOf', { file }))
    throw error
  }
}

/** Settings that this installation has and the other one has not, besides those of the machine. */
function findLackingSettings(settings: NodeJS.ProcessEnv): MoveFinding[] {
  const ofMachine = ['DATABASE_URL', 'DATABASE_ALLOW_PLAIN', 'DATA_DIR', 'HOST', 'PORT', 'STORAGE_URL']
  const known = new Set([...ofMachine, ...Object.keys(settings)])
  const names = settingNames.filter((name) => process.env[name] && !known.has(name)).toSorted()
  return names.length > 0 ? [findingOf('lackingSettings', { names: joinList(names) })] : []
}

async function printReport(report: MoveReport, target: Config): Promise<void> {
  const { rows, files, differing, missing, wasUsed, keyFile } = report
  const list = joinList([t('cli:backup.rows', { count: rows }), t('cli:backup.files', { count: files })])
  console.log(t('cli:move.moved', { list }))
  if (keyFile !== undefined) console.log(t('cli:move.key', { file: keyFile }))
  for (const table of differing) console.log(`✗ ${t('cli:move.differs', { table })}`)
  for (const key of missing.slice(0, shownKeys)) console.log(`✗ ${t('cli:restoreDrill.missing', { key })}`)
  if (missing.length > shownKeys) console.log(t('cli:more', { count: missing.length - shownKeys }))
  if (wasUsed) console.log(`✗ ${t('cli:move.wasUsed')}`)
  const isWhole = differing.length + missing.length === 0 && !wasUsed && (await printStart(target, rows))
  console.log(t(isWhole ? 'cli:move.whole' : 'cli:move.broken'))
  if (!isWhole) process.exitCode = 1
}

/** @returns whether the moved installation answered */
async function printStart(target: Config, rows: number): Promise<boolean> {
  const { signs, failure } = await startMoved(target, { rows })
  if (failure === undefined) console.log(t('cli:move.answers', { count: signs }))
  else console.log(`✗ ${t('cli:move.fails', { reason: failure })}`)
  return failure === undefined
}
