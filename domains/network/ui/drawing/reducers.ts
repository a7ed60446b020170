import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types'
import type { LinkKind } from '../../network-address.ts'
import type { NodeKey } from '../../places.ts'
import { type Colours, colourOfKind } from './colours.ts'
import { type EdgeFacts, isShown, type NodeFacts } from './network-graph-model.ts'

/** What decides how nodes and edges look at this moment. */
export interface Look {
  colours: Colours
  selected: NodeKey | null
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
  /** Of the selected node, by the kinds that are shown. */
  neighbours: Set<NodeKey>
  /** Nodes that the chosen kinds of links leave; null for all. */
  shown: Set<NodeKey> | null
  kindNames: Record<LinkKind, string>
  /** Of the camera: smaller is nearer. */
  ratio: number
  /** Width of the view, in pixels. */
  width: number
}

/** Names of more neighbours than this stand only where there is room; for every 100 pixels of width. */
const namedPer100 = 3
/** Radius of what is looked at, in pixels, whatever the zoom. */
const nearRadius = { selected: 26, neighbour: 16 }

/** How a node looks: the selected one and its neighbours large and named, the others faint behind them. */
export function reduceNode(key: NodeKey, facts: NodeFacts, look: Look): Partial<NodeDisplayData> {
  const { colours, selected, pointed, neighbours, shown } = look
  const isSelected = key === selected
  const isNear = isSelected || neighbours.has(key)
  const color = facts.isField ? colours.accent : colours.primary
  if (shown !== null && !shown.has(key) && !isSelected) return { ...facts, hidden: true }
  const isFaint = selected !== null && !isNear && key !== pointed
  const scale = Math.min(1, 0.4 + look.width / 1000)
  const size = facts.size * scale
  if (isFaint)
    return {
      ...facts,
      size: size * 0.7,
      color: colours.line,
      label: null,
      image: undefined,
      zIndex: 0,
    } as Partial<NodeDisplayData>
  if (selected === null || !isNear)
    return {
      ...facts,
      size,
      color,
      zIndex: facts.isField ? 2 : 1,
      highlighted: key === pointed,
      forceLabel: key === pointed,
    }
  // Sizes shrink with the root of the zoom as one comes nearer; what is looked at keeps its own.
  const least =
    (isSelected ? nearRadius.selected : nearRadius.neighbour) * Math.sqrt(Math.min(1, look.ratio)) * scale
  return {
    ...facts,
    color,
    size: Math.max(size, least),
    zIndex: isSelected ? 4 : 3,
    highlighted: isSelected || key === pointed,
    forceLabel: isSelected || key === pointed || neighbours.size <= (namedPer100 * look.width) / 100,
  }
}

/** How an edge looks: those of the selected node in the colour of their kind, with its name. */
export function reduceEdge(
  facts: EdgeFacts,
  from: NodeKey,
  to: NodeKey,
  { colours, selected, kinds, kindNames }: Look,
): Partial<EdgeDisplayData> {
  const { kind } = facts
  if (!isShown(kind, kinds)) return { ...facts, hidden: true }
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
