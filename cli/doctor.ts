import { existsSync } from 'node:fs'
import { loadConfig } from '#platform/config.ts'
import { callControl } from '#platform/control/call-control.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { checkConnections } from '../server/doctor/check-connections.ts'
import { checkMachine } from '../server/doctor/check-machine.ts'
import { checkSettings } from '../server/doctor/check-settings.ts'
import { diagnose } from '../server/doctor/diagnose.ts'
import { type Finding, findingOf } from '../server/doctor/finding.ts'
import { t } from './messages.ts'
import { readArguments, runMain, usageOf } from './run-command.ts'

/** `npm run doctor`: lists what is missing or broken in an installation. It changes nothing; a problem sets exit code 1. */
const marks = { ok: '✓', warning: '!', problem: '✗' }

await runMain(async () => {
  readArguments({ options: {} }, usageOf('doctor'))
  const findings = await findAll()
  for (const { name, severity, params } of findings)
    console.log(`${marks[severity]} ${t(`cli:doctor.findings.${name}`, params)}`)
  const severities = new Set(findings.map(({ severity }) => severity))
  const worst = (['problem', 'warning'] as const).find((severity) => severities.has(severity)) ?? 'ok'
  console.log(t(`cli:doctor.${worst}`))
  if (worst === 'problem') process.exitCode = 1
})

/** Asks the server that holds the embedded database; else opens the database without migrating it. */
async function findAll(): Promise<Finding[]> {
  const config = loadConfig()
  if (config.databaseUrl === undefined) {
    const call = await callControl(config.dataDir, 'doctor', {})
    if (call.reached) return call.result as Finding[]
  }
  const storage = { check: async () => (await openStorage(config)).check() }
  if (config.databaseUrl === undefined && !existsSync(config.dataDir))
    return [
      ...checkSettings(process.env),
      findingOf('database.missing', { folder: config.dataDir }),
      ...(await checkConnections(config, storage)),
    ]
  try {
    const database = await openDatabase(config)
    const findings = await diagnose({ config, database, storage, now: () => new Date() })
    await database.close()
    return findings
  } catch (error) {
    if (!isAppError(error)) throw error
    return [
      ...checkSettings(process.env),
      findingOf('database.failed', { reason: error.code }),
      ...(await checkMachine(config)),
      ...(await checkConnections(config, storage)),
    ]
  }
}
