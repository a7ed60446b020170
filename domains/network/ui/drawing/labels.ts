import type { NodeDisplayData } from 'sigma/types'
import type { Colours } from './colours.ts'
import { type Box, discBox, isOver, labelBox, type Size, shortened } from './label-box.ts'

/** A node with its place and radius in the view, in pixels. */
export type Labelled = Pick<NodeDisplayData, 'x' | 'y' | 'size' | 'label'> & {
  isField?: boolean
  highlighted?: boolean
}
interface Font {
  labelSize: number
  labelFont: string
}

interface Ground {
  colours: () => Colours
  view: () => Size
  /** Nodes whose names are written on top of all others. */
  onTop: () => readonly Labelled[]
  /** Nodes that no other's name may cover. */
  uncovered: () => readonly Labelled[]
}

const haloWidth = 4
const padding = 5
/** No name is longer than this, in pixels; in a narrow view still less. */
const longest = 240
const longestShare = 0.42

const fontOf = ({ labelSize, labelFont }: Font, isField: boolean | undefined) =>
  `${isField ? 'italic 600' : '600'} ${isField ? labelSize + 1 : labelSize}px ${labelFont}`

/** A name as it is written, and the size of what it takes. */
interface Written {
  text: string
  label: Size
}

type Named = Pick<Labelled, 'label' | 'isField'>

/** The name of a node as it stands under it. */
export function written(context: CanvasRenderingContext2D, font: Font, node: Named, view: Size): Written {
  const most = Math.min(longest, Math.max(110, view.width * longestShare))
  const { text, width } = cut(context, font, node, most)
  return { text, label: { width, height: font.labelSize + 3 } }
}

/** The name of a node on a ground of its own: whole, if the view is wide enough. */
export function writtenOnTop(
  context: CanvasRenderingContext2D,
  font: Font,
  node: Named,
  view: Size,
): Written {
  const { text, width } = cut(context, font, node, view.width - 2 * padding - 8)
  return { text, label: { width: width + 2 * padding, height: font.labelSize + 2 * padding } }
}

/** A name that takes no more than so many pixels. */
function cut(context: CanvasRenderingContext2D, font: Font, { label, isField }: Named, most: number) {
  context.font = fontOf(font, isField)
  const widthOf = (text: string) => context.measureText(text).width
  const text = shortened(label ?? '', most, widthOf)
  return { text, width: widthOf(text) }
}

/** Writes the names of nodes, inside the view and none over another. */
export class NodeLabels {
  readonly #ground: Ground
  /** Where names stand in the frame that is being drawn; null before its first. */
  #taken: Box[] | null = null
  #uncovered: readonly Labelled[] = []

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** Another frame: all names are written anew. */
  begin(): void {
    this.#taken = null
  }

  /** Writes a name with a halo in the colour of the ground, so that it can be read over lines; nothing where no room is. */
  draw = (context: CanvasRenderingContext2D, data: Labelled, font: Font): void => {
    const view = this.#ground.view()
    if (!data.label || data.highlighted || isOutside(data, view)) return
    const taken = this.#takenFirst(context, font, view)
    const { text, label } = written(context, font, data, view)
    const box = labelBox(data, label, view)
    const isOther = ({ x, y }: Labelled) => x !== data.x || y !== data.y
    if (taken.some((other) => isOver(box, other))) return
    if (this.#uncovered.some((node) => isOther(node) && isOver(box, heartOf(node)))) return
    taken.push(box)
    const { ink, surface } = this.#ground.colours()
    context.lineJoin = 'round'
    context.lineWidth = haloWidth
    context.strokeStyle = surface
    context.fillStyle = ink
    context.textBaseline = 'middle'
    context.strokeText(text, box.x, box.y + box.height / 2)
    context.fillText(text, box.x, box.y + box.height / 2)
    context.textBaseline = 'alphabetic'
  }

  #takenFirst(context: CanvasRenderingContext2D, font: Font, view: Size): Box[] {
    if (this.#taken) return this.#taken
    this.#uncovered = this.#ground.uncovered()
    const boxOf = (one: Labelled) => labelBox(one, writtenOnTop(context, font, one, view).label, view)
    this.#taken = this.#ground.onTop().map(boxOf)
    return this.#taken
  }

  /** Rings the node that is pointed at, and writes its name on a ground of its own. */
  drawOnTop = (context: CanvasRenderingContext2D, data: Labelled, font: Font): void => {
    const view = this.#ground.view()
    const { ink, surface, accent } = this.#ground.colours()
    context.beginPath()
    context.arc(data.x, data.y, data.size + 3, 0, Math.PI * 2)
    context.lineWidth = 3
    context.strokeStyle = accent
    context.stroke()
    if (!data.label || isOutside(data, view)) return
    const { text, label } = writtenOnTop(context, font, data, view)
    const { x, y, width, height } = labelBox(data, label, view)
    context.beginPath()
    context.roundRect(x, y, width, height, 6)
    context.fillStyle = surface
    context.fill()
    context.lineWidth = 1.5
    context.stroke()
    context.fillStyle = ink
    context.textBaseline = 'middle'
    context.fillText(text, x + padding, y + height / 2)
    context.textBaseline = 'alphabetic'
  }
}

/** Where all are near each other a name may touch the edge of a disc. */
const heartOf = ({ x, y, size }: Labelled) => discBox({ x, y, size: size / 2 })

/** A name moves inside with its node, never alone. */
const isOutside = ({ x, y }: Labelled, { width, height }: Size) => x < 0 || y < 0 || x > width || y > height
