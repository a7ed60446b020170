import type { FieldError } from '#platform/errors/app-error.ts'
import type { MediaClaim } from '../../csv/apply-media.ts'
import { csvError } from '../../csv/csv-error.ts'
import { type MediaFactKey, wireName } from '../../properties.ts'
import type { MediaCredits, NamedMedia } from './media-rows.ts'

/** What rows say of media: of new ones, and where it changes stored ones. */
export interface MediaFacts {
  errors: FieldError[]
  /** By the number of a new media. */
  ofNew: Map<number, Partial<MediaCredits>>
  /** Stored media as they shall be. */
  changed: ({ id: number } & MediaCredits)[]
  /** The lines that change a stored media. */
  lines: Set<number>
}

/** Where a media keeps what a column says. */
export const mediaFactColumns: Record<MediaFactKey, keyof MediaCredits> = {
  mediaCredit: 'credit',
  mediaLicence: 'licence',
  mediaSigner: 'signer',
}

/**
 * Gathers what rows say of each media. A media is one, whatever signs show it: two rows that say different
 * things of it are an error that names both.
 */
export function gatherMediaFacts(
  claims: readonly MediaClaim[],
  stored: ReadonlyMap<number, NamedMedia>,
  nameOf: (media: number) => string,
): MediaFacts {
  const errors: FieldError[] = []
  const firsts = new Map<string, MediaClaim>()
  for (const claim of claims) {
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
  const facts: MediaFacts = { errors, ofNew: new Map(), changed: [], lines: new Set() }
  for (const [media, ofMedia] of Map.groupBy(firsts.values(), (claim) => claim.media)) {
    const said = Object.fromEntries(ofMedia.map(({ key, value }) => [mediaFactColumns[key], value]))
    const was = stored.get(media)
    if (!was) facts.ofNew.set(media, said)
    else if (ofMedia.some(({ key, value }) => was[mediaFactColumns[key]] !== value)) {
      const { id, credit, licence, signer } = was
      facts.changed.push({ id, credit, licence, signer, ...said })
      for (const { line } of claims.filter((claim) => claim.media === media)) facts.lines.add(line)
    }
  }
  return facts
}
