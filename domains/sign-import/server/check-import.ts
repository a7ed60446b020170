import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isUnknownDataset } from '#domains/content/index.ts'
import { presetOrigins } from '#domains/signs/csv/presets/preset-names.ts'
import { checkMapping, type PreparedImport, prepareImport } from '#domains/signs/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import type { CheckedState } from '../import-steps.ts'
import type { MappingFile } from '../mapping-draft.ts'
import {
  type ImportFindings,
  maxIssues,
  maxStoredNotices,
  noFindings,
  type SignImport,
} from '../sign-import.ts'
import type { SignImportContext } from './import-context.ts'
import { pictureTerms } from './picture-terms.ts'

/** A checked file: its findings, and what would be written unless it has errors. */
export interface CheckedImport {
  state: CheckedState
  findings: ImportFindings
  prepared: PreparedImport | null
  /** All notices; the findings contain the first ones. */
  notices: readonly FieldError[]
}

/** Reads and checks the file of an import; errors of the file are findings. */
export async function checkImport(
  context: Pick<SignImportContext, 'db' | 'requireSignerConsent'>,
  { mapping, preset, fileName, source, ignoreIds, createValues }: SignImport,
  path: string,
): Promise<CheckedImport> {
  try {
    const checked = await checkMapping(context.db, mapping as MappingFile, fileName)
    const maxNotices = maxStoredNotices
    const options = {
      file: path,
      source,
      ignoreIds,
      createValues,
      ...(preset && { preset }),
      collectUnmapped: true,
      maxIssues,
      maxNotices,
    }
    const prepared = await prepareImport(context, { options, mapping: checked })
    const { plan, report } = prepared
    return {
      state: 'ready',
      prepared,
      notices: report.notices,
      findings: {
        ...noFindings,
        counts: report.counts,
        notices: report.notices.slice(0, maxIssues),
        noticeCounts: report.noticeCounts,
        renamed: report.renamed.slice(0, maxIssues),
        newValues: plan.newValues.map(({ draftId, list, value }) => ({
          id: draftId,
          list,
          value: value ?? '',
        })),
        newLanguages: plan.newLanguages,
        origin: await revealedOrigin(context.db, preset),
        digest: await digestOf(prepared),
      },
    }
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    const { state, findings } = refusal(error)
    const unmapped = await pictureTerms(path, findings.unmapped, mapping as MappingFile)
    return { prepared: null, notices: [], state, findings: { ...findings, unmapped } }
  }
}

/** What a file of this preset reveals about a dictionary that has neither sign language nor country. */
async function revealedOrigin(db: Db, preset: SignImport['preset']): Promise<ImportFindings['origin']> {
  const origin = preset && presetOrigins[preset]
  return origin && (await isUnknownDataset(db)) ? origin : null
}

/** Sorts the errors of a file: unknown headers and values can be mapped, the others are corrected in the file. */
function refusal({ code, params, fields }: AppError): Pick<CheckedImport, 'state' | 'findings'> {
  const isUnmapped = (error: { code: string }) =>
    error.code === 'import.unmappedColumn' || error.code === 'import.unmappedValue'
  const unmapped = fields.filter(isUnmapped).map(({ params: facts = {} }) => ({
    column: String(facts.column ?? ''),
    value: facts.value === undefined ? null : String(facts.value),
    count: Number(facts.count ?? 0),
    lines: String(facts.lines ?? ''),
    wider: facts.wider === undefined ? null : String(facts.wider),
  }))
  const errors = fields.filter((error) => !isUnmapped(error))
  const findings: ImportFindings = {
    ...noFindings,
    problem: { code, params },
    unmapped,
    unmappedCount: code === 'import.unmapped' ? Number(params.count) : 0,
    errors,
    errorCount: code === 'import.unmapped' ? Number(params.others) : Number(params.count ?? errors.length),
  }
  return { state: code === 'import.unmapped' ? 'unmapped' : 'failed', findings }
}

/** Two plans with the same digest write the same. It gives way to other work between signs. */
async function digestOf({ plan }: PreparedImport): Promise<string> {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([plan.source, plan.newLanguages, plan.newValues]))
  for (const [index, change] of plan.changes.entries()) {
    if (index % 100 === 0) await setImmediate()
    hash.update(JSON.stringify(change))
  }
  return hash.digest('hex')
}
