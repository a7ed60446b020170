import type { FieldError } from '#platform/errors/app-error.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { SignCsvRow } from '../../csv/sign-csv-row.ts'
import { externalIdKey } from '../../external-id.ts'
import type { MatchedRow } from './match-signs.ts'

/** The numbers that signs of a file have in another installation. */
export interface ForeignIds {
  /** The row of the sign with this number. */
  find(id: number): MatchedRow | undefined
}

/** Rows whose numbers are those of another installation: they identify no sign here. */
export function withForeignIds(rows: readonly SignCsvRow[]): { rows: SignCsvRow[]; errors: FieldError[] } {
  const lines = new Map<number, number>()
  const errors: FieldError[] = []
  const foreign = rows.map(({ id, ...row }): SignCsvRow => {
    if (id === undefined) return row
    const other = lines.get(id)
    if (other === undefined) lines.set(id, row.line)
    else errors.push(csvError(row.line, 'id', 'import.signTwice', { sign: `#${id}`, other }))
    return { ...row, foreignId: id }
  })
  return { rows: foreign, errors }
}

/** Finds the rows of a file by their numbers in another installation. */
export function indexForeignIds(matched: readonly MatchedRow[]): ForeignIds {
  const byId = new Map(
    matched.flatMap((match) => (match.row.foreignId === undefined ? [] : [[match.row.foreignId, match]])),
  )
  return { find: (id) => byId.get(id) }
}

/**
 * The rows, with signs of example sentences named by gloss instead of by a number of another installation. As on the page
 * of a sign, a source id or a gloss has priority over a number. A number that no row has is left out with a notice.
 */
export function renameExampleSigns(
  matched: readonly MatchedRow[],
  foreignIds: ForeignIds,
): { matched: MatchedRow[]; notices: FieldError[] } {
  const sourceIds = new Set(
    matched.flatMap(({ externalId }) => (externalId ? [externalIdKey(externalId)] : [])),
  )
  const glosses = new Set(matched.map(({ gloss }) => gloss))
  const notices: FieldError[] = []
  const renamed = matched.map((match) => {
    const { row, externalId } = match
    const rename = (token: string): string[] => {
      if (!/^\d{1,9}$/.test(token) || glosses.has(token)) return [token]
      if (externalId && sourceIds.has(externalIdKey({ ...externalId, sourceId: token }))) return [token]
      const gloss = foreignIds.find(Number(token))?.gloss
      if (gloss !== undefined) return [gloss.replace(/\s+/g, '-')]
      notices.push(csvError(row.line, 'example_signs', 'import.signElsewhere', { sign: token }))
      return []
    }
    if (!row.exampleSigns) return match
    const exampleSigns = row.exampleSigns.map((signs) =>
      signs
        .split(/\s+/)
        .flatMap((token) => (token === '' ? [] : rename(token)))
        .join(' '),
    )
    return { ...match, row: { ...row, exampleSigns } }
  })
  return { matched: renamed, notices }
}
