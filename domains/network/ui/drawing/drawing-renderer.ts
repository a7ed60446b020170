import { createNodeImageProgram } from '@sigma/node-image'
import Sigma from 'sigma'
import { EdgeArrowProgram, EdgeLineProgram, EdgeRectangleProgram } from 'sigma/rendering'
import type { NodeKey } from '../../node-positions.ts'
import type { DrawingModel, EdgeAttributes, NodeAttributes } from './drawing-model.ts'
import type { LabelledNode, NodeLabels } from './node-labels.ts'
import { type RenderState, reduceEdge, reduceNode } from './reducers.ts'

export type DrawingRenderer = Sigma<NodeAttributes, EdgeAttributes>

/** Duration of camera movements, ms. */
export const moveMillis = 300
/** With more edges than this, edges are hidden during camera movements to keep them smooth. */
const maxEdgesWhileMoving = 5_000
/** Smallest radius at which a poster is recognizable, in pixels. */
const minPosterRadius = 11
/** Posters are also loaded this far outside the view, in pixels. */
const posterMargin = 40

interface Options {
  labels: NodeLabels
  isMotionReduced: boolean
}

/** Creates the WebGL renderer of a model in an element. */
export function createRenderer(
  model: DrawingModel,
  container: HTMLElement,
  renderState: RenderState,
  { labels, isMotionReduced }: Options,
): DrawingRenderer {
  const font = getComputedStyle(container).fontFamily
  return new Sigma<NodeAttributes, EdgeAttributes>(model, container, {
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
    nodeReducer: (key, attributes) => reduceNode(key as NodeKey, attributes, renderState),
    edgeReducer: (key, attributes) => {
      const [from, to] = model.extremities(key)
      return reduceEdge(attributes, from as NodeKey, to as NodeKey, renderState)
    },
    labelFont: font,
    labelSize: 13,
    labelDensity: 0.5,
    labelGridCellSize: 170,
    labelRenderedSizeThreshold: 7,
    edgeLabelSize: 12,
    edgeLabelColor: { attribute: 'color' },
    edgeLabelFont: font,
    renderEdgeLabels: true,
    zIndex: true,
    hideEdgesOnMove: model.size > maxEdgesWhileMoving,
    minCameraRatio: 0.01,
    maxCameraRatio: 1.6,
    stagePadding: container.clientWidth < 500 ? 28 : 56,
    zoomDuration: isMotionReduced ? 1 : 200,
    doubleClickZoomingDuration: isMotionReduced ? 1 : moveMillis,
    inertiaDuration: isMotionReduced ? 1 : 200,
    allowInvalidContainer: true,
  })
}

/** The position of a node in the view, in pixels. */
export function viewportPoint(renderer: DrawingRenderer, key: NodeKey) {
  const data = renderer.getNodeDisplayData(key)
  return { key, ...(data ? renderer.framedGraphToViewport(data) : { x: 0, y: 0 }) }
}

/** A visible node with position and radius in the view; undefined for hidden and unknown nodes. */
export function labelledNode(
  renderer: DrawingRenderer,
  model: DrawingModel,
  key: NodeKey,
): LabelledNode | undefined {
  if (!model.hasNode(key)) return
  const data = renderer.getNodeDisplayData(key)
  if (!data || data.hidden) return
  return {
    ...model.getNodeAttributes(key),
    ...renderer.framedGraphToViewport(data),
    size: renderer.scaleSize(data.size),
  }
}

/** The keys of the signs in view that are large enough for a poster. */
export function signsInView(renderer: DrawingRenderer, model: DrawingModel): NodeKey[] {
  const { width, height } = renderer.getDimensions()
  return model.filterNodes((key, { isField }) => {
    const data = isField ? undefined : renderer.getNodeDisplayData(key)
    if (!data || data.hidden || renderer.scaleSize(data.size) < minPosterRadius) return false
    const { x, y } = renderer.framedGraphToViewport(data)
    return x > -posterMargin && y > -posterMargin && x < width + posterMargin && y < height + posterMargin
  }) as NodeKey[]
}
