import { resolve } from 'node:path'
import {
  type ImportArguments,
  type ImportProgress,
  type ImportReport,
  importVerb,
} from '#domains/signs/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { explain } from './explain.ts'
import { command, readArguments, runVerb } from './run-verb.ts'

/** `npm run import`: takes a CSV file into the dictionary. */
const usage =
  'npm run import -- FILE.csv [--dry-run] [--publish] [--create-values] [--replace-demo] [--source NAME]'

await command(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        'create-values': { type: 'boolean', default: false },
        'replace-demo': { type: 'boolean', default: false },
        source: { type: 'string' },
      },
    },
    usage,
  )
  const args: ImportArguments = {
    file: resolve(positionals[0] ?? ''),
    dryRun: values['dry-run'],
    publish: values.publish,
    createValues: values['create-values'],
    replaceDemo: values['replace-demo'],
    ...(values.source === undefined ? {} : { source: values.source }),
  }
  const report = await runVerb('import', args, importVerb, (progress) =>
    showProgress(progress as ImportProgress),
  )
  showReport(report, values['dry-run'])
})

function showProgress({ step, done, total }: ImportProgress) {
  console.error(`${step} ${done}/${total}`)
}

function showReport({ counts, preview, notices, noticeCounts }: ImportReport, dryRun: boolean) {
  for (const { field, code, params = {} } of notices.slice(0, 10))
    console.log(`${field}: ${sentence(code, params)}`)
  const told = Object.values(noticeCounts).reduce((sum, count) => sum + count, 0)
  if (told > 10) console.log(`… and ${told - 10} more notices`)
  if (dryRun) {
    for (const { gloss, action } of preview) console.log(`${action} ${gloss}`)
    console.log('Nothing was written. It would be:')
  }
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`)
}

function sentence(code: ErrorCode, params: Record<string, string | number>) {
  const because: Record<string, string> =
    params.reason === undefined ? {} : { reason: explain(new AppError(params.reason as ErrorCode)) }
  return explain(new AppError(code, { params: { ...params, ...because } }))
}
