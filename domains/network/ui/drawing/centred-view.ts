import type Sigma from 'sigma'
import type { NodeKey, NodePosition } from '../../node-positions.ts'
import type { DrawingModel, EdgeAttributes, NodeAttributes } from './drawing-model.ts'
import { type LabelledDisc, neighbourPositions } from './neighbour-positions.ts'
import { fitLabel, fitTopLabel } from './node-labels.ts'
import { centredRadius, type RenderState } from './reducers.ts'

/** How near the camera comes to a node that is looked at; its neighbours are placed for this. */
export const centredRatio = 0.3

/** A node in the middle of the view. */
export interface CentredView {
  /** Where its neighbours stand as long as it is looked at, in units of the layout. */
  places: Map<NodeKey, NodePosition>
  camera: { x: number; y: number; ratio: number }
}

/** The view with the selected node in its middle and its neighbours around it, each with room for its name. */
export function centredView(
  sigma: Sigma<NodeAttributes, EdgeAttributes>,
  model: DrawingModel,
  look: RenderState,
): CentredView | undefined {
  const { selected, neighbours } = look
  const context = document.createElement('canvas').getContext('2d')
  if (selected === null || !model.hasNode(selected) || !context) return
  const middle = model.getNodeAttributes(selected)
  const camera = { ...sigma.viewportToFramedGraph(sigma.graphToViewport(middle)), ratio: centredRatio }
  const view = { width: look.width, height: look.height }
  const font = { labelSize: sigma.getSetting('labelSize'), labelFont: sigma.getSetting('labelFont') }
  const keys = [...neighbours]
  const facts = keys.map((key) => model.getNodeAttributes(key))
  const spots = neighbourPositions(
    view,
    { size: centredRadius(true, look) + 3, label: fitTopLabel(context, font, middle, view).label },
    facts.map(
      (one): LabelledDisc => ({
        size: centredRadius(false, look),
        label: fitLabel(context, font, one, view).label,
      }),
    ),
    facts.map(({ x, y }) => Math.atan2(middle.y - y, x - middle.x)),
  )
  const cameraState = { ...camera, angle: 0 }
  const places = keys.map((key, at): [NodeKey, NodePosition] => [
    key,
    sigma.viewportToGraph(spots[at] ?? { x: 0, y: 0 }, { cameraState }),
  ])
  return { places: new Map(places), camera }
}
