import type { Diagnostic, EafFile, EcvFile, ElanFileError, Vocabulary } from '#packages/elan/index.ts'
import { formatTable, joinList, t } from './messages.ts'

const maxDiagnostics = 50

/** Prints tiers, types, vocabularies, media and diagnostics of a file of ELAN, as text or as JSON without annotations. */
export function printEaf(file: string, read: EafFile, asJson: boolean): void {
  const { document } = read
  if (asJson) {
    const { timeSlots, tiers, ...facts } = document
    const counted = tiers.map(({ annotations, ...tier }) => ({ ...tier, annotations: annotations.length }))
    printJson({ ...facts, timeSlots: timeSlots.ids.length, tiers: counted }, read)
    return
  }
  const annotations = document.tiers.reduce((sum, tier) => sum + tier.annotations.length, 0)
  const counts = [
    t('cli:eaf.counts.tiers', { count: document.tiers.length }),
    t('cli:eaf.counts.annotations', { count: annotations }),
    t('cli:eaf.counts.timeSlots', { count: document.timeSlots.ids.length }),
  ]
  console.log(t('cli:eaf.summary', { file, format: document.format, list: joinList(counts) }))
  printRows(tierRows(document))
  printRows(vocabularyRows(document.vocabularies, document.externalRefs))
  printRows([
    [t('cli:eaf.media'), t('cli:eaf.timeOrigin')],
    ...document.media.map(({ url, timeOrigin }) => [url, String(timeOrigin ?? 0)]),
  ])
  printDiagnostics(read)
}

/** Prints the vocabularies and diagnostics of a vocabulary file. */
export function printEcv(file: string, read: EcvFile, asJson: boolean): void {
  const { document } = read
  if (asJson) {
    const vocabularies = document.vocabularies.map(({ entries, ...rest }) => ({
      ...rest,
      entries: entries.length,
    }))
    printJson({ ...document, vocabularies }, read)
    return
  }
  const list = joinList([
    t('cli:eaf.counts.vocabularies', { count: document.vocabularies.length }),
    t('cli:eaf.counts.languages', { count: document.languages.length }),
  ])
  console.log(t('cli:eaf.summary', { file, format: 'ECV', list }))
  printRows(vocabularyRows(document.vocabularies, document.externalRefs))
  printDiagnostics(read)
}

/** `file.eaf, line 3: The file has a document type.` */
export function formatRefusal(file: string, { code, line, params }: ElanFileError): string {
  const position = line === null ? file : joinPosition(file, t('cli:line', { line }))
  return `${position}: ${t(`cli:eaf.refused.${code}`, params)}`
}

const joinPosition = (...parts: string[]): string => parts.join(', ')

function printJson(
  document: object,
  { diagnostics, omittedDiagnostics }: Pick<EafFile, 'diagnostics' | 'omittedDiagnostics'>,
) {
  console.log(JSON.stringify({ document, diagnostics, omittedDiagnostics }, null, 2))
}

function tierRows({ tiers, types }: EafFile['document']): string[][] {
  const constraints = new Map(types.map(({ id, constraint }) => [id, constraint]))
  const header = (
    ['tier', 'type', 'constraint', 'parent', 'participant', 'language', 'annotations'] as const
  ).map((name) => t(`cli:eaf.columns.${name}`))
  return [
    header,
    ...tiers.map(({ id, type, parent, participant, language, annotations }) => [
      id,
      type,
      constraints.get(type) ?? '',
      parent ?? '',
      participant ?? '',
      language ?? '',
      String(annotations.length),
    ]),
  ]
}

function vocabularyRows(
  vocabularies: readonly Vocabulary[],
  externalRefs: EafFile['document']['externalRefs'],
) {
  const addresses = new Map(externalRefs.map(({ id, value }) => [id, value]))
  return [
    [t('cli:eaf.columns.vocabulary'), t('cli:eaf.columns.entries'), t('cli:eaf.columns.address')],
    ...vocabularies.map(({ id, entries, externalRef }) => [
      id,
      String(entries.length),
      addresses.get(externalRef ?? '') ?? '',
    ]),
  ]
}

/** Prints a table, unless it has only its header. */
function printRows(rows: readonly (readonly string[])[]): void {
  if (rows.length > 1) console.log(`\n${formatTable(rows)}`)
}

function printDiagnostics({
  diagnostics,
  omittedDiagnostics,
}: Pick<EafFile, 'diagnostics' | 'omittedDiagnostics'>) {
  console.log('')
  if (diagnostics.length === 0) console.log(t('cli:eaf.nothingWrong'))
  for (const diagnostic of diagnostics.slice(0, maxDiagnostics)) console.log(formatDiagnostic(diagnostic))
  const hidden = diagnostics.length + omittedDiagnostics - maxDiagnostics
  if (hidden > 0) console.log(t('cli:more', { count: hidden }))
}

/** `line 12, REF_ANNOTATION a2: …` */
export function formatDiagnostic({ code, line, element, id, attribute, value }: Diagnostic): string {
  const position = joinPosition(t('cli:line', { line }), id === null ? element : `${element} ${id}`)
  return `${position}: ${t(`eafVideos:diagnostic.${code}`, { attribute: attribute ?? '', value: value ?? '' })}`
}
