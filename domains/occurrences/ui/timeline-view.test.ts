import { expect, test } from 'vitest'
import { loopAround, nextLength, placeOf, rulerMarks, spanOf, startOf, timeAt } from './timeline-view.ts'

const view = { centre: 10_000, length: 4000 }

test('a timeline shows from one second to a minute [ELN-04]', () => {
  let length = 60_000
  const seen = [length]
  while (nextLength(length, 1) !== length) {
    length = nextLength(length, 1)
    seen.push(length)
  }
  expect(seen).toEqual([60_000, 30_000, 20_000, 10_000, 5000, 3000, 2000, 1000])
  expect(nextLength(60_000, -1)).toBe(60_000)
  expect(nextLength(1000, -1)).toBe(2000)
})

test('an annotation is where its time is, cut at the edges, and left out beyond them [ELN-04]', () => {
  expect(spanOf({ begin: 9000, end: 10_000 }, view)).toEqual({ start: 0.25, size: 0.25 })
  expect(spanOf({ begin: 1000, end: 9000 }, view)).toEqual({ start: 0, size: 0.25 })
  expect(spanOf({ begin: 11_000, end: 99_000 }, view)).toEqual({ start: 0.75, size: 0.25 })
  expect(spanOf({ begin: 1000, end: 8000 }, view)).toBeNull()
  expect(spanOf({ begin: 12_000, end: 13_000 }, view)).toBeNull()
  expect(timeAt(placeOf(9500, view), view)).toBe(9500)
})

test('a timeline begins with the recording, and its ruler has whole seconds [ELN-04]', () => {
  expect(startOf({ centre: 800, length: 4000 })).toBe(0)
  expect(rulerMarks(view)).toEqual([8000, 9000, 10_000, 11_000])
  expect(rulerMarks({ centre: 30_500, length: 60_000 })).toEqual([
    10_000, 20_000, 30_000, 40_000, 50_000, 60_000,
  ])
  expect(rulerMarks({ centre: 3250, length: 1000 })).toEqual([3000])
})

test('what is repeated has half a second around the annotation, but nothing before the recording [ELN-04]', () => {
  expect(loopAround({ begin: 300, end: 900 })).toEqual({ begin: 0, end: 1400 })
})
