import { type ListExportFormat, listExportFiles } from '#domains/sign-management/list-export-format.ts'

/** The path of each export, below `/api`. */
export const exportPath = (format: ListExportFormat): string =>
  `/exports/${format === 'package' ? 'package' : 'signs'}.${listExportFiles[format].extension}`
