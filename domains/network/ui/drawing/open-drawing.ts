import { createNodeImageProgram } from '@sigma/node-image'
import Sigma from 'sigma'
import { EdgeArrowProgram, EdgeLineProgram, EdgeRectangleProgram } from 'sigma/rendering'
import type { LinkKind } from '../../network-address.ts'
import type { NetworkFile } from '../../network-file.ts'
import type { NodeKey, Place } from '../../places.ts'
import { centredRatio, centredView } from './centred-view.ts'
import { coloursAt } from './colours.ts'
import { type Labelled, NodeLabels } from './labels.ts'
import {
  addTo,
  type EdgeFacts,
  type Model,
  type NodeFacts,
  neighboursOf,
  newModel,
} from './network-graph-model.ts'
import { Posters } from './posters.ts'
import { type Look, reduceEdge, reduceNode } from './reducers.ts'
import { nearestInWay, type Way } from './step.ts'

/** What is chosen in the page: the drawing shows the same as the list. */
export interface Chosen {
  selected: NodeKey | null
  pointed: NodeKey | null
  kinds: ReadonlySet<LinkKind>
}

interface Options {
  kindNames: Record<LinkKind, string>
  /** A node was pressed, or Enter was. */
  onSelect: (node: Pick<NodeFacts, 'id' | 'value'>) => void
  onPoint: (key: NodeKey | null) => void
  isMotionReduced: boolean
}

/** The drawing of a network in an element, until it is closed. */
export interface Drawing {
  show(chosen: Chosen): void
  /** Adds the surroundings of a node. */
  add(file: NetworkFile): void
  has(key: NodeKey): boolean
  nameOf(key: NodeKey): { name: string; isField: boolean } | undefined
  /** Points at the neighbour that lies there. */
  step(way: Way): void
  /** Chooses the node pointed at. */
  choosePointed(): void
  pan(way: Way): void
  /** Above 1 comes nearer. */
  zoom(factor: number): void
  fit(): void
  refreshColours(): void
  close(): void
}

const moveMillis = 300
const posterDelay = 200
/** More lines than this rest while the drawing moves, so that it moves at once. */
const manyEdges = 5_000
const whole = { x: 0.5, y: 0.5, ratio: 1 }
/** A poster says something from this radius on, in pixels. */
const posterRadius = 11

