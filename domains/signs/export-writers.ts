import { exportHeaders } from './csv/columns.ts'
import type { NameLookup } from './csv/lookups.ts'
import { writeCsv } from './csv/write-csv.ts'
import { writeRow } from './csv/write-row.ts'
import type { ExportFormat } from './export-format.ts'
import { exportSign } from './sign.export.ts'
import type { StoredSign } from './sign-document.ts'

/** Writes one file. */
interface ExportWriter {
  begin: string
  /** The next signs, at least one. */
  signs: (signs: readonly StoredSign[], names: NameLookup) => string
  end: string
}

/** The writer of each format, for texts in these content languages. */
export const exportWriters: Record<ExportFormat, (languages: readonly string[]) => ExportWriter> = {
  csv(languages) {
    const headers = exportHeaders(languages)
    return {
      begin: writeCsv([headers]),
      signs: (signs, names) => writeCsv(signs.map((sign) => writeRow(headers, sign, names))),
      end: '',
    }
  },
  json() {
    let separator = '\n'
    return {
      begin: '{"signs":[',
      signs(signs, names) {
        const text = separator + signs.map((sign) => JSON.stringify(exportSign(sign, names))).join(',\n')
        separator = ',\n'
        return text
      },
      end: '\n]}\n',
    }
  },
}
