import { exportFormats } from '#domains/signs/export-format.ts'

/** The files that a list of signs is exported as; `package` is the data package. */
export const listExportFormats = [...exportFormats, 'package'] as const
export type ListExportFormat = (typeof listExportFormats)[number]

/** Extension and media type of the files. */
export const listExportFiles: Record<ListExportFormat, { extension: string; type: string }> = {
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8' },
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  package: { extension: 'zip', type: 'application/zip' },
}
