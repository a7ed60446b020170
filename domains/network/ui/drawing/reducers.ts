import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types'
import type { LinkKind } from '../../network-url.ts'
import type { NodeKey } from '../../node-positions.ts'
import { type Colours, colourOfKind } from './colours.ts'
import { type EdgeAttributes, isKindShown, type NodeAttributes } from './drawing-model.ts'

/** The state that determines how nodes and edges are drawn. */
export interface RenderState {
  colours: Colours
  selected: NodeKey | null
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
  /** Neighbours of the selected node by the shown kinds. */
  neighbours: Set<NodeKey>
  /** Nodes with links of the chosen kinds; null for all nodes. */
  shown: Set<NodeKey> | null
  kindNames: Record<LinkKind, string>
  /** Camera ratio of a centred node; smaller is nearer. */
  ratio: number
  /** Size of the view, in pixels. */
  width: number
  height: number
}

/** Radius of a selected node, in pixels. */
const selectedRadius = 30
/** Radius of its neighbours, in pixels: a share of the space that each of them has. */
const neighbourRadius = { min: 3, max: 22, shareOfSpace: 0.15 }

const scaleOf = (width: number) => Math.min(1, 0.4 + width / 1000)

/** Radius of the centred node or of its neighbours, in pixels. */
export function centredRadius(isSelected: boolean, { neighbours, width, height }: RenderState): number {
  if (isSelected) return selectedRadius * scaleOf(width)
  const { min, max, shareOfSpace } = neighbourRadius
  const space = Math.sqrt((width * height) / (neighbours.size + 3))
  return Math.max(min, Math.min(max, shareOfSpace * space))
}

/** The display data of a node. With a selected node, only it and its neighbours are shown, large and labelled. */
export function reduceNode(
  key: NodeKey,
  attributes: NodeAttributes,
  renderState: RenderState,
): Partial<NodeDisplayData> {
  const { colours, selected, pointed, neighbours, shown } = renderState
  const isSelected = key === selected
  const isHidden = selected === null ? shown !== null && !shown.has(key) : !isSelected && !neighbours.has(key)
  if (isHidden) return { ...attributes, hidden: true }
  const color = attributes.isField ? colours.accent : colours.primary
  if (selected === null)
    return {
      ...attributes,
      size: attributes.size * scaleOf(renderState.width),
      color,
      zIndex: attributes.isField ? 2 : 1,
      highlighted: key === pointed,
      // Those of fields are chosen by `placeLabels`.
      forceLabel: key === pointed || attributes.isField,
    }
  return {
    ...attributes,
    color,
    // Sigma scales sizes with the square root of the zoom.
    size: centredRadius(isSelected, renderState) * Math.sqrt(renderState.ratio),
    zIndex: isSelected ? 4 : 3,
    highlighted: isSelected || key === pointed,
    forceLabel: true,
  }
}

/** The display data of an edge. Edges of the selected node have the colour and label of their kind. */
export function reduceEdge(
  attributes: EdgeAttributes,
  from: NodeKey,
  to: NodeKey,
  { colours, selected, kinds, kindNames }: RenderState,
): Partial<EdgeDisplayData> {
  const { kind } = attributes
  if (!isKindShown(kind, kinds)) return { ...attributes, hidden: true }
  const color = colourOfKind(kind, colours)
  if (selected === null) return { ...attributes, color: kind === 'field' ? colours.line : color }
  if (from !== selected && to !== selected)
    return { ...attributes, color: colours.line, zIndex: 0, type: 'line' }
  const shownKind = kind === 'hypernym' && to === selected ? 'hyponym' : kind
  return {
    ...attributes,
    color,
    zIndex: 1,
    size: kind === 'field' ? 1.5 : 2.5,
    type: kind === 'hypernym' ? 'arrow' : 'thick',
    ...(kind !== 'field' && { label: kindNames[shownKind], forceLabel: true }),
  }
}