/** Draws a network; needs WebGL. */
export function openDrawing(
  container: HTMLElement,
  file: NetworkFile,
  { kindNames, onSelect, onPoint, isMotionReduced }: Options,
): Drawing {
  const model: Model = newModel(file)
  const posters = new Posters(model)
  const duration = isMotionReduced ? 1 : moveMillis
  const look: Look = {
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
  const factsAt = (key: NodeKey | null) =>
    key !== null && model.hasNode(key) ? model.getNodeAttributes(key) : undefined
  const labels = new NodeLabels({
    colours: () => look.colours,
    view: () => look,
    onTop: () => [look.selected, look.pointed].flatMap((key) => labelled(key) ?? []),
    uncovered: () =>
      look.selected === null ? [] : [look.selected, ...look.neighbours].flatMap((key) => labelled(key) ?? []),
  })
  const sigma = new Sigma<NodeFacts, EdgeFacts>(model, container, {
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
    nodeReducer: (key, facts) => reduceNode(key as NodeKey, facts, look),
    edgeReducer: (key, facts) => {
      const [from, to] = model.extremities(key)
      return reduceEdge(facts, from as NodeKey, to as NodeKey, look)
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
    hideEdgesOnMove: model.size > manyEdges,
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
  const askPosters = () => {
    clearTimeout(posterTimer)
    posterTimer = window.setTimeout(() => void posters.show(signsInView()), posterDelay)
  }

  function signsInView(): string[] {
    const { width, height } = sigma.getDimensions()
    const inView = model.filterNodes((key, { isField }) => {
      const data = isField ? undefined : sigma.getNodeDisplayData(key)
      if (!data || data.hidden || sigma.scaleSize(data.size) < posterRadius) return false
      const { x, y } = sigma.framedGraphToViewport(data)
      return x > -40 && y > -40 && x < width + 40 && y < height + 40
    })
    const isNear = (key: string) => key === look.selected || look.neighbours.has(key as NodeKey)
    return inView.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
  }

  const move = (state: { x?: number; y?: number; ratio?: number }) => {
    if (isMotionReduced) camera.setState(state)
    else void camera.animate(state, { duration })
  }

  /** Where the camera is when nobody has moved it. */
  let home: { x: number; y: number; ratio: number } = whole
  /** Where neighbours stand that were moved around the selected node. */
  const own = new Map<NodeKey, Place>()

  function putBack(): void {
    for (const [key, place] of own) model.mergeNodeAttributes(key, place)
    own.clear()
  }

  /** Draws all anew: the selected node in the middle and its neighbours around it, else the whole network. */
  function arrange(): void {
    const { selected, kinds } = look
    putBack()
    look.neighbours = new Set(
      selected !== null && model.hasNode(selected) ? neighboursOf(model, selected, kinds) : [],
    )
    look.shown = shownNodes()
    const centred = centredView(sigma, model, look)
    for (const [key, place] of centred?.places ?? []) {
      const { x, y } = model.getNodeAttributes(key)
      own.set(key, { x, y })
      model.mergeNodeAttributes(key, place)
    }
    sigma.refresh()
    const before = home
    home = centred?.camera ?? whole
    if (home !== before) move(home)
    askPosters()
  }

  function shownNodes(): Set<NodeKey> | null {
    if (look.kinds.size === 0) return null
    return new Set(
      (model.nodes() as NodeKey[]).filter((key) => neighboursOf(model, key, look.kinds).length > 0),
    )
  }

  function labelled(key: NodeKey | null): Labelled | undefined {
    const facts = factsAt(key)
    const data = key === null ? undefined : sigma.getNodeDisplayData(key)
    if (!facts || !data || data.hidden) return
    return { ...facts, ...sigma.framedGraphToViewport(data), size: sigma.scaleSize(data.size) }
  }

  /** Where a node stands in the view, in pixels. */
  const spotOf = (key: NodeKey) => {
    const data = sigma.getNodeDisplayData(key)
    return { key, ...(data ? sigma.framedGraphToViewport(data) : { x: 0, y: 0 }) }
  }

  const choose = (key: string | null) => {
    const facts = factsAt(key as NodeKey | null)
    if (facts) onSelect(facts)
  }

  sigma.on('clickNode', ({ node }) => choose(node))
  sigma.on('enterNode', ({ node }) => onPoint(node as NodeKey))
  sigma.on('leaveNode', () => onPoint(null))
  // Two presses on a node choose it twice; they are not meant to come nearer.
  sigma.on('doubleClickNode', ({ preventSigmaDefault }) => preventSigmaDefault())
  camera.on('updated', askPosters)
  sigma.on('beforeRender', () => labels.begin())
  let resizing = 0
  sigma.on('resize', () => {
    look.width = container.clientWidth
    look.height = container.clientHeight
    cancelAnimationFrame(resizing)
    resizing = look.selected === null ? 0 : requestAnimationFrame(arrange)
  })
  askPosters()

  return {
    show({ selected, pointed, kinds }) {
      const isElsewhere = selected !== look.selected
      const before = look.pointed
      const isFiltered = String([...kinds]) !== String([...look.kinds])
      if (!isElsewhere && !isFiltered && pointed === look.pointed) return
      Object.assign(look, { selected, pointed, kinds })
      if (isElsewhere || isFiltered) {
        arrange()
        return
      }
      const nodes = [before, pointed].filter((key) => key !== null && model.hasNode(key)) as string[]
      sigma.refresh({ partialGraph: { nodes }, skipIndexation: true })
    },
    add(more) {
      putBack()
      addTo(model, more)
      sigma.setCustomBBox(null).refresh()
      sigma.setCustomBBox(sigma.getBBox())
      arrange()
    },
    has: (key) => model.hasNode(key),
    nameOf(key) {
      const facts = factsAt(key)
      return facts && { name: facts.label, isField: facts.isField }
    },
    step(way) {
      const from = look.pointed ?? look.selected
      const { width, height } = sigma.getDimensions()
      const near = look.selected === null ? [] : [look.selected, ...look.neighbours]
      const keys = near.length > 0 ? near : (model.nodes() as NodeKey[])
      const start = from === null ? { x: width / 2, y: height / 2 } : spotOf(from)
      const spots = keys.filter((key) => key !== from && !sigma.getNodeDisplayData(key)?.hidden).map(spotOf)
      const next = nearestInWay(start, spots, way)
      if (next) onPoint(next.key)
    },
    choosePointed: () => choose(look.pointed),
    pan(way) {
      const { x, y, ratio } = camera.getState()
      const by = ratio * 0.25
      if (way === 'left' || way === 'right') move({ x: x + (way === 'left' ? -by : by) })
      else move({ y: y + (way === 'down' ? -by : by) })
    },
    zoom: (factor) => move({ ratio: camera.getBoundedRatio(camera.getState().ratio / factor) }),
    fit: () => move(home),
    refreshColours() {
      look.colours = coloursAt(container)
      sigma.refresh({ skipIndexation: true })
    },
    close() {
      clearTimeout(posterTimer)
      cancelAnimationFrame(resizing)
      sigma.kill()
    },
  }
}
