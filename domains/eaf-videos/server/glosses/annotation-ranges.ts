/** The place of an annotation in a file: its tier and its position in it, from 1. */
export interface AnnotationPlace {
  tier: number
  position: number
}

/** Annotations after one place and up to another one. */
export interface AnnotationRange {
  after: AnnotationPlace
  upTo: AnnotationPlace
}

/** Greater than the position of every annotation. */
const endOfTier = 2_147_483_647

/**
 * Divides the annotations of tiers into ranges, so that each is read by a statement of its own without sorting the rest.
 * @param tiers with the number of their annotations, in the order of the file
 * @param size annotations of a range
 */
export function annotationRanges(
  tiers: readonly { position: number; annotations: number }[],
  size: number,
): AnnotationRange[] {
  const ranges: AnnotationRange[] = []
  let after: AnnotationPlace = { tier: 0, position: endOfTier }
  let free = size
  for (const [index, { position: tier, annotations }] of tiers.entries()) {
    let rest = annotations
    while (rest > free) {
      const upTo = { tier, position: annotations - rest + free }
      ranges.push({ after, upTo })
      after = upTo
      rest -= free
      free = size
    }
    free -= rest
    if (index === tiers.length - 1) ranges.push({ after, upTo: { tier, position: endOfTier } })
  }
  return ranges
}
