import type { LinkKind } from '../../network-url.ts'
import type { NodeKey } from '../../node-positions.ts'
import type { SerializedNetwork } from '../../serialized-network.ts'
import { centredRatio, centredView } from './centred-view.ts'
import { coloursAt } from './colours.ts'
import { DrawingCamera, fullView } from './drawing-camera.ts'
import {
  addToModel,
  createDrawingModel,
  type DrawingModel,
  type NodeAttributes,
  neighboursOf,
} from './drawing-model.ts'
import {
  createRenderer,
  type DrawingRenderer,
  labelledNode,
  signsInView,
  viewportPoint,
} from './drawing-renderer.ts'
import { type Direction, nearestInDirection } from './nearest-in-direction.ts'
import { NodeLabels } from './node-labels.ts'
import { PosterLoader } from './poster-loader.ts'
import type { RenderState } from './reducers.ts'
import { TemporaryPositions } from './temporary-positions.ts'

/** What is selected in the page; the drawing shows the same as the list. */
export interface DrawingSelection {
  selected: NodeKey | null
  /** The node that is hovered or focused. */
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
}

interface Options {
  kindNames: Record<LinkKind, string>
  /** Called when a node is clicked, or by `selectPointed`. */
  onSelect: (node: Pick<NodeAttributes, 'id' | 'value'>) => void
  onPoint: (key: NodeKey | null) => void
  isMotionReduced: boolean
}

/** An open drawing. */
export interface DrawingHandle {
  show(selection: DrawingSelection): void
  /** Adds the neighbourhood of a node. */
  add(network: SerializedNetwork): void
  has(key: NodeKey): boolean
  nameOf(key: NodeKey): { name: string; isField: boolean } | undefined
  /** Points at the nearest node in a direction. */
  step(direction: Direction): void
  /** Selects the node pointed at. */
  selectPointed(): void
  pan(direction: Direction): void
  /** @param factor above 1 zooms in */
  zoom(factor: number): void
  fit(): void
  refreshColours(): void
  close(): void
}

/** Draws a network in an element. Requires WebGL. */
export function openDrawing(
  container: HTMLElement,
  network: SerializedNetwork,
  { kindNames, onSelect, onPoint, isMotionReduced }: Options,
): DrawingHandle {
  const model = createDrawingModel(network)
  const renderState = createRenderState(container, kindNames)
  // Must not access `renderer` without a key: the renderer draws labels before its constructor returns.
  const visibleNodes = (keys: readonly (NodeKey | null)[]) =>
    keys.flatMap((key) => (key === null ? [] : (labelledNode(renderer, model, key) ?? [])))
  const labels = new NodeLabels({
    colours: () => renderState.colours,
    viewSize: () => renderState,
    topNodes: () => visibleNodes([renderState.selected, renderState.pointed]),
    fields: () =>
      isOpen && renderState.selected === null
        ? fields.flatMap((key) => {
            const node = labelledNode(renderer, model, key)
            return node ? [{ ...node, key }] : []
          })
        : [],
    protectedNodes: () => visibleNodes(centredNodes(renderState)),
  })
  let fields = fieldsBySize(model)
  let isOpen = false
  const renderer = createRenderer(model, container, renderState, { labels, isMotionReduced })
  isOpen = true
  const camera = new DrawingCamera(renderer, isMotionReduced)
  const posters = new PosterLoader(model, () => {
    const centred = new Set<string>(centredNodes(renderState))
    return signsInView(renderer, model).toSorted((a, b) => Number(centred.has(b)) - Number(centred.has(a)))
  })
  const temporaryPositions = new TemporaryPositions(model)
  // A fixed bounding box: otherwise every moved node would rescale the whole drawing.
  renderer.setCustomBBox(renderer.getBBox())

  /** Updates the drawing for the selected node and the chosen kinds of links. */
  function arrange(): void {
    const { selected, kinds } = renderState
    temporaryPositions.restore()
    renderState.neighbours = new Set(
      selected !== null && model.hasNode(selected) ? neighboursOf(model, selected, kinds) : [],
    )
    renderState.shown = nodesWithLinks(model, kinds)
    const centred = centredView(renderer, model, renderState)
    temporaryPositions.apply(centred?.positions ?? new Map())
    renderer.refresh()
    camera.setHome(centred?.camera ?? fullView)
    posters.schedule()
  }

  const attributesOf = (key: string | null) =>
    key !== null && model.hasNode(key) ? model.getNodeAttributes(key) : undefined

  function select(key: string | null): void {
    const attributes = attributesOf(key)
    if (attributes) onSelect(attributes)
  }

  renderer.on('clickNode', ({ node }) => select(node))
  renderer.on('enterNode', ({ node }) => onPoint(node as NodeKey))
  renderer.on('leaveNode', () => onPoint(null))
  // A double click on a node selects it and must not zoom in.
  renderer.on('doubleClickNode', ({ preventSigmaDefault }) => preventSigmaDefault())
  renderer.getCamera().on('updated', () => posters.schedule())
  renderer.on('beforeRender', () => labels.beginFrame())
  let resizeFrame = 0
  renderer.on('resize', () => {
    renderState.width = container.clientWidth
    renderState.height = container.clientHeight
    cancelAnimationFrame(resizeFrame)
    resizeFrame = renderState.selected === null ? 0 : requestAnimationFrame(arrange)
  })
  // The first frame was drawn without the choice of labels.
  renderer.refresh()
  posters.schedule()

  return {
    show({ selected, pointed, kinds }) {
      const previous = { ...renderState }
      const isRearranged =
        selected !== previous.selected || String([...kinds]) !== String([...previous.kinds])
      if (!isRearranged && pointed === previous.pointed) return
      Object.assign(renderState, { selected, pointed, kinds } satisfies DrawingSelection)
      if (isRearranged) arrange()
      else refreshNodes(renderer, model, [previous.pointed, pointed])
    },
    add(neighbourhood) {
      temporaryPositions.restore()
      addToModel(model, neighbourhood)
      fields = fieldsBySize(model)
      renderer.setCustomBBox(null).refresh()
      renderer.setCustomBBox(renderer.getBBox())
      arrange()
    },
    has: (key) => model.hasNode(key),
    nameOf(key) {
      const attributes = attributesOf(key)
      return attributes && { name: attributes.label, isField: attributes.isField }
    },
    step(direction) {
      const next = findNextNode(renderer, model, renderState, direction)
      if (next) onPoint(next)
    },
    selectPointed: () => select(renderState.pointed),
    pan: (direction) => camera.pan(direction),
    zoom: (factor) => camera.zoom(factor),
    fit: () => camera.fit(),
    refreshColours() {
      renderState.colours = coloursAt(container)
      renderer.refresh({ skipIndexation: true })
    },
    close() {
      posters.cancel()
      cancelAnimationFrame(resizeFrame)
      renderer.kill()
    },
  }
}

