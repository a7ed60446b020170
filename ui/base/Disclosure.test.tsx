// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const openIds = () => [...host.querySelectorAll('details[open] > div')].map(({ id }) => id)
const sections = ['notes', 'entry'].map((id) => (
  <Disclosure key={id} id={id} summary={id} count={3}>
    text
  </Disclosure>
))

test('content whose id is the fragment is open when its page is opened without loading a document', async () => {
  window.location.hash = '#entry'
  await act(() => root.render(sections))
  expect(openIds()).toEqual(['entry'])
})

test('without a fragment nothing is open, and the summary says how much there is', async () => {
  await act(() => root.render(sections))
  expect(openIds()).toEqual([])
  expect(host.querySelector('summary')?.textContent).toBe('notes3')
})
