import type { ImportReport } from '#domains/signs/index.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { formatTable, joinList, t } from './messages.ts'
import { formatFieldError } from './print-error.ts'

const maxNotices = 10
const maxRenamed = 100

/** Prints the notices, the values read under another name, with `dryRun` the signs, and a sentence as summary. */
export function printReport(file: string, report: ImportReport, dryRun: boolean): void {
  const { counts, preview, notices, noticeCounts } = report
  for (const notice of notices.slice(0, maxNotices)) console.log(formatFieldError(notice))
  const noticeTotal = Object.values(noticeCounts).reduce((sum, count) => sum + count, 0)
  if (noticeTotal > maxNotices) console.log(t('cli:more', { count: noticeTotal - maxNotices }))
  showRenamed(report)
  const list = joinList(describeCounts(counts))
  if (!dryRun) {
    console.log(t('cli:import.done', { file, list }))
    return
  }
  for (const { gloss, action } of preview) console.log(t(`cli:import.${action}`, { gloss }))
  const changed = counts.rows - counts.unchanged
  if (changed > preview.length) console.log(t('cli:more', { count: changed - preview.length }))
  console.log(t('cli:import.dryRun', { file, list }))
}

function showRenamed({ renamed }: ImportReport) {
  if (renamed.length === 0) return
  const header = [
    t('cli:import.column'),
    t('cli:import.value'),
    t('cli:import.readAs'),
    t('cli:import.rows'),
    t('cli:import.firstLines'),
  ]
  const rows = renamed
    .slice(0, maxRenamed)
    .map(({ column, value, readAs, count, lines }) => [
      column,
      value,
      readAs,
      String(count),
      lines.join(', '),
    ])
  console.log(t('cli:import.renamed'))
  console.log(formatTable([header, ...rows]))
  if (renamed.length > maxRenamed) console.log(t('cli:moreInReport', { count: renamed.length - maxRenamed }))
}

/** The numbers that are not zero; that of unchanged signs also if nothing else happened. */
function describeCounts({ rows: _, ...counts }: ImportReport['counts']): string[] {
  const filled = (Object.entries(counts) as [keyof typeof counts, number][]).filter(([, count]) => count > 0)
  return (filled.length > 0 ? filled : [['unchanged', 0] as const]).map(([name, count]) =>
    t(`cli:import.counts.${name}`, { count }),
  )
}

/**
 * Prints a table of unmapped columns and values.
 * @returns the error without the field errors that the table contains
 */
export function printUnmapped({ code, params, fields }: AppError): AppError {
  const [unmapped, others] = [fields.filter(isUnmapped), fields.filter((field) => !isUnmapped(field))]
  const hasWider = unmapped.some((field) => field.params?.wider !== undefined)
  const header = [
    t('cli:import.column'),
    t('cli:import.value'),
    t('cli:import.rows'),
    t('cli:import.firstLines'),
    ...(hasWider ? [t('cli:import.narrowerThan')] : []),
  ]
  const rows = unmapped.map(({ params: { column = '', value = '', count = 0, lines = '', wider } = {} }) =>
    [column, value, count, lines, ...(hasWider ? [wider ?? ''] : [])].map(String),
  )
  console.log(t('cli:import.unmapped'))
  console.log(formatTable([header, ...rows]))
  const hidden = Number(params.count) - rows.length
  if (hidden > 0) console.log(t('cli:moreInReport', { count: hidden }))
  return new AppError(code, { params, fields: others })
}

const isUnmapped = ({ code }: FieldError) =>
  code === 'import.unmappedColumn' || code === 'import.unmappedValue'
