import { type Box, boxesOverlap, type Disc, discBox, labelBoxes, type Size } from './label-box.ts'

/** A node with its label, in pixels. */
export interface LabelCandidate extends Disc {
  key: string
  label: Size
}

interface Space {
  view: Size
  /** Boxes that no label may cover. */
  occupied: readonly Box[]
  /** Their centres must not be covered by the labels of others. */
  discs: readonly (Disc & { key: string })[]
}

/** Pixels of the view for each label: more of them are not read but get in the way. */
const areaPerLabel = 9_000

/**
 * Chooses labels that cover neither each other nor the centres of discs.
 * @param candidates the most important first; those without free space get no label
 * @returns the box of each chosen label by key
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  { view, occupied, discs }: Space,
): Map<string, Box> {
  const placed = new Map<string, Box>()
  const taken = [...occupied]
  const most = Math.max(3, Math.floor((view.width * view.height) / areaPerLabel))
  const centres = discs.map(({ key, x, y, size }) => ({ key, box: discBox({ x, y, size: size / 2 }) }))
  for (const candidate of candidates) {
    if (placed.size >= most) break
    const { key, label } = candidate
    const isFree = (box: Box) =>
      !taken.some((other) => boxesOverlap(box, other)) &&
      !centres.some((centre) => centre.key !== key && boxesOverlap(box, centre.box))
    const box = labelBoxes(candidate, label, view).find(isFree)
    if (!box) continue
    placed.set(key, box)
    taken.push(box)
  }
  return placed
}
