import { attributionFieldOf, attributionOf } from '../attribution.ts'
import { type AttributionKey, type FileKey, wireName } from '../properties.ts'
import { filePropertyKeys, filesOfProperty, mediaOfProperty, mediaRolesOf } from '../property-files.ts'
import type { AttributedMedia, Attribution, SignDocument } from '../sign-document.ts'
import type { ReportIssue } from './csv-error.ts'
import type { Lookups } from './lookups.ts'
import type { SignCsvRow } from './sign-csv-row.ts'

const rolesInCsv = Object.values(mediaRolesOf).flat()

interface MediaContext {
  lookups: Lookups
  reportNotice: ReportIssue
}

/** The media of the sign after a row, with their attributions. A column that names an absent file keeps its files. */
export function signMedia(
  row: SignCsvRow,
  before: SignDocument,
  { lookups, reportNotice }: MediaContext,
): SignDocument['media'] {
  const after = (key: FileKey): AttributedMedia[] => {
    const names = row.files[key]
    const stored = filesOfProperty(before, key)
    if (!names) return stored
    const found = findMediaIds(key, names, before, lookups)
    reportMissingFiles(key, names, found, reportNotice)
    const named = attributed(row, key, found, stored)
    return found.includes(undefined)
      ? stored.map((file) => named.find((one) => one?.media === file.media) ?? file)
      : named.filter((file) => file !== undefined)
  }
  return [
    ...after('video').map((file, index) => ({
      ...file,
      role: index === 0 ? ('main' as const) : ('angle' as const),
    })),
    ...after('videoNonManual').map((file) => ({ ...file, role: 'non-manual' as const })),
    ...before.media.filter(({ role }) => !rolesInCsv.includes(role)),
    ...after('framingImage').map((file) => ({ ...file, role: 'framing' as const })),
  ]
}

/** The videos of the example sentences, in order; undefined without such a column. */
export function exampleMedia(
  row: SignCsvRow,
  before: SignDocument,
  { lookups, reportNotice }: MediaContext,
): (AttributedMedia | undefined)[] | undefined {
  const names = row.files.exampleVideo
  if (!names) return undefined
  const found = findMediaIds('exampleVideo', names, before, lookups)
  reportMissingFiles('exampleVideo', names, found, reportNotice)
  const stored = before.examples.map(({ media, ...example }) =>
    media === undefined ? undefined : { media, ...attributionOf(example) },
  )
  const named = attributed(row, 'exampleVideo', found, stored)
  return named.map((file, index) => file ?? (names[index] === '' ? undefined : stored[index]))
}

/** Reports attributions that no file of the row belongs to, or that are more or fewer than its files. */
export function checkAttributions(row: SignCsvRow, reportError: ReportIssue): void {
  const expected = namedPositions(row).length
  const attributions = attributionsOfRow(row)
  if (attributions.every(([, texts]) => texts.every((text) => text === ''))) return
  for (const [key, { length: found }] of attributions) {
    if (found > 0 && expected === 0) reportError(wireName(key), 'import.mediaFactsAlone')
    else if (found > 1 && found !== expected)
      reportError(wireName(key), 'import.mediaFacts', { found, expected })
  }
}

/** The files of a column with the attributions of the row; an attribution without text is as in the sign before. */
function attributed(
  row: SignCsvRow,
  column: FileKey,
  found: readonly (number | undefined)[],
  before: readonly (AttributedMedia | undefined)[],
): (AttributedMedia | undefined)[] {
  const positions = namedPositions(row)
  return found.map((media, index) => {
    if (media === undefined) return undefined
    const known = [before[index], ...before].find((file) => file?.media === media)
    const position = positions.indexOf(`${column} ${index}`)
    const given: Attribution = {}
    for (const [key, texts] of attributionsOfRow(row)) {
      const text = texts.length === 1 ? texts[0] : texts[position]
      if (text) given[attributionFieldOf[key]] = text
    }
    return { media, ...attributionOf(known ?? {}), ...given }
  })
}

/** Column and position of each file that a row names, in the order of its attributions. */
const namedPositions = ({ files }: SignCsvRow): string[] =>
  filePropertyKeys.flatMap((column) =>
    (files[column] ?? []).flatMap((name, index) => (name === '' ? [] : `${column} ${index}`)),
  )

/** One text for all files that the row names, or one for each. */
const attributionsOfRow = ({ attributions }: SignCsvRow) =>
  Object.entries(attributions) as [AttributionKey, string[]][]

/** The media of file names: a file beside the CSV, or else the media that the sign already has under that name. */
function findMediaIds(
  key: FileKey,
  names: readonly string[],
  before: SignDocument,
  lookups: Lookups,
): (number | undefined)[] {
  const unused = mediaOfProperty(before, key)
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
