import {
  bodyLocations,
  bothSidesSuffix,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from '#ui/body/body-locations.ts'
import { mirrorHandTransform } from '#ui/body/hand-drawing.ts'
import { locationViewBox } from '#ui/body/location-view-box.ts'
import { signerGroups } from './signer-sprite.ts'

/** The palm is a location and a side of the drawn hand. */
const prefix = 'drawn-'

const names = Object.keys(bodyLocations) as LocationName[]

function mark(name: LocationName, bothSides: boolean): string {
  const isSpace = locationWithAncestors(name).includes('neutral-space')
  const dashes = isSpace || getBodyLocation(name).hidden ? ' stroke-dasharray="7 6"' : ''
  const opacity = isSpace ? 0.18 : 0.45
  return (
    `<path fill="var(--place)" fill-opacity="${opacity}" stroke="var(--place-line)" stroke-width="3" ` +
    `stroke-linejoin="round" vector-effect="non-scaling-stroke"${dashes} d="${locationOutline(name, bothSides)}"/>`
  )
}

function symbol(name: LocationName, bothSides = false): string {
  const { view } = getBodyLocation(name)
  const legs = locationWithAncestors(name).includes('leg') ? `<use href="#${prefix}legs"/>` : ''
  const drawing = `${legs}<use href="#${prefix}${view ?? 'signer'}"/>${mark(name, bothSides)}`
  const content = view === 'back' ? `<g transform="${mirrorHandTransform}">${drawing}</g>` : drawing
  const id = bothSides ? name + bothSidesSuffix : name
  return `<symbol id="${id}" viewBox="${locationViewBox(name)}">${content}</symbol>`
}

/** The text of ui/body/locations.svg: a picture of each location, and of both sides of each paired one. */
export const locationsSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by node tools/body-drawings.ts. Do not edit. -->
<title>Locations</title>
<defs>
${signerGroups(prefix)}
</defs>
${names.flatMap((name) => (getBodyLocation(name).paired ? [symbol(name), symbol(name, true)] : [symbol(name)])).join('\n')}
</svg>
`
