import { createNodeImageProgram } from '@sigma/node-image'
import Sigma from 'sigma'
import { EdgeArrowProgram, EdgeLineProgram, EdgeRectangleProgram } from 'sigma/rendering'
import type { LinkKind } from '../../network-url.ts'
import type { NodeKey, NodePosition } from '../../node-positions.ts'
import type { SerializedNetwork } from '../../serialized-network.ts'
import { centredRatio, centredView } from './centred-view.ts'
import { coloursAt } from './colours.ts'
import {
  addToModel,
  createDrawingModel,
  type DrawingModel,
  type EdgeAttributes,
  type NodeAttributes,
  neighboursOf,
} from './drawing-model.ts'
import { type Direction, nearestInDirection } from './nearest-in-direction.ts'
import { type LabelledNode, NodeLabels } from './node-labels.ts'
import { PosterLoader } from './poster-loader.ts'
import { type RenderState, reduceEdge, reduceNode } from './reducers.ts'

/** What is chosen in the page: the drawing shows the same as the list. */
export interface DrawingSelection {
  selected: NodeKey | null
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
}

interface Options {
  kindNames: Record<LinkKind, string>
  /** A node was pressed, or Enter was. */
  onSelect: (node: Pick<NodeAttributes, 'id' | 'value'>) => void
  onPoint: (key: NodeKey | null) => void
  isMotionReduced: boolean
}

/** The drawing of a network in an element, until it is closed. */
export interface DrawingHandle {
  show(chosen: DrawingSelection): void
  /** Adds the surroundings of a node. */
  add(file: SerializedNetwork): void
  has(key: NodeKey): boolean
  nameOf(key: NodeKey): { name: string; isField: boolean } | undefined
  /** Points at the neighbour that lies there. */
  step(way: Direction): void
  /** Chooses the node pointed at. */
  choosePointed(): void
  pan(way: Direction): void
  /** Above 1 comes nearer. */
  zoom(factor: number): void
  fit(): void
  refreshColours(): void
  close(): void
}

const moveMillis = 300
const posterDelay = 200
/** More lines than this rest while the drawing moves, so that it moves at once. */
const maxEdgesWhileMoving = 5_000
const fullView = { x: 0.5, y: 0.5, ratio: 1 }
/** A poster says something from this radius on, in pixels. */
const posterRadius = 11

