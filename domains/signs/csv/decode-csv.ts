import { AppError } from '#platform/errors/app-error.ts'
import { lineAt } from '#platform/text/line-at.ts'

/** The maximum size of a CSV file, in bytes. */
export const maxCsvBytes = 64 * 1024 * 1024

/** @throws AppError `import.tooLarge` */
export function requireCsvSize(bytes: number): void {
  if (bytes > maxCsvBytes)
    throw new AppError('import.tooLarge', {
      params: { megabytes: Math.ceil(bytes / 1024 / 1024), limit: 64 },
    })
}

/**
 * The text of a CSV file, without byte-order mark.
 * @throws AppError `import.tooLarge`, `import.notUtf8` with the line of the first invalid byte, `import.notText`,
 *   `import.empty`, `import.webPage`
 */
export function decodeCsv(bytes: Uint8Array): string {
  requireCsvSize(bytes.byteLength)
  const text = decodeUtf8(bytes)
  const zero = text.indexOf('\0')
  if (zero >= 0) throw new AppError('import.notText', { params: { line: lineAt(text, zero) } })
  if (text.trim() === '') throw new AppError('import.empty')
  if (isWebPage(text)) throw new AppError('import.webPage')
  return text
}

/** A page that is saved instead of the file to which it has a link. */
const isWebPage = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html)\b/i.test(text)

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    const tolerant = new TextDecoder('utf-8').decode(bytes)
    throw new AppError('import.notUtf8', {
      params: { line: lineAt(tolerant, tolerant.indexOf('\uFFFD')) },
      cause,
    })
  }
}
