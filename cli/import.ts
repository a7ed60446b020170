import { basename, resolve } from 'node:path'
import { presetNames } from '#domains/signs/csv/presets/preset-names.ts'
import type { ImportArguments, ImportProgress } from '#domains/signs/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { t } from './messages.ts'
import { printReport, printUnmapped } from './print-import-report.ts'
import type { Progress } from './progress-line.ts'
import { readArguments, refuseArguments, runCommand, runMain } from './run-command.ts'

/** `npm run import`: imports signs from a CSV file, or from a ZIP that also has its media. */
const usage = `npm run import -- FILE.csv | FILE.zip [--mapping FILE.json | --preset ${presetNames.join(' | ')}] [--report FILE.csv] [--handshapes FILE.json]
  [--dry-run] [--publish] [--ignore-ids] [--create-values] [--replace-demo] [--source NAME]`

await runMain(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        'ignore-ids': { type: 'boolean', default: false },
        'create-values': { type: 'boolean', default: false },
        'replace-demo': { type: 'boolean', default: false },
        source: { type: 'string' },
        mapping: { type: 'string' },
        preset: { type: 'string' },
        report: { type: 'string' },
        handshapes: { type: 'string' },
      },
    },
    usage,
  )
  const preset = presetNames.find((name) => name === values.preset)
  if (values.preset !== undefined && preset === undefined) refuseArguments(usage)
  const args: ImportArguments = {
    file: resolve(positionals[0] ?? ''),
    dryRun: values['dry-run'],
    publish: values.publish,
    ignoreIds: values['ignore-ids'],
    createValues: values['create-values'],
    replaceDemo: values['replace-demo'],
    ...(values.source === undefined ? {} : { source: values.source }),
    ...(values.mapping === undefined ? {} : { mapping: resolve(values.mapping) }),
    ...(preset === undefined ? {} : { preset }),
    ...(values.report === undefined ? {} : { report: resolve(values.report) }),
    ...(values.handshapes === undefined ? {} : { handshapes: resolve(values.handshapes) }),
  }
  const report = await runCommand('import', args, (progress) =>
    describeProgress(progress as ImportProgress),
  ).catch((error: unknown) => {
    throw isAppError(error) && error.code === 'import.unmapped' ? printUnmapped(error) : error
  })
  printReport(basename(args.file), report, values['dry-run'])
})

function describeProgress({ step, done, total }: ImportProgress): Progress {
  switch (step) {
    case 'reading':
      return { step, text: t('cli:progress.reading') }
    case 'files':
      return { step, text: t('cli:progress.files', { done, total }) }
    case 'writing':
      return { step, text: t('cli:progress.writing') }
  }
}
