import type { NodeKey, NodePosition } from '../../node-positions.ts'
import type { CameraView } from './drawing-camera.ts'
import type { DrawingModel } from './drawing-model.ts'
import type { DrawingRenderer } from './drawing-renderer.ts'
import { type LabelledDisc, neighbourPositions } from './neighbour-positions.ts'
import { fitLabel, fitTopLabel } from './node-labels.ts'
import { centredRadius, type RenderState } from './reducers.ts'

/** Camera ratio of a centred node; smaller is nearer. Its neighbours are positioned for this ratio. */
export const centredRatio = 0.3

/** The view of a centred node. */
export interface CentredView {
  /** Temporary positions of its neighbours, in layout units. */
  positions: Map<NodeKey, NodePosition>
  camera: CameraView
}

/**
 * Computes the view with the selected node in the centre and its neighbours around it, with space for their labels.
 * @returns undefined when no node is selected
 */
export function centredView(
  renderer: DrawingRenderer,
  model: DrawingModel,
  renderState: RenderState,
): CentredView | undefined {
  const { selected, neighbours } = renderState
  const context = document.createElement('canvas').getContext('2d')
  if (selected === null || !model.hasNode(selected) || !context) return
  const middle = model.getNodeAttributes(selected)
  const camera = { ...renderer.viewportToFramedGraph(renderer.graphToViewport(middle)), ratio: centredRatio }
  const view = { width: renderState.width, height: renderState.height }
  const font = { labelSize: renderer.getSetting('labelSize'), labelFont: renderer.getSetting('labelFont') }
  const keys = [...neighbours]
  const attributes = keys.map((key) => model.getNodeAttributes(key))
  const points = neighbourPositions(
    view,
    { size: centredRadius(true, renderState) + 3, label: fitTopLabel(context, font, middle, view).label },
    attributes.map(
      (node): LabelledDisc => ({
        size: centredRadius(false, renderState),
        label: fitLabel(context, font, node, view).label,
      }),
    ),
    attributes.map(({ x, y }) => Math.atan2(middle.y - y, x - middle.x)),
  )
  const cameraState = { ...camera, angle: 0 }
  const positions = keys.map((key, index): [NodeKey, NodePosition] => [
    key,
    renderer.viewportToGraph(points[index] ?? { x: 0, y: 0 }, { cameraState }),
  ])
  return { positions: new Map(positions), camera }
}
