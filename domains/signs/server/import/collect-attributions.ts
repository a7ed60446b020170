import type { FieldError } from '#platform/errors/app-error.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { AttributionCell } from '../../csv/media-of-row.ts'
import { type AttributionKey, wireName } from '../../properties.ts'
import type { Attribution, NamedMedia } from './media.queries.ts'

/** The attributions of all rows: of new media, and changes of stored media. */
export interface CollectedAttributions {
  errors: FieldError[]
  /** By the draft id of a new media. */
  ofNew: Map<number, Partial<Attribution>>
  /** Stored media after the change. */
  changed: ({ id: number } & Attribution)[]
  /** The lines that change a stored media. */
  lines: Set<number>
}

/** The field of a media for each property. */
export const attributionColumns: Record<AttributionKey, keyof Attribution> = {
  mediaCredit: 'credit',
  mediaLicence: 'licence',
  mediaSigner: 'signer',
}

/**
 * Collects the attributions of each media. Several signs can share a media, so two rows with different attributions of
 * it are an error that names both lines.
 */
export function collectAttributions(
  cells: readonly AttributionCell[],
  stored: ReadonlyMap<number, NamedMedia>,
  nameOf: (media: number) => string,
): CollectedAttributions {
  const errors: FieldError[] = []
  const firsts = new Map<string, AttributionCell>()
  for (const cell of cells) {
    const key = `${cell.media} ${cell.key}`
    const first = firsts.get(key)
    if (first && first.value !== cell.value)
      errors.push(
        csvError(cell.line, wireName(cell.key), 'import.mediaFactConflict', {
          file: nameOf(cell.media),
          value: cell.value,
          other: first.line,
          otherValue: first.value,
        }),
      )
    if (!first) firsts.set(key, cell)
  }
  const facts: CollectedAttributions = { errors, ofNew: new Map(), changed: [], lines: new Set() }
  for (const [media, ofMedia] of Map.groupBy(firsts.values(), (cell) => cell.media)) {
    const attribution = Object.fromEntries(ofMedia.map(({ key, value }) => [attributionColumns[key], value]))
    const previous = stored.get(media)
    if (!previous) facts.ofNew.set(media, attribution)
    else if (ofMedia.some(({ key, value }) => previous[attributionColumns[key]] !== value)) {
      const { id, credit, licence, signer } = previous
      facts.changed.push({ id, credit, licence, signer, ...attribution })
      for (const { line } of cells.filter((cell) => cell.media === media)) facts.lines.add(line)
    }
  }
  return facts
}
