// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { type Selection, useSelection } from './use-selection.ts'

let selection: Selection
let root: Root

function Table({ shown }: { shown: readonly number[] }) {
  selection = useSelection(shown)
  return null
}

function show(...shown: number[]): void {
  root ??= createRoot(document.createElement('div'))
  flushSync(() => root.render(<Table shown={shown} />))
}

const chosen = () => [...selection.chosen]
const choose = (key: number, isChosen = true) => flushSync(() => selection.choose(key, isChosen))

afterEach(() => flushSync(() => selection.clear()))

test('rows are chosen one by one and all together', () => {
  show(1, 2, 3)
  choose(2)
  expect(chosen()).toEqual([2])
  flushSync(() => selection.chooseAll([1, 3], true))
  expect(chosen()).toEqual([1, 2, 3])
  choose(1, false)
  expect(chosen()).toEqual([2, 3])
  flushSync(() => selection.clear())
  expect(chosen()).toEqual([])
})

test('a row that is no longer shown is no longer chosen, so that no action concerns it', () => {
  show(1, 2, 3)
  choose(1)
  choose(2)
  show(2, 4)
  expect(chosen()).toEqual([2])
  choose(4)
  show(1, 2, 4)
  expect(chosen()).toEqual([2, 4])
})
