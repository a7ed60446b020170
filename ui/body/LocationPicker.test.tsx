import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import precisePlaces from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { type LocationOption, LocationPicker } from './LocationPicker.tsx'
import { areaScenes, preciseScenes } from './location-picker-scenes.ts'

const aLocationOption = (value: string, more: Partial<LocationOption> = {}): LocationOption => ({
  value,
  text: value,
  count: 12,
  isChosen: false,
  href: `?location=${value}`,
  ...more,
})

const renderPicker = (places: LocationOption[], level: 'area' | { area: string } = 'area') =>
  renderToStaticMarkup(
    <LocationPicker
      locations={places}
      level={level}
      label="Place"
      countLabel={(count) => `${count} signs`}
    />,
  )

const links = (html: string) => html.match(/<a .*?<\/a>/g) ?? []
const accessibleText = (html: string) =>
  html.replace(/<(svg|span)[^>]*aria-hidden="true".*?<\/\1>/g, '').replace(/<[^>]+>/g, '')
const areaNames = areas.map(({ value }) => value)
const narrowest = 288

describe('the picker of places', () => {
  test('is a link for each area, on the drawing and by name, with its count said [PUB-10]', () => {
    const html = renderPicker(areaNames.map((value) => aLocationOption(value)))
    expect(links(html)).toHaveLength(areaNames.length)
    for (const link of links(html)) expect(link).toMatch(/<path /)
    const chest = links(html).find((link) => link.includes('?location=chest"'))
    expect(accessibleText(chest ?? '')).toBe('chest, 12 signs')
    expect(html).toContain('role="group" aria-label="Place"')
  })

  test('says which areas are chosen [PUB-10]', () => {
    const html = renderPicker([aLocationOption('head'), aLocationOption('chest', { isChosen: true })])
    expect(links(html).filter((link) => link.includes('aria-current="true"'))).toEqual([
      expect.stringContaining('location=chest'),
    ])
  })

  test('says the language of a name that is not the page’s', () => {
    expect(renderPicker([aLocationOption('head', { text: 'cabeça', language: 'pt' })])).toContain(
      '<span lang="pt">cabeça',
    )
  })

  test('passes over what the drawing does not know, and is nothing when it knows none', () => {
    expect(links(renderPicker([aLocationOption('head'), aLocationOption('moon')]))).toHaveLength(1)
    expect(renderPicker([aLocationOption('moon'), aLocationOption('toString')])).toBe('')
    expect(renderPicker([])).toBe('')
  })

  test('shows the precise places of an area as near as they need [PUB-10]', () => {
    const nose = precisePlaces
      .filter(({ parent }) => parent === 'nose')
      .map(({ value }) => aLocationOption(value))
    expect(links(renderPicker(nose, { area: 'nose' }))).toHaveLength(nose.length)
    const [scene] = preciseScenes(nose.map(({ value }) => value))
    expect(scene?.viewport.width).toBeLessThanOrEqual(130)
  })

  test('shows the places of the hand on the hand, its palm and its back apart', () => {
    const hand = precisePlaces.filter(({ parent }) => parent === 'hand').map(({ value }) => value)
    expect(preciseScenes(hand).map(({ subject }) => subject)).toEqual(['palm', 'back'])
  })
})

describe('the places to touch', () => {
  const extent = (d: string, window: { width: number }) => {
    const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    const size = (odd: number) => {
      const all = numbers.filter((_, index) => index % 2 === odd)
      return ((Math.max(...all) - Math.min(...all)) * narrowest) / window.width
    }
    return Math.min(size(0), size(1))
  }

  test('are each in one scene, as areas and within each area', () => {
    expect(
      areaScenes(areaNames)
        .flatMap(({ shapes }) => shapes.map(({ place }) => place))
        .sort(),
    ).toEqual([...areaNames].sort())
    for (const area of areaNames) {
      const within = precisePlaces.filter(({ parent }) => parent === area).map(({ value }) => value)
      const drawn = preciseScenes(within).flatMap(({ shapes }) => shapes.map(({ place }) => place))
      expect(drawn.sort()).toEqual(within.sort())
    }
  })

  test('measure 24 px or more each way on a page of 320 px', () => {
    for (const { viewport, shapes } of areaScenes(areaNames))
      for (const { place, d } of shapes) expect(extent(d, viewport), place).toBeGreaterThanOrEqual(24)
  })
})
