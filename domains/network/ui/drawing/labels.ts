import type { NodeDisplayData } from 'sigma/types'
import type { Colours } from './colours.ts'

type Labelled = Pick<NodeDisplayData, 'x' | 'y' | 'size' | 'label'> & { isField?: boolean }
type Font = { labelSize: number; labelFont: string }

const haloWidth = 4
const padding = 5

const fontOf = ({ labelSize, labelFont }: Font, { isField }: Labelled) =>
  `${isField ? 'italic 600' : '600'} ${isField ? labelSize + 1 : labelSize}px ${labelFont}`

/** Writes a name under its node, with a halo in the colour of the ground so that it can be read over lines. */
export const labelDrawer =
  (colours: () => Colours) => (context: CanvasRenderingContext2D, data: Labelled, settings: Font) => {
    if (!data.label) return
    const { ink, surface } = colours()
    context.font = fontOf(settings, data)
    context.textAlign = 'center'
    context.lineJoin = 'round'
    context.lineWidth = haloWidth
    context.strokeStyle = surface
    context.fillStyle = ink
    const y = data.y + data.size + settings.labelSize
    context.strokeText(data.label, data.x, y)
    context.fillText(data.label, data.x, y)
    context.textAlign = 'start'
  }

/** Rings the node that is pointed at, and writes its name on a ground of its own. */
export const hoverDrawer =
  (colours: () => Colours) => (context: CanvasRenderingContext2D, data: Labelled, settings: Font) => {
    const { ink, surface, accent } = colours()
    context.beginPath()
    context.arc(data.x, data.y, data.size + 3, 0, Math.PI * 2)
    context.lineWidth = 3
    context.strokeStyle = accent
    context.stroke()
    if (!data.label) return
    context.font = fontOf(settings, data)
    const width = context.measureText(data.label).width + 2 * padding
    const height = settings.labelSize + 2 * padding
    const baseline = data.y + data.size + settings.labelSize + 2
    const top = baseline - height + padding + 2
    context.beginPath()
    context.roundRect(data.x - width / 2, top, width, height, 6)
    context.fillStyle = surface
    context.fill()
    context.lineWidth = 1.5
    context.stroke()
    context.fillStyle = ink
    context.textAlign = 'center'
    context.fillText(data.label, data.x, baseline)
    context.textAlign = 'start'
  }
