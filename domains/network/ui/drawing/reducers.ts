import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types'
import type { LinkKind } from '../../network-url.ts'
import type { NodeKey } from '../../node-positions.ts'
import { type Colours, colourOfKind } from './colours.ts'
import { type EdgeAttributes, isKindShown, type NodeAttributes } from './drawing-model.ts'

/** What decides how nodes and edges look at this moment. */
export interface RenderState {
  colours: Colours
  selected: NodeKey | null
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
  /** Of the selected node, by the kinds that are shown. */
  neighbours: Set<NodeKey>
  /** Nodes that the chosen kinds of links leave; null for all. */
  shown: Set<NodeKey> | null
  kindNames: Record<LinkKind, string>
  /** Of the camera where it looks at one node: smaller is nearer. */
  ratio: number
  /** Of the view, in pixels. */
  width: number
  height: number
}

/** Radius of what is looked at, in pixels; the less room each neighbour has, the smaller they are. */
const selectedRadius = 30
const neighbourRadius = { least: 3, most: 22, ofItsRoom: 0.15 }

const scaleOf = (width: number) => Math.min(1, 0.4 + width / 1000)

/** Radius of the selected node or of its neighbours where the camera looks at them, in pixels. */
export function centredRadius(isSelected: boolean, { neighbours, width, height }: RenderState): number {
  if (isSelected) return selectedRadius * scaleOf(width)
  const { least, most, ofItsRoom } = neighbourRadius
  const room = Math.sqrt((width * height) / (neighbours.size + 3))
  return Math.max(least, Math.min(most, ofItsRoom * room))
}

/** How a node looks: of one that is selected and its neighbours nothing but they, large and named. */
export function reduceNode(key: NodeKey, facts: NodeAttributes, look: RenderState): Partial<NodeDisplayData> {
  const { colours, selected, pointed, neighbours, shown } = look
  const isSelected = key === selected
  const isLeftOut =
    selected === null ? shown !== null && !shown.has(key) : !isSelected && !neighbours.has(key)
  if (isLeftOut) return { ...facts, hidden: true }
  const color = facts.isField ? colours.accent : colours.primary
  if (selected === null)
    return {
      ...facts,
      size: facts.size * scaleOf(look.width),
      color,
      zIndex: facts.isField ? 2 : 1,
      highlighted: key === pointed,
      forceLabel: key === pointed,
    }
  return {
    ...facts,
    color,
    // Drawn sizes grow with the root of the zoom.
    size: centredRadius(isSelected, look) * Math.sqrt(look.ratio),
    zIndex: isSelected ? 4 : 3,
    highlighted: isSelected || key === pointed,
    forceLabel: true,
  }
}

/** How an edge looks: those of the selected node in the colour of their kind, with its name. */
export function reduceEdge(
  facts: EdgeAttributes,
  from: NodeKey,
  to: NodeKey,
  { colours, selected, kinds, kindNames }: RenderState,
): Partial<EdgeDisplayData> {
  const { kind } = facts
  if (!isKindShown(kind, kinds)) return { ...facts, hidden: true }
  const color = colourOfKind(kind, colours)
  if (selected === null) return { ...facts, color: kind === 'field' ? colours.line : color }
  if (from !== selected && to !== selected) return { ...facts, color: colours.line, zIndex: 0, type: 'line' }
  const seen = kind === 'hypernym' && to === selected ? 'hyponym' : kind
  return {
    ...facts,
    color,
    zIndex: 1,
    size: kind === 'field' ? 1.5 : 2.5,
    type: kind === 'hypernym' ? 'arrow' : 'thick',
    ...(kind !== 'field' && { label: kindNames[seen], forceLabel: true }),
  }
}
