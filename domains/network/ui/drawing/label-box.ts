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

/** A node in the view: its middle and its radius, in pixels. */
export interface Disc {
  x: number
  y: number
  size: number
}

const margin = 4
/** Between a disc and its name, and between two names. */
const gap = 2

/** Where the name of a node stands: under it, but moved inside the view where it would be cut. */
export function labelBox({ x, y, size }: Disc, label: Size, view: Size): Box {
  const inside = (at: number, length: number, room: number) =>
    Math.max(margin, Math.min(at, room - length - margin))
  return {
    x: inside(x - label.width / 2, label.width, view.width),
    y: inside(y + size + gap, label.height, view.height),
    ...label,
  }
}

/** The square around a disc. */
export const discBox = ({ x, y, size }: Disc): Box => ({
  x: x - size,
  y: y - size,
  width: 2 * size,
  height: 2 * size,
})

/** Whether two boxes cover each other, or nearly. */
export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap

/**
 * The text, or as much of it as the width holds, with an ellipsis.
 * @param widthOf width of a text in the unit of `most`
 */
export function truncateText(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
