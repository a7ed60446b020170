import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { type LocationOption, LocationPicker } from './LocationPicker.tsx'
import { areaScenes, preciseScenes, smallScene } from './location-picker-scenes.ts'
import { pathExtent } from './path-data.ts'

const aLocationOption = (value: string, more: Partial<LocationOption> = {}): LocationOption => ({
  value,
  text: value,
  count: 12,
  isChosen: false,
  href: `?location=${value}`,
  ...more,
})

const renderPicker = (locations: LocationOption[], level: 'area' | { area: string } = 'area') =>
  renderToStaticMarkup(
    <LocationPicker
      locations={locations}
      scenes={(level === 'area' ? areaScenes : preciseScenes)(locations.map(({ value }) => value))}
      label="Location"
      formatCount={(count) => `no. ${count}`}
      countLabel={(count) => `${count} signs`}
    />,
  )

const links = (html: string) => html.match(/<a .*?<\/a>/g) ?? []
const accessibleText = (html: string) =>
  html.replace(/<(svg|span)[^>]*aria-hidden="true".*?<\/\1>/g, '').replace(/<[^>]+>/g, '')
const areaNames = areas.map(({ value }) => value)
/** Width in px of the drawing on a page of 320 px. */
const narrowestDrawing = 288

describe('the location picker', () => {
  test('has a link for each area, on the drawing and by name, with its count [PUB-10]', () => {
    const html = renderPicker(areaNames.map((value) => aLocationOption(value)))
    expect(links(html)).toHaveLength(areaNames.length)
    for (const link of links(html)) expect(link).toMatch(/<path /)
    const chest = links(html).find((link) => link.includes('?location=chest"'))
    expect(accessibleText(chest ?? '')).toBe('chest, 12 signs')
    expect(chest).toContain('>no. 12<')
    expect(html).toContain('role="group" aria-label="Location"')
  })

  test('marks the selected areas [PUB-10]', () => {
    const html = renderPicker([aLocationOption('head'), aLocationOption('chest', { isChosen: true })])
    expect(links(html).filter((link) => link.includes('aria-current="true"'))).toEqual([
      expect.stringContaining('location=chest'),
    ])
  })

  test('marks the language of a name that is not in the language of the page', () => {
    expect(renderPicker([aLocationOption('head', { text: 'cabeça', language: 'pt' })])).toContain(
      '<span lang="pt">cabeça',
    )
  })

  test('skips locations without a picture, and renders nothing if there is none', () => {
    expect(links(renderPicker([aLocationOption('head'), aLocationOption('moon')]))).toHaveLength(1)
    expect(renderPicker([aLocationOption('moon'), aLocationOption('toString')])).toBe('')
    expect(renderPicker([])).toBe('')
  })

  test('enlarges the precise locations of an area as needed [PUB-10]', () => {
    const nose = preciseLocations
      .filter(({ parent }) => parent === 'nose')
      .map(({ value }) => aLocationOption(value))
    expect(links(renderPicker(nose, { area: 'nose' }))).toHaveLength(nose.length)
    const [scene] = preciseScenes(nose.map(({ value }) => value))
    expect(scene?.viewport.width).toBeLessThanOrEqual(130)
  })

  test('shows locations on the hand on separate drawings of palm and back', () => {
    const hand = preciseLocations.filter(({ parent }) => parent === 'hand').map(({ value }) => value)
    expect(preciseScenes(hand).map(({ subject }) => subject)).toEqual(['palm', 'back'])
  })
})

describe('the targets', () => {
  const smallerSide = (d: string, viewport: { width: number }) => {
    const { left, right, top, bottom } = pathExtent(d)
    return (Math.min(right - left, bottom - top) * narrowestDrawing) / viewport.width
  }

  test('belong to exactly one scene, for areas and for the precise locations of each area', () => {
    expect(
      areaScenes(areaNames)
        .flatMap(({ shapes }) => shapes.map(({ location }) => location))
        .sort(),
    ).toEqual([...areaNames].sort())
    for (const area of areaNames) {
      const within = preciseLocations.filter(({ parent }) => parent === area).map(({ value }) => value)
      const drawn = preciseScenes(within).flatMap(({ shapes }) => shapes.map(({ location }) => location))
      expect(drawn.sort()).toEqual(within.sort())
    }
  })

  test('are at least 24 px wide and high on a page of 320 px', () => {
    for (const { viewport, shapes } of areaScenes(areaNames))
      for (const { location, outline } of shapes)
        expect(smallerSide(outline, viewport), location).toBeGreaterThanOrEqual(24)
  })
})

describe('the small drawing beside a list of areas', () => {
  const smallest = 116
  const scene = smallScene(areaNames)

  test('has a shape for each area, wider areas below finer ones [PUB-10]', () => {
    const drawn = scene?.shapes.map(({ location }) => location) ?? []
    expect(drawn.toSorted()).toEqual(areaNames.toSorted())
    expect(drawn.indexOf('neutral-space')).toBeLessThan(drawn.indexOf('chest'))
    expect(drawn.indexOf('trunk')).toBeLessThan(drawn.indexOf('chest'))
  })

  test('shows each area within its bounds', () => {
    for (const { location, outline } of scene?.shapes ?? []) {
      const { left, right, top } = pathExtent(outline)
      const { x, y, width } = scene?.viewport ?? { x: 0, y: 0, width: 0 }
      expect(left, location).toBeGreaterThanOrEqual(x)
      expect(right, location).toBeLessThanOrEqual(x + width)
      expect(top, location).toBeGreaterThanOrEqual(y)
    }
  })

  test('leaves the parts of the head to the list, because a finger cannot tell them apart', () => {
    const small = scene?.shapes.filter(({ emphasis }) => emphasis === 'small').map(({ location }) => location)
    expect(small).toContain('mouth')
    expect(small).not.toContain('head')
    const head = scene?.shapes.find(({ location }) => location === 'head')
    const { left, right } = pathExtent(head?.outline ?? '')
    expect(((right - left) * smallest) / (scene?.viewport.width ?? 1)).toBeGreaterThanOrEqual(24)
  })

  test('does not exist without an area that is drawn', () => {
    expect(smallScene(['moon'])).toBeNull()
  })
})
