import { getBodyLocation, type LocationName, locationWithAncestors } from './body-locations.ts'

/** The part of the drawing that shows the location large enough; always with the same aspect ratio. */
export function locationViewBox(name: LocationName): string {
  const names = locationWithAncestors(name)
  if (getBodyLocation(name).view) return '-8 -20 176 220'
  const isWithin = (...areas: LocationName[]) => areas.some((area) => names.includes(area))
  if (isWithin('near-head', 'in-front-of-face')) return '192 -14 256 320'
  if (isWithin('head', 'neck')) return '226 18 188 235'
  if (isWithin('leg')) return '-84 0 808 1010'
  return isWithin('arm') ? '318 216 224 280' : '140 64 360 450'
}
