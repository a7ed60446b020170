import type { FieldError } from '#platform/errors/app-error.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { AttributionCell } from '../../csv/media-of-row.ts'
import { type AttributionKey, wireName } from '../../properties.ts'
import type { Attribution, NamedMedia } from './media.queries.ts'

/** What rows say of media: of new ones, and where it changes stored ones. */
export interface CollectedAttributions {
  errors: FieldError[]
  /** By the number of a new media. */
  ofNew: Map<number, Partial<Attribution>>
  /** Stored media as they shall be. */
  changed: ({ id: number } & Attribution)[]
  /** The lines that change a stored media. */
  lines: Set<number>
}

/** Where a media keeps what a column says. */
export const attributionColumns: Record<AttributionKey, keyof Attribution> = {
  mediaCredit: 'credit',
  mediaLicence: 'licence',
  mediaSigner: 'signer',
}

/**
 * Gathers what rows say of each media. A media is one, whatever signs show it: two rows that say different
 * things of it are an error that names both.
 */
export function collectAttributions(
  cells: readonly AttributionCell[],
  stored: ReadonlyMap<number, NamedMedia>,
  nameOf: (media: number) => string,
): CollectedAttributions {
  const errors: FieldError[] = []
  const firsts = new Map<string, AttributionCell>()
  for (const claim of cells) {
    const key = `${claim.media} ${claim.key}`
    const first = firsts.get(key)
    if (first && first.value !== claim.value)
      errors.push(
        csvError(claim.line, wireName(claim.key), 'import.mediaFactConflict', {
          file: nameOf(claim.media),
          value: claim.value,
          other: first.line,
          otherValue: first.value,
        }),
      )
    if (!first) firsts.set(key, claim)
  }
  const facts: CollectedAttributions = { errors, ofNew: new Map(), changed: [], lines: new Set() }
  for (const [media, ofMedia] of Map.groupBy(firsts.values(), (claim) => claim.media)) {
    const attribution = Object.fromEntries(ofMedia.map(({ key, value }) => [attributionColumns[key], value]))
    const previous = stored.get(media)
    if (!previous) facts.ofNew.set(media, attribution)
    else if (ofMedia.some(({ key, value }) => previous[attributionColumns[key]] !== value)) {
      const { id, credit, licence, signer } = previous
      facts.changed.push({ id, credit, licence, signer, ...attribution })
      for (const { line } of cells.filter((claim) => claim.media === media)) facts.lines.add(line)
    }
  }
  return facts
}
