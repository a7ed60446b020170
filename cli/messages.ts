import { type Translate, translator } from '#platform/i18n/i18n-resources.ts'
import { localeTags } from '#platform/i18n/locales.ts'
import { operatorLocale } from '#platform/i18n/operator-locale.ts'

/** Translates into the language of the environment. */
export const t: Translate = translator(operatorLocale())

/** `3 signs created, 1 sign changed and 12 signs unchanged`. */
export const joinList = (parts: readonly string[]): string =>
  new Intl.ListFormat(localeTags[operatorLocale()]).format(parts)

/** Lines of a table with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => [...(row[index] ?? '')].length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
