import type Sigma from 'sigma'
import type { NodeKey, Place } from '../../places.ts'
import { type Body, placesAround } from './around.ts'
import { written, writtenOnTop } from './labels.ts'
import type { EdgeFacts, Model, NodeFacts } from './network-graph-model.ts'
import { type Look, radiusNear } from './reducers.ts'

/** How near the camera comes to a node that is looked at; its neighbours are placed for this. */
export const centredRatio = 0.3

/** A node in the middle of the view. */
export interface CentredView {
  /** Where its neighbours stand as long as it is looked at, in units of the layout. */
  places: Map<NodeKey, Place>
  camera: { x: number; y: number; ratio: number }
}

/** The view with the selected node in its middle and its neighbours around it, each with room for its name. */
export function centredView(
  sigma: Sigma<NodeFacts, EdgeFacts>,
  model: Model,
  look: Look,
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
  const spots = placesAround(
    view,
    { size: radiusNear(true, look) + 3, label: writtenOnTop(context, font, middle, view).label },
    facts.map(
      (one): Body => ({ size: radiusNear(false, look), label: written(context, font, one, view).label }),
    ),
    facts.map(({ x, y }) => Math.atan2(middle.y - y, x - middle.x)),
  )
  const cameraState = { ...camera, angle: 0 }
  const places = keys.map((key, at): [NodeKey, Place] => [
    key,
    sigma.viewportToGraph(spots[at] ?? { x: 0, y: 0 }, { cameraState }),
  ])
  return { places: new Map(places), camera }
}