const createRenderState = (container: HTMLElement, kindNames: Options['kindNames']): RenderState => ({
  colours: coloursAt(container),
  selected: null,
  pointed: null,
  kinds: new Set(),
  neighbours: new Set(),
  shown: null,
  kindNames,
  ratio: centredRatio,
  width: container.clientWidth,
  height: container.clientHeight,
})

/** The fields, those with most signs first. */
function fieldsBySize(model: DrawingModel): NodeKey[] {
  const sizeOf = (key: string) => model.getNodeAttribute(key, 'size')
  const fields = model.filterNodes((_, { isField }) => isField) as NodeKey[]
  return fields.toSorted((a, b) => sizeOf(b) - sizeOf(a))
}

/** The selected node and its neighbours; empty without a selected node. */
const centredNodes = ({ selected, neighbours }: RenderState): NodeKey[] =>
  selected === null ? [] : [selected, ...neighbours]

/** The nodes with links of these kinds; null when no kinds are chosen. */
function nodesWithLinks(model: DrawingModel, kinds: ReadonlySet<LinkKind>): Set<NodeKey> | null {
  if (kinds.size === 0) return null
  const keys = model.nodes() as NodeKey[]
  return new Set(keys.filter((key) => neighboursOf(model, key, kinds).length > 0))
}

function refreshNodes(
  renderer: DrawingRenderer,
  model: DrawingModel,
  keys: readonly (NodeKey | null)[],
): void {
  const nodes = keys.filter((key) => key !== null && model.hasNode(key)) as string[]
  renderer.refresh({ partialGraph: { nodes }, skipIndexation: true })
}

/** The visible node that an arrow key leads to: from the node pointed at, the selected one, or the centre of the view. */
function findNextNode(
  renderer: DrawingRenderer,
  model: DrawingModel,
  renderState: RenderState,
  direction: Direction,
): NodeKey | undefined {
  const from = renderState.pointed ?? renderState.selected
  const { width, height } = renderer.getDimensions()
  const start = from === null ? { x: width / 2, y: height / 2 } : viewportPoint(renderer, from)
  const centred = centredNodes(renderState)
  const points = (centred.length > 0 ? centred : (model.nodes() as NodeKey[]))
    .filter((key) => key !== from && !renderer.getNodeDisplayData(key)?.hidden)
    .map((key) => viewportPoint(renderer, key))
  return nearestInDirection(start, points, direction)?.key
}
