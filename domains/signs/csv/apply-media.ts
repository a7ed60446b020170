import { type FileKey, type MediaFactKey, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { Complain } from './csv-error.ts'
import type { Lookups } from './lookups.ts'
import type { SignRow } from './sign-row.ts'
import { fileColumns, filesOf } from './write-row.ts'

/** What a row says of one media. */
export interface MediaClaim {
  line: number
  media: number
  key: MediaFactKey
  value: string
}

/** The sign's media after a row; those of a column with an absent file stay as they are. */
export function signMedia(
  row: SignRow,
  before: SignDocument,
  lookups: Lookups,
  notice: Complain,
): SignDocument['media'] {
  const after = (key: FileKey): number[] => {
    const names = row.files[key]
    if (!names) return filesOf(before, key)
    const found = findFiles(key, names, before, lookups)
    tellAbsent(key, names, found, notice)
    return found.includes(undefined) ? filesOf(before, key) : found.filter((id) => id !== undefined)
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

/** The videos of a row's sentences, in their order; undefined when the row has no column for them. */
export function exampleMedia(
  row: SignRow,
  before: SignDocument,
  lookups: Lookups,
  notice: Complain,
): (number | undefined)[] | undefined {
  const names = row.files.exampleVideo
  if (!names) return undefined
  const found = findFiles('exampleVideo', names, before, lookups)
  tellAbsent('exampleVideo', names, found, notice)
  return found.map((id, index) => id ?? (names[index] === '' ? undefined : before.examples[index]?.media))
}

/** What a row says of the media that it names: one text for all of them, or one for each. */
export function claimsOf(
  row: SignRow,
  before: SignDocument,
  lookups: Lookups,
  complain: Complain,
): MediaClaim[] {
  const said = Object.entries(row.mediaFacts) as [MediaFactKey, string[]][]
  if (said.every(([, texts]) => texts.every((text) => text === ''))) return []
  const named = fileColumns.flatMap((key) => {
    const names = row.files[key] ?? []
    return findFiles(key, names, before, lookups).filter((_, index) => names[index] !== '')
  })
  return said.flatMap(([key, texts]) => {
    const found = texts.length
    if (found === 0) return []
    if (named.length === 0) complain(wireName(key), 'import.mediaFactsAlone')
    else if (found > 1 && found !== named.length)
      complain(wireName(key), 'import.mediaFacts', { found, expected: named.length })
    return named.flatMap((media, index) => {
      const value = (found === 1 ? texts[0] : texts[index]) ?? ''
      return media === undefined || value === '' ? [] : { line: row.line, media, key, value }
    })
  })
}

/** The media behind names: found beside the CSV, else what the sign has under that name already. */
function findFiles(
  key: FileKey,
  names: readonly string[],
  before: SignDocument,
  lookups: Lookups,
): (number | undefined)[] {
  const unused = filesOf(before, key)
  return names.map((name) => {
    if (name === '') return undefined
    const own = unused.findIndex((id) => lookups.fileName(id) === name)
    const [present] = own < 0 ? [] : unused.splice(own, 1)
    return lookups.file(name) ?? present
  })
}

function tellAbsent(
  key: FileKey,
  names: readonly string[],
  found: readonly (number | undefined)[],
  notice: Complain,
) {
  names.forEach((file, index) => {
    if (file !== '' && found[index] === undefined) notice(wireName(key), 'import.fileAbsent', { file })
  })
}
