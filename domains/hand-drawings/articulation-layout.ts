/** A rectangle, in the units of the frame around it. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a picture is composed of. */
export interface ArticulationParts {
  /** The number of handshapes of each hand: at the start of the sign, and at its end if it changes. */
  dominant: number
  nondominant: number
  hasLocation: boolean
}

/** Where everything of a picture is. */
export interface ArticulationLayout {
  dominant: Box[]
  nondominant: Box[]
  /** Each from a handshape to the one that follows. */
  arrows: { box: Box; direction: 'right' | 'down' }[]
  location: Box | null
}

/** The frame of posters, and of the smaller pictures beside words. */
export const articulationFrames = {
  wide: { width: 400, height: 300 },
  square: { width: 300, height: 300 },
} as const
export type ArticulationShape = keyof typeof articulationFrames

const margin = 18
const gap = 20
const arrow = 26
/** Between a handshape and the one that follows: an arrow with some room. */
const arrowGap = arrow + 8
const maxHand = 196
/** Width by height: of drawn hands and of the drawings of locations. */
const handRatio = 190 / 206
const locationRatio = 4 / 5
/** The width of the location, as a share of the frame, beside no column of hands, one, or two. */
const locationShares = [0.528, 0.48, 0.37] as const

/**
 * Composes the hands and the location of a sign. The dominant hand is on the left, as the viewer sees it. The shapes of
 * a single hand follow each other to the right; those of two hands downwards, so that each hand keeps its side.
 */
export function layOutArticulation(
  { dominant, nondominant, hasLocation }: ArticulationParts,
  shape: ArticulationShape,
): ArticulationLayout {
  const frame = articulationFrames[shape]
  const most = Math.max(dominant, nondominant)
  const isRow = dominant === 0 || nondominant === 0
  const columns = isRow ? most : 2
  const rows = isRow ? Math.min(most, 1) : most
  const location = hasLocation ? locationBox(columns, frame) : null
  const room = (location && columns > 0 ? location.x - gap : frame.width - margin) - margin
  const columnGap = isRow ? arrowGap : gap
  const height = Math.min(
    maxHand,
    (frame.height - 2 * margin - (rows - 1) * arrowGap) / rows,
    (room - (columns - 1) * columnGap) / columns / handRatio,
  )
  const width = height * handRatio
  const left = margin + centred(columns * width + (columns - 1) * columnGap, room)
  const inRow = (count: number): Box[] =>
    times(count, (at) => ({
      x: left + at * (width + columnGap),
      y: centred(height, frame.height),
      width,
      height,
    }))
  const inColumn = (count: number, column: number): Box[] => {
    const top = centred(count * height + (count - 1) * arrowGap, frame.height)
    return times(count, (at) => ({
      x: left + column * (width + columnGap),
      y: top + at * (height + arrowGap),
      width,
      height,
    }))
  }
  const hands = isRow
    ? { dominant: inRow(dominant), nondominant: inRow(nondominant) }
    : { dominant: inColumn(dominant, 0), nondominant: inColumn(nondominant, 1) }
  const arrows = [hands.dominant, hands.nondominant].flatMap(([from, to]) =>
    from && to ? [{ box: between(from, to), direction: isRow ? 'right' : 'down' } as const] : [],
  )
  return { ...hands, arrows, location }
}

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at))

const centred = (size: number, room: number) => (room - size) / 2

function locationBox(columns: number, frame: { width: number; height: number }): Box {
  const width = frame.width * (locationShares[columns] ?? locationShares[2])
  const height = width / locationRatio
  return {
    x: columns === 0 ? centred(width, frame.width) : frame.width - width - margin,
    y: centred(height, frame.height),
    width,
    height,
  }
}

const between = (from: Box, to: Box): Box => ({
  x: (from.x + to.x + from.width - arrow) / 2,
  y: (from.y + to.y + from.height - arrow) / 2,
  width: arrow,
  height: arrow,
})
