import { glossKey } from '../gloss.ts'
import type { SignCsvRow } from './sign-csv-row.ts'

/**
 * Gives each gloss that an earlier row of the file has the next free number: `bite`, `bite-2`. Only rows with an id of
 * their source are renamed, because the gloss identifies the others.
 * @param report is called for each renamed row
 */
export function numberDoubledGlosses(
  rows: readonly SignCsvRow[],
  report: (line: number, gloss: string, numbered: string) => void,
): SignCsvRow[] {
  const all = new Set(rows.map(({ texts }) => glossKey(texts.gloss ?? '')))
  const earlier = new Set<string>()
  return rows.map((row) => {
    const { gloss = '' } = row.texts
    const key = glossKey(gloss)
    if (gloss === '' || !row.sourceId || !earlier.has(key)) {
      earlier.add(key)
      return row
    }
    const numbered = firstFree(gloss, all)
    all.add(glossKey(numbered))
    report(row.line, gloss, numbered)
    return { ...row, texts: { ...row.texts, gloss: numbered } }
  })
}

function firstFree(gloss: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) if (!taken.has(glossKey(`${gloss}-${number}`))) return `${gloss}-${number}`
}
