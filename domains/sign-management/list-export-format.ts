import { exportFiles } from '#domains/signs/export-format.ts'

/** The files that a list of signs is exported as; `package` is the data package. */
export const listExportFiles = {
  ...exportFiles,
  package: {
    extension: 'zip',
    type: 'application/zip',
    content: 'as a data package (CSV on the Web, Frictionless) with a list of their media',
  },
} as const

export type ListExportFormat = keyof typeof listExportFiles
export const listExportFormats = Object.keys(listExportFiles) as ListExportFormat[]
