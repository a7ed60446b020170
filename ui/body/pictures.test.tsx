import { gzipSync } from 'node:zlib'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import directions from '#seeds/lists/moviment-direction.json' with { type: 'json' }
import shapes from '#seeds/lists/moviment-shape.json' with { type: 'json' }
import { openHand } from './drawn-hands.gen.ts'
import { LocationPicture } from './LocationPicture.tsx'
import { hasMovementPicture, MovementPicture } from './MovementPicture.tsx'

const markup = (element: ReactElement) => renderToStaticMarkup(element)
const allLocationPictures = [...areas, ...preciseLocations].map(({ value }) =>
  markup(<LocationPicture precise={value} bothSides />),
)
const allMovementPictures = [
  ...directions.map(({ value }) =>
    markup(<MovementPicture hands="both" direction={value} repeated alternating />),
  ),
  ...shapes.map(({ value }) => markup(<MovementPicture hands="base" shape={value} />)),
].filter(Boolean)

describe('pictures of locations and movements', () => {
  test('contain no text and are hidden from assistive technology [PUB-13]', () => {
    for (const html of [...allLocationPictures, ...allMovementPictures]) {
      expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/)
      expect(html).not.toMatch(/NaN|undefined|Infinity|style=|id=/)
      expect(html.replace(/<[^>]+>/g, '')).toBe('')
    }
  })

  test('are small, each and together', () => {
    for (const html of [...allLocationPictures, ...allMovementPictures])
      expect(gzipSync(html).length).toBeLessThan(4000)
    const longest = (all: string[]) => all.reduce((a, b) => (a.length > b.length ? a : b))
    expect(gzipSync(longest(allLocationPictures) + longest(allMovementPictures)).length).toBeLessThan(6000)
  })
})

describe('the picture of a location', () => {
  test('marks the precise location, or its area if that is not drawn', () => {
    const heart = markup(<LocationPicture location="chest" precise="heart" />)
    expect(heart).not.toBe(markup(<LocationPicture location="chest" />))
    expect(markup(<LocationPicture location="chest" precise="unheard-of" />)).toBe(
      markup(<LocationPicture location="chest" />),
    )
  })

  test('marks both sides of a paired location', () => {
    expect(markup(<LocationPicture location="cheek" bothSides />)).not.toBe(
      markup(<LocationPicture location="cheek" />),
    )
    expect(markup(<LocationPicture location="chin" bothSides />)).toBe(
      markup(<LocationPicture location="chin" />),
    )
  })

  test('a frame that is less high shows the marked part: the head, or the waist [PUB-13]', () => {
    expect(markup(<LocationPicture location="chin" />)).toContain('xMidYMin slice')
    expect(markup(<LocationPicture location="in-front-of-waist" />)).toContain('xMidYMax slice')
    expect(markup(<MovementPicture hands="one" location="chin" direction="up" />)).toContain('xMidYMin slice')
    expect(markup(<MovementPicture hands="one" location="in-front-of-waist" direction="down" />)).toContain(
      'xMidYMax slice',
    )
  })

  test('does not exist for a location that is not drawn', () => {
    expect(markup(<LocationPicture location="moon" precise="crater" />)).toBe('')
    expect(markup(<LocationPicture />)).toBe('')
    expect(markup(<LocationPicture location="moon" precise="heart" />)).not.toBe('')
  })
})

describe('the picture of a movement', () => {
  const arrows = (html: string) => html.match(/M[^MZ]*L[^MZ]*L[^MZ]*L[^MZ]*Z/g)?.length ?? 0

  test('has an arrow for each hand that moves', () => {
    const one = markup(<MovementPicture hands="one" direction="up" shape="straight" />)
    const both = markup(<MovementPicture hands="both" direction="up" shape="straight" />)
    expect(arrows(both) - arrows(one)).toBe(2)
  })

  test('shows the drawn hand wherever a hand moves', () => {
    const movingHands = (html: string) => html.split(openHand.outline).length - 1
    const picture = (hands: 'one' | 'both' | 'base', direction: string) =>
      markup(<MovementPicture hands={hands} direction={direction} />)
    expect(movingHands(picture('one', 'up'))).toBe(1)
    expect(movingHands(picture('both', 'up'))).toBe(2)
    expect(movingHands(picture('base', 'up'))).toBe(1)
    expect(picture('one', 'up')).not.toBe(picture('one', 'up-and-down'))
  })

  test('has a second arrowhead for a repeated movement, and one at the other end for a returning movement', () => {
    const single = arrows(markup(<MovementPicture hands="one" direction="up" />))
    expect(arrows(markup(<MovementPicture hands="one" direction="up" repeated />))).toBe(single + 1)
    expect(arrows(markup(<MovementPicture hands="one" direction="up-and-down" />))).toBe(single + 1)
  })

  test('shows alternating hands', () => {
    const together = markup(<MovementPicture hands="both" direction="forward" shape="circle" />)
    expect(markup(<MovementPicture hands="both" direction="forward" shape="circle" alternating />)).not.toBe(
      together,
    )
  })

  test('does not exist if neither direction nor shape defines a path', () => {
    expect(markup(<MovementPicture hands="one" direction="none" shape="straight" />)).toBe('')
    expect(markup(<MovementPicture hands="both" />)).toBe('')
    expect(hasMovementPicture()).toBe(false)
    expect(hasMovementPicture('variable', 'none')).toBe(false)
    expect(hasMovementPicture('up')).toBe(true)
    expect(hasMovementPicture('none', 'wrist-nod')).toBe(true)
  })
})
