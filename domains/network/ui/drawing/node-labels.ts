import type { NodeDisplayData } from 'sigma/types'
import type { Colours } from './colours.ts'
import { type Box, boxesOverlap, discBox, labelBox, type Size, truncateText } from './label-box.ts'
import { placeLabels } from './place-labels.ts'

/** A node with its position and radius in the view, in pixels. */
export type LabelledNode = Pick<NodeDisplayData, 'x' | 'y' | 'size' | 'label'> & {
  key?: string
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
  /** Nodes whose labels are drawn on top of all others. */
  topNodes: () => readonly LabelledNode[]
  /** The fields of the whole network, the most important first; none while a node is selected. */
  fields: () => readonly (LabelledNode & { key: string })[]
  /** Nodes that must not be covered by the labels of others. */
  protectedNodes: () => readonly LabelledNode[]
}

const haloWidth = 4
const padding = 5
/** Maximum width of a label, in pixels and as a share of the view. */
const maxLabelWidth = 240
const maxLabelWidthShare = 0.42

const fontOf = ({ labelSize, labelFont }: Font, isField: boolean | undefined) =>
  `${isField ? 'italic 600' : '600'} ${isField ? labelSize + 1 : labelSize}px ${labelFont}`

/** The text of a label after shortening, and its size in pixels. */
interface FittedLabel {
  text: string
  label: Size
}

type LabelSource = Pick<LabelledNode, 'label' | 'isField'>

/** Fits the label below a node. */
export function fitLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  node: LabelSource,
  view: Size,
): FittedLabel {
  const maxWidth = Math.min(maxLabelWidth, Math.max(110, view.width * maxLabelWidthShare))
  const { text, width } = truncateLabel(context, font, node, maxWidth)
  return { text, label: { width, height: font.labelSize + 3 } }
}

/** Fits the label with a background, which is shortened only to the width of the view. */
export function fitTopLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  node: LabelSource,
  view: Size,
): FittedLabel {
  const { text, width } = truncateLabel(context, font, node, view.width - 2 * padding - 8)
  return { text, label: { width: width + 2 * padding, height: font.labelSize + 2 * padding } }
}

function truncateLabel(
  context: CanvasRenderingContext2D,
  font: Font,
  { label, isField }: LabelSource,
  maxWidth: number,
) {
  context.font = fontOf(font, isField)
  const widthOf = (text: string) => context.measureText(text).width
  const text = truncateText(label ?? '', maxWidth, widthOf)
  return { text, width: widthOf(text) }
}

/** Draws the labels of nodes: inside the view and without overlaps. */
export class NodeLabels {
  readonly #context: LabelContext
  /** Boxes of the labels drawn in the current frame; null before the first one. */
  #occupied: Box[] | null = null
  #protectedNodes: readonly LabelledNode[] = []
  /** The labels of fields in the current frame by key; null while a node is selected. */
  #fieldBoxes: ReadonlyMap<string, Box> | null = null

  constructor(context: LabelContext) {
    this.#context = context
  }

  /** Must be called before each frame. */
  beginFrame(): void {
    this.#occupied = null
  }

  /** Draws a label with a halo, so that it is legible over lines. Without free space the label is omitted. */
  draw = (context: CanvasRenderingContext2D, data: LabelledNode, font: Font): void => {
    const view = this.#context.viewSize()
    if (!data.label || data.highlighted || isOutside(data, view)) return
    const occupied = this.#occupiedBoxes(context, font, view)
    const { text, label } = fitLabel(context, font, data, view)
    if (data.isField && this.#fieldBoxes) {
      const box = this.#fieldBoxes.get(data.key ?? '')
      if (box) this.#drawText(context, text, box)
      return
    }
    const box = labelBox(data, label, view)
    const isOther = ({ x, y }: LabelledNode) => x !== data.x || y !== data.y
    if (occupied.some((other) => boxesOverlap(box, other))) return
    if (this.#protectedNodes.some((node) => isOther(node) && boxesOverlap(box, innerDiscBox(node)))) return
    occupied.push(box)
    this.#drawText(context, text, box)
  }

  #drawText(context: CanvasRenderingContext2D, text: string, box: Box): void {
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
    const boxOf = (node: LabelledNode) => labelBox(node, fitTopLabel(context, font, node, view).label, view)
    const occupied = this.#context.topNodes().map(boxOf)
    const fields = this.#context.fields()
    const candidates = fields
      .filter((node) => !node.highlighted && !isOutside(node, view))
      .map((node) => ({ ...node, label: fitLabel(context, font, node, view).label }))
    this.#fieldBoxes = fields.length > 0 ? placeLabels(candidates, { view, occupied, discs: fields }) : null
    this.#occupied = [...occupied, ...(this.#fieldBoxes?.values() ?? [])]
    return this.#occupied
  }

  /** Draws a ring around a highlighted node, and its label with a background. */
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

/** In dense drawings a label may touch the edge of a disc, but not its centre. */
const innerDiscBox = ({ x, y, size }: LabelledNode) => discBox({ x, y, size: size / 2 })

/** Whether a node is outside the view; then its label is not drawn either. */
const isOutside = ({ x, y }: LabelledNode, { width, height }: Size) =>
  x < 0 || y < 0 || x > width || y > height
