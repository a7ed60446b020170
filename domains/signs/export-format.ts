/** The files that signs are exported as: extension, media type, and the words of the API for them. */
export const exportFiles = {
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', content: 'as CSV' },
  json: { extension: 'json', type: 'application/json; charset=utf-8', content: 'as JSON' },
} as const satisfies Record<string, { extension: string; type: string; content: string }>

export type ExportFormat = keyof typeof exportFiles
export const exportFormats = Object.keys(exportFiles) as ExportFormat[]
