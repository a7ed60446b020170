import type { NodeDisplayData } from 'sigma/types'
import type { Colours } from './colours.ts'
import { type Box, boxesOverlap, discBox, labelBox, type Size, truncateText } from './label-box.ts'

/** A node with its place and radius in the view, in pixels. */
export type LabelledNode = Pick<NodeDisplayData, 'x' | 'y' | 'size' | 'label'> & {
  isField?: boolean
  highlighted?: boolean
}
interface Font {
  labelSize: number
  labelFont: string
}

interface LabelContext {
  colours: () => Colours
  viewSize: () => Size
  /** Nodes whose names are written on top of all others. */
  topNodes: () => readonly LabelledNode[]
  /** Nodes that no other's name may cover. */
  protectedNodes: () => readonly LabelledNode[]
}

const haloWidth = 4
const padding = 5
/** No name is longer than this, in pixels; in a narrow view still less. */
const maxLabelWidth = 240
const maxLabelWidthShare = 0.42

const fontOf = ({ labelSize, labelFont }: Font, isField: boolean | undefined) =>
  `${isField ? 'italic 600' : '600'} ${isField ? labelSize + 1 : labelSize}px ${labelFont}`

/** A name as it is written, and the size of what it takes. */
interface FittedLabel {
  text: string
  label: Size
}

type LabelSource = Pick<LabelledNode, 'label' | 'isField'>

/** The name of a node as it stands under it. */
export function fitLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  node: LabelSource,
  view: Size,
): FittedLabel {
  const most = Math.min(maxLabelWidth, Math.max(110, view.width * maxLabelWidthShare))
  const { text, width } = truncateLabel(context, font, node, most)
  return { text, label: { width, height: font.labelSize + 3 } }
}

/** The name of a node on a ground of its own: whole, if the view is wide enough. */
export function fitTopLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  node: LabelSource,
  view: Size,
): FittedLabel {
  const { text, width } = truncateLabel(context, font, node, view.width - 2 * padding - 8)
  return { text, label: { width: width + 2 * padding, height: font.labelSize + 2 * padding } }
}

/** A name that takes no more than so many pixels. */
function truncateLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  { label, isField }: LabelSource,
  most: number,
) {
  context.font = fontOf(font, isField)
  const widthOf = (text: string) => context.measureText(text).width
  const text = truncateText(label ?? '', most, widthOf)
  return { text, width: widthOf(text) }
}

/** Writes the names of nodes, inside the view and none over another. */
export class NodeLabels {
  readonly #context: LabelContext
  /** Where names stand in the frame that is being drawn; null before its first. */
  #occupied: Box[] | null = null
  #protectedNodes: readonly LabelledNode[] = []

  constructor(ground: LabelContext) {
    this.#context = ground
  }

  /** Another frame: all names are written anew. */
  beginFrame(): void {
    this.#occupied = null
  }

  /** Writes a name with a halo in the colour of the ground, so that it can be read over lines; nothing where no room is. */
  draw = (context: CanvasRenderingContext2D, data: LabelledNode, font: Font): void => {
    const view = this.#context.viewSize()
    if (!data.label || data.highlighted || isOutside(data, view)) return
    const taken = this.#occupiedBoxes(context, font, view)
    const { text, label } = fitLabel(context, font, data, view)
    const box = labelBox(data, label, view)
    const isOther = ({ x, y }: LabelledNode) => x !== data.x || y !== data.y
    if (taken.some((other) => boxesOverlap(box, other))) return
    if (this.#protectedNodes.some((node) => isOther(node) && boxesOverlap(box, innerDiscBox(node)))) return
    taken.push(box)
    const { ink, surface } = this.#context.colours()
    context.lineJoin = 'round'
    context.lineWidth = haloWidth
    context.strokeStyle = surface
    context.fillStyle = ink
    context.textBaseline = 'middle'
    context.strokeText(text, box.x, box.y + box.height / 2)
    context.fillText(text, box.x, box.y + box.height / 2)
    context.textBaseline = 'alphabetic'
  }

  #occupiedBoxes(context: CanvasRenderingContext2D, font: Font, view: Size): Box[] {
    if (this.#occupied) return this.#occupied
    this.#protectedNodes = this.#context.protectedNodes()
    const boxOf = (one: LabelledNode) => labelBox(one, fitTopLabel(context, font, one, view).label, view)
    this.#occupied = this.#context.topNodes().map(boxOf)
    return this.#occupied
  }

  /** Rings the node that is pointed at, and writes its name on a ground of its own. */
  drawOnTop = (context: CanvasRenderingContext2D, data: LabelledNode, font: Font): void => {
    const view = this.#context.viewSize()
    const { ink, surface, accent } = this.#context.colours()
    context.beginPath()
    context.arc(data.x, data.y, data.size + 3, 0, Math.PI * 2)
    context.lineWidth = 3
    context.strokeStyle = accent
    context.stroke()
    if (!data.label || isOutside(data, view)) return
    const { text, label } = fitTopLabel(context, font, data, view)
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
const innerDiscBox = ({ x, y, size }: LabelledNode) => discBox({ x, y, size: size / 2 })

/** A name moves inside with its node, never alone. */
const isOutside = ({ x, y }: LabelledNode, { width, height }: Size) =>
  x < 0 || y < 0 || x > width || y > height
