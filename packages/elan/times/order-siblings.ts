import type { ReferenceAnnotation } from '../annotation.ts'

/**
 * Reference annotations of one parent in their order: each after its PREVIOUS_ANNOTATION, otherwise as in the file.
 * @param reportCycle called with the first annotation that could not be placed, because the order leads back to it
 */
export function orderSiblings(
  siblings: readonly ReferenceAnnotation[],
  reportCycle: (annotation: ReferenceAnnotation) => void,
): ReferenceAnnotation[] {
  const ids = new Set(siblings.map(({ id }) => id))
  const followers = new Map<string, ReferenceAnnotation[]>()
  const first: ReferenceAnnotation[] = []
  for (const annotation of siblings) {
    const { previous } = annotation
    if (previous === null || !ids.has(previous)) first.push(annotation)
    else if (!followers.get(previous)?.push(annotation)) followers.set(previous, [annotation])
  }
  const ordered = new Set<ReferenceAnnotation>()
  const pending = first.reverse()
  for (let annotation = pending.pop(); annotation !== undefined; annotation = pending.pop()) {
    ordered.add(annotation)
    pending.push(...(followers.get(annotation.id) ?? []).filter((next) => !ordered.has(next)).reverse())
  }
  const unplaced = siblings.filter((annotation) => !ordered.has(annotation))
  if (unplaced[0]) reportCycle(unplaced[0])
  return [...ordered, ...unplaced]
}
