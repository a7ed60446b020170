import type { FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { eachInSteps, mapInSteps } from '#platform/in-steps.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { SignCsvRow } from '../../csv/sign-csv-row.ts'
import { demoSource } from '../../demo-source.ts'
import { type ExternalId, externalIdKey, externalIdOf } from '../../external-id.ts'
import { glossKey } from '../../gloss.ts'
import type { SignIdentity } from '../sign.queries.ts'

/** A row with its sign; a row without a sign creates one. */
export interface MatchedRow {
  row: SignCsvRow
  /** The id of the sign; negative for a new sign. */
  id: number
  sign: SignIdentity | undefined
  externalId: ExternalId | null | undefined
  gloss: string
}

/**
 * Finds the sign of each row: by id if given, else by source and source id, else by gloss. It is an error when the sign
 * does not exist, is deleted or belongs to another row, or when another sign has the gloss.
 * Between steps the process can handle requests.
 * @param known the signs that rows can identify or conflict with
 */
export async function matchSigns(
  rows: readonly SignCsvRow[],
  known: readonly SignIdentity[],
  defaultSource: string,
) {
  const errors: FieldError[] = []
  const byId = new Map<number, SignIdentity>()
  const byExternalId = new Map<string, SignIdentity>()
  const byGloss = new Map<string, SignIdentity>()
  const byGlossKey = new Map<string, SignIdentity>()
  await eachInSteps(known, (sign) => {
    byId.set(sign.id, sign)
    const externalId = externalIdOf(sign)
    if (externalId) byExternalId.set(externalIdKey(externalId), sign)
    if (sign.status === 'deleted') return
    byGloss.set(sign.gloss, sign)
    byGlossKey.set(glossKey(sign.gloss), sign)
  })
  const reportError = (
    row: SignCsvRow,
    column: string,
    code: ErrorCode,
    params: Record<string, string | number>,
  ) => errors.push(csvError(row.line, column, code, params))

  const matched = await mapInSteps(rows, (row, index): MatchedRow => {
    const externalId = externalIdOfRow(row, byId.get(row.id ?? 0), defaultSource)
    const sign = find(row, externalId)
    if (row.id !== undefined && !sign) reportError(row, 'id', 'import.idUnknown', { id: row.id })
    if (sign?.status === 'deleted')
      reportError(row, identifyingColumn(row), 'import.signDeleted', { gloss: sign.gloss, id: sign.id })
    return {
      row,
      sign,
      id: sign?.id ?? -1 - index,
      externalId,
      gloss: row.texts.gloss ?? sign?.gloss ?? '',
    }
  })
  await requireOncePerSign()
  await requireFreeGlosses()
  return { matched, errors }

  function find(row: SignCsvRow, externalId: MatchedRow['externalId']) {
    if (row.id !== undefined) return byId.get(row.id)
    if (externalId) return byExternalId.get(externalIdKey(externalId))
    return byGloss.get(row.texts.gloss ?? '')
  }

  async function requireOncePerSign() {
    const lines = new Map<string, number>()
    await eachInSteps(matched, ({ row, sign, externalId }) => {
      const key = sign ? `#${sign.id}` : externalId ? externalIdKey(externalId) : undefined
      const other = key === undefined ? undefined : lines.get(key)
      if (other !== undefined)
        reportError(row, identifyingColumn(row), 'import.signTwice', {
          sign: externalId?.sourceId ?? sign?.gloss ?? '',
          other,
        })
      else if (key !== undefined) lines.set(key, row.line)
    })
  }

  async function requireFreeGlosses() {
    const claims = new Map<string, { line: number; isNew: boolean }>()
    const inFile = new Set(matched.map(({ id }) => id))
    await eachInSteps(matched, ({ row, id, sign, externalId, gloss }) => {
      if (gloss === '') return
      const key = glossKey(gloss)
      const other = claims.get(key)
      const holder = byGlossKey.get(key)
      const isNew = sign?.gloss !== gloss
      // Glosses that two signs have already were accepted before they were compared in this way.
      if (other && (isNew || other.isNew))
        reportError(row, 'gloss', 'import.glossTwice', { gloss, other: other.line })
      else if (isNew && holder && holder.id !== id && !inFile.has(holder.id))
        reportError(
          row,
          'gloss',
          holder.source === demoSource ? 'import.glossHeldByDemo' : 'import.glossHeld',
          {
            gloss,
            sign: sign
              ? `${sign.gloss} (${sign.id})`
              : externalId
                ? `${externalId.source} ${externalId.sourceId}`
                : gloss,
            holder: nameOf(holder),
          },
        )
      else claims.set(key, { line: row.line, isNew })
    })
  }
}

const nameOf = ({ id, gloss, source, sourceId }: SignIdentity) =>
  source === null ? `${gloss} (${id})` : `${gloss} (${id}, ${source} ${sourceId})`

const identifyingColumn = (row: SignCsvRow) =>
  row.id !== undefined ? 'id' : row.sourceId ? 'source_id' : 'gloss'

/** The external id that a row gives its sign; null removes it, undefined leaves it unchanged. */
export function externalIdOfRow(
  row: SignCsvRow,
  sign: SignIdentity | undefined,
  defaultSource: string,
): MatchedRow['externalId'] {
  if (row.sourceId === undefined) return undefined
  if (row.sourceId === '') return row.id === undefined ? undefined : null
  return {
    source: row.source || (row.source === undefined && sign?.source) || defaultSource,
    sourceId: row.sourceId,
  }
}