/** Draws a network; needs WebGL. */
export function openDrawing(
  container: HTMLElement,
  file: SerializedNetwork,
  { kindNames, onSelect, onPoint, isMotionReduced }: Options,
): DrawingHandle {
  const model: DrawingModel = createDrawingModel(file)
  const posters = new PosterLoader(model)
  const duration = isMotionReduced ? 1 : moveMillis
  const renderState: RenderState = {
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
  }
  const attributesAt = (key: NodeKey | null) =>
    key !== null && model.hasNode(key) ? model.getNodeAttributes(key) : undefined
  const labels = new NodeLabels({
    colours: () => renderState.colours,
    viewSize: () => renderState,
    topNodes: () => [renderState.selected, renderState.pointed].flatMap((key) => labelled(key) ?? []),
    protectedNodes: () =>
      renderState.selected === null
        ? []
        : [renderState.selected, ...renderState.neighbours].flatMap((key) => labelled(key) ?? []),
  })
  const sigma = new Sigma<NodeAttributes, EdgeAttributes>(model, container, {
    nodeProgramClasses: {
      sign: createNodeImageProgram({
        size: { mode: 'max', value: 160 },
        maxTextureSize: 2048,
        objectFit: 'cover',
        keepWithinCircle: true,
        drawingMode: 'background',
        padding: 0.06,
      }),
    },
    edgeProgramClasses: { line: EdgeLineProgram, thick: EdgeRectangleProgram, arrow: EdgeArrowProgram },
    defaultDrawNodeLabel: labels.draw,
    defaultDrawNodeHover: labels.drawOnTop,
    nodeReducer: (key, facts) => reduceNode(key as NodeKey, facts, renderState),
    edgeReducer: (key, facts) => {
      const [from, to] = model.extremities(key)
      return reduceEdge(facts, from as NodeKey, to as NodeKey, renderState)
    },
    labelFont: getComputedStyle(container).fontFamily,
    labelSize: 13,
    labelDensity: 0.5,
    labelGridCellSize: 170,
    labelRenderedSizeThreshold: 7,
    edgeLabelSize: 12,
    edgeLabelColor: { attribute: 'color' },
    edgeLabelFont: getComputedStyle(container).fontFamily,
    renderEdgeLabels: true,
    zIndex: true,
    hideEdgesOnMove: model.size > maxEdgesWhileMoving,
    minCameraRatio: 0.01,
    maxCameraRatio: 1.6,
    stagePadding: container.clientWidth < 500 ? 28 : 56,
    zoomDuration: isMotionReduced ? 1 : 200,
    doubleClickZoomingDuration: duration,
    inertiaDuration: isMotionReduced ? 1 : 200,
    allowInvalidContainer: true,
  })
  const camera = sigma.getCamera()
  // What is moved moves nothing else.
  sigma.setCustomBBox(sigma.getBBox())

  let posterTimer = 0
  const schedulePosterLoad = () => {
    clearTimeout(posterTimer)
    posterTimer = window.setTimeout(() => void posters.load(signsInView()), posterDelay)
  }

  function signsInView(): string[] {
    const { width, height } = sigma.getDimensions()
    const inView = model.filterNodes((key, { isField }) => {
      const data = isField ? undefined : sigma.getNodeDisplayData(key)
      if (!data || data.hidden || sigma.scaleSize(data.size) < posterRadius) return false
      const { x, y } = sigma.framedGraphToViewport(data)
      return x > -40 && y > -40 && x < width + 40 && y < height + 40
    })
    const isNear = (key: string) => key === renderState.selected || renderState.neighbours.has(key as NodeKey)
    return inView.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
  }

  const move = (state: { x?: number; y?: number; ratio?: number }) => {
    if (isMotionReduced) camera.setState(state)
    else void camera.animate(state, { duration })
  }

  /** Where the camera is when nobody has moved it. */
  let home: { x: number; y: number; ratio: number } = fullView
  /** Where neighbours stand that were moved around the selected node. */
  const originalPositions = new Map<NodeKey, NodePosition>()

  function restorePositions(): void {
    for (const [key, place] of originalPositions) model.mergeNodeAttributes(key, place)
    originalPositions.clear()
  }

  /** Draws all anew: the selected node in the middle and its neighbours around it, else the whole network. */
  function arrange(): void {
    const { selected, kinds } = renderState
    restorePositions()
    renderState.neighbours = new Set(
      selected !== null && model.hasNode(selected) ? neighboursOf(model, selected, kinds) : [],
    )
    renderState.shown = shownNodes()
    const centred = centredView(sigma, model, renderState)
    for (const [key, place] of centred?.places ?? []) {
      const { x, y } = model.getNodeAttributes(key)
      originalPositions.set(key, { x, y })
      model.mergeNodeAttributes(key, place)
    }
    sigma.refresh()
    const before = home
    home = centred?.camera ?? fullView
    if (home !== before) move(home)
    schedulePosterLoad()
  }

  function shownNodes(): Set<NodeKey> | null {
    if (renderState.kinds.size === 0) return null
    return new Set(
      (model.nodes() as NodeKey[]).filter((key) => neighboursOf(model, key, renderState.kinds).length > 0),
    )
  }

  function labelled(key: NodeKey | null): LabelledNode | undefined {
    const facts = attributesAt(key)
    const data = key === null ? undefined : sigma.getNodeDisplayData(key)
    if (!facts || !data || data.hidden) return
    return { ...facts, ...sigma.framedGraphToViewport(data), size: sigma.scaleSize(data.size) }
  }

  /** Where a node stands in the view, in pixels. */
  const viewportPointOf = (key: NodeKey) => {
    const data = sigma.getNodeDisplayData(key)
    return { key, ...(data ? sigma.framedGraphToViewport(data) : { x: 0, y: 0 }) }
  }

  const select = (key: string | null) => {
    const facts = attributesAt(key as NodeKey | null)
    if (facts) onSelect(facts)
  }

  sigma.on('clickNode', ({ node }) => select(node))
  sigma.on('enterNode', ({ node }) => onPoint(node as NodeKey))
  sigma.on('leaveNode', () => onPoint(null))
  // Two presses on a node choose it twice; they are not meant to come nearer.
  sigma.on('doubleClickNode', ({ preventSigmaDefault }) => preventSigmaDefault())
  camera.on('updated', schedulePosterLoad)
  sigma.on('beforeRender', () => labels.beginFrame())
  let resizing = 0
  sigma.on('resize', () => {
    renderState.width = container.clientWidth
    renderState.height = container.clientHeight
    cancelAnimationFrame(resizing)
    resizing = renderState.selected === null ? 0 : requestAnimationFrame(arrange)
  })
  schedulePosterLoad()

  return {
    show({ selected, pointed, kinds }) {
      const isElsewhere = selected !== renderState.selected
      const before = renderState.pointed
      const isFiltered = String([...kinds]) !== String([...renderState.kinds])
      if (!isElsewhere && !isFiltered && pointed === renderState.pointed) return
      Object.assign(renderState, { selected, pointed, kinds })
      if (isElsewhere || isFiltered) {
        arrange()
        return
      }
      const nodes = [before, pointed].filter((key) => key !== null && model.hasNode(key)) as string[]
      sigma.refresh({ partialGraph: { nodes }, skipIndexation: true })
    },
    add(more) {
      restorePositions()
      addToModel(model, more)
      sigma.setCustomBBox(null).refresh()
      sigma.setCustomBBox(sigma.getBBox())
      arrange()
    },
    has: (key) => model.hasNode(key),
    nameOf(key) {
      const facts = attributesAt(key)
      return facts && { name: facts.label, isField: facts.isField }
    },
    step(way) {
      const from = renderState.pointed ?? renderState.selected
      const { width, height } = sigma.getDimensions()
      const near = renderState.selected === null ? [] : [renderState.selected, ...renderState.neighbours]
      const keys = near.length > 0 ? near : (model.nodes() as NodeKey[])
      const start = from === null ? { x: width / 2, y: height / 2 } : viewportPointOf(from)
      const spots = keys
        .filter((key) => key !== from && !sigma.getNodeDisplayData(key)?.hidden)
        .map(viewportPointOf)
      const next = nearestInDirection(start, spots, way)
      if (next) onPoint(next.key)
    },
    choosePointed: () => select(renderState.pointed),
    pan(way) {
      const { x, y, ratio } = camera.getState()
      const by = ratio * 0.25
      if (way === 'left' || way === 'right') move({ x: x + (way === 'left' ? -by : by) })
      else move({ y: y + (way === 'down' ? -by : by) })
    },
    zoom: (factor) => move({ ratio: camera.getBoundedRatio(camera.getState().ratio / factor) }),
    fit: () => move(home),
    refreshColours() {
      renderState.colours = coloursAt(container)
      sigma.refresh({ skipIndexation: true })
    },
    close() {
      clearTimeout(posterTimer)
      cancelAnimationFrame(resizing)
      sigma.kill()
    },
  }
}
