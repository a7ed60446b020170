import { resolve } from 'node:path'
import {
  type ImportArguments,
  type ImportProgress,
  type ImportReport,
  importCommand,
} from '#domains/signs/index.ts'
import { AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { formatError } from './format-error.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run import`: imports signs from a CSV file. */
const usage = `npm run import -- FILE.csv [--mapping FILE.json] [--report FILE.csv] [--dry-run] [--publish]
  [--create-values] [--replace-demo] [--source NAME]`

await runMain(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        'create-values': { type: 'boolean', default: false },
        'replace-demo': { type: 'boolean', default: false },
        source: { type: 'string' },
        mapping: { type: 'string' },
        report: { type: 'string' },
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
    ...(values.mapping === undefined ? {} : { mapping: resolve(values.mapping) }),
    ...(values.report === undefined ? {} : { report: resolve(values.report) }),
  }
  const report = await runCommand('import', args, importCommand, (progress) =>
    showProgress(progress as ImportProgress),
  ).catch((error: unknown) => {
    throw isAppError(error) && error.code === 'import.unmapped' ? showUnmapped(error) : error
  })
  showReport(report, values['dry-run'])
})

function showProgress({ step, done, total }: ImportProgress) {
  console.error(`${step} ${done}/${total}`)
}

/**
 * Prints a table of unmapped columns and values.
 * @returns the error without the field errors that the table contains
 */
function showUnmapped({ code, params, fields }: AppError): AppError {
  const [unmapped, others] = [fields.filter(isUnmapped), fields.filter((field) => !isUnmapped(field))]
  const rows = unmapped.map(({ params: { column = '', value = '', count = 0, lines = '' } = {} }) => [
    String(column),
    String(value),
    String(count),
    String(lines),
  ])
  const table = [['column', 'value', 'rows', 'first lines'], ...rows]
  const widths = [0, 1, 2].map((index) => Math.max(...table.map((row) => [...(row[index] ?? '')].length)))
  for (const row of table) console.log(row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
  const hidden = Number(params.count) - rows.length
  if (hidden > 0) console.log(`… and ${hidden} more; --report writes all of them to a file`)
  return new AppError(code, { params, fields: others })
}

function isUnmapped({ code }: FieldError) {
  return code === 'import.unmappedColumn' || code === 'import.unmappedValue'
}

function showReport({ counts, preview, notices, noticeCounts }: ImportReport, dryRun: boolean) {
  for (const { field, code, params = {} } of notices.slice(0, 10))
    console.log(`${field}: ${formatMessage(code, params)}`)
  const noticeTotal = Object.values(noticeCounts).reduce((sum, count) => sum + count, 0)
  if (noticeTotal > 10) console.log(`… and ${noticeTotal - 10} more notices`)
  if (dryRun) {
    for (const { gloss, action } of preview) console.log(`${action} ${gloss}`)
    console.log('Nothing was written. The result would be:')
  }
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`)
}

function formatMessage(code: ErrorCode, params: Record<string, string | number>) {
  const reasonParams: Record<string, string> =
    params.reason === undefined ? {} : { reason: formatError(new AppError(params.reason as ErrorCode)) }
  return formatError(new AppError(code, { params: { ...params, ...reasonParams } }))
}
