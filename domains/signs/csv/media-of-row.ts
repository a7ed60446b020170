import { type AttributionKey, type FileKey, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { ReportIssue } from './csv-error.ts'
import { fileColumns, mediaInColumn } from './file-columns.ts'
import type { Lookups } from './lookups.ts'
import type { SignRow } from './sign-row.ts'

interface MediaContext {
  lookups: Lookups
  reportNotice: ReportIssue
}

/** An attribution of one media, from one row. */
export interface AttributionCell {
  line: number
  media: number
  key: AttributionKey
  value: string
}

/** The media of the sign after a row. A column that names an absent file changes nothing. */
export function signMedia(
  row: SignRow,
  before: SignDocument,
  { lookups, reportNotice }: MediaContext,
): SignDocument['media'] {
  const after = (key: FileKey): number[] => {
    const names = row.files[key]
    if (!names) return mediaInColumn(before, key)
    const found = findMediaIds(key, names, before, lookups)
    reportMissingFiles(key, names, found, reportNotice)
    return found.includes(undefined) ? mediaInColumn(before, key) : found.filter((id) => id !== undefined)
  }
  return [
    ...after('video').map((media, index) => ({
      role: index === 0 ? ('main' as const) : ('angle' as const),
      media,
    })),
    ...after('videoNonManual').map((media) => ({ role: 'non-manual' as const, media })),
    ...before.media.filter(({ role }) => role === 'example'),
    ...after('framingImage').map((media) => ({ role: 'framing' as const, media })),
  ]
}

/** The videos of the example sentences, in order; undefined without such a column. */
export function exampleMedia(
  row: SignRow,
  before: SignDocument,
  { lookups, reportNotice }: MediaContext,
): (number | undefined)[] | undefined {
  const names = row.files.exampleVideo
  if (!names) return undefined
  const found = findMediaIds('exampleVideo', names, before, lookups)
  reportMissingFiles('exampleVideo', names, found, reportNotice)
  return found.map((id, index) => id ?? (names[index] === '' ? undefined : before.examples[index]?.media))
}

/** The attributions of the media that a row names: one text for all of them, or one for each. */
export function attributionCells(
  row: SignRow,
  before: SignDocument,
  lookups: Lookups,
  reportError: ReportIssue,
): AttributionCell[] {
  const filled = Object.entries(row.attributions) as [AttributionKey, string[]][]
  if (filled.every(([, texts]) => texts.every((text) => text === ''))) return []
  const named = fileColumns.flatMap((key) => {
    const names = row.files[key] ?? []
    return findMediaIds(key, names, before, lookups).filter((_, index) => names[index] !== '')
  })
  return filled.flatMap(([key, texts]) => {
    const found = texts.length
    if (found === 0) return []
    if (named.length === 0) reportError(wireName(key), 'import.mediaFactsAlone')
    else if (found > 1 && found !== named.length)
      reportError(wireName(key), 'import.mediaFacts', { found, expected: named.length })
    return named.flatMap((media, index) => {
      const value = (found === 1 ? texts[0] : texts[index]) ?? ''
      return media === undefined || value === '' ? [] : { line: row.line, media, key, value }
    })
  })
}

/** The media of file names: a file beside the CSV, or else the media that the sign already has under that name. */
function findMediaIds(
  key: FileKey,
  names: readonly string[],
  before: SignDocument,
  lookups: Lookups,
): (number | undefined)[] {
  const unused = mediaInColumn(before, key)
  return names.map((name) => {
    if (name === '') return undefined
    const own = unused.findIndex((id) => lookups.fileName(id) === name)
    const [present] = own < 0 ? [] : unused.splice(own, 1)
    return lookups.file(name) ?? present
  })
}

function reportMissingFiles(
  key: FileKey,
  names: readonly string[],
  found: readonly (number | undefined)[],
  reportNotice: ReportIssue,
) {
  names.forEach((file, index) => {
    if (file !== '' && found[index] === undefined) reportNotice(wireName(key), 'import.fileAbsent', { file })
  })
}
