/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/** A rectangle in pixels, y downwards. */
export interface Box extends Size {
  x: number
  y: number
}

/** A node in the view: centre and radius (`size`), in pixels. */
export interface Disc {
  x: number
  y: number
  size: number
}

/** Between a label and the edge of the view, in pixels. */
const margin = 4
/** Between a disc and its label, and between two labels, in pixels. */
const gap = 2

/** The box of a node's label: below the node, moved inside the view if necessary. */
export const labelBox = (node: Disc, label: Size, view: Size): Box => labelBoxes(node, label, view)[0]

/** The possible boxes of a node's label, inside the view: below the node, above it, at its right and its left side. */
export function labelBoxes({ x, y, size }: Disc, label: Size, view: Size): [Box, Box, Box, Box] {
  const clamp = (position: number, length: number, viewLength: number) =>
    Math.max(margin, Math.min(position, viewLength - length - margin))
  const boxAt = (left: number, top: number): Box => ({
    x: clamp(left, label.width, view.width),
    y: clamp(top, label.height, view.height),
    ...label,
  })
  const centred = { x: x - label.width / 2, y: y - label.height / 2 }
  const distance = size + gap
  return [
    boxAt(centred.x, y + distance),
    boxAt(centred.x, y - distance - label.height),
    boxAt(x + distance, centred.y),
    boxAt(x - distance - label.width, centred.y),
  ]
}

/** The bounding box of a disc. */
export const discBox = ({ x, y, size }: Disc): Box => ({
  x: x - size,
  y: y - size,
  width: 2 * size,
  height: 2 * size,
})

/** Whether two boxes overlap or are closer than the gap. */
export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap

/**
 * Shortens a text with an ellipsis to a maximum width.
 * @param widthOf measures a text in the unit of `maxWidth`
 */
export function truncateText(text: string, maxWidth: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= maxWidth) return text
  const characters = [...text]
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`) > maxWidth) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
