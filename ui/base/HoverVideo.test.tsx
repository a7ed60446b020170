// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoverVideo } from './HoverVideo.tsx'

let root: Root
let host: HTMLElement
let prefersCalm = false
let canPoint = false

const cards = (
  <>
    {['casa', 'gato'].map((name) => (
      <article key={name} data-preview-scope id={name}>
        <HoverVideo poster={`/${name}.jpg`} source={`/${name}.mp4`} playLabel={() => name} />
        <a href={`/${name}`}>{name}</a>
      </article>
    ))}
  </>
)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  prefersCalm = false
  canPoint = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('hover: none') ? !canPoint : prefersCalm,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(() => root.render(cards))
})

afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const card = (name: string) => host.querySelector(`#${name}`) as HTMLElement
const isPlaying = (name: string) =>
  card(name).querySelector('button')?.getAttribute('aria-pressed') === 'true'
const dispatchPointer = (name: string, type: string, pointerType: string) =>
  act(() =>
    card(name).dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, clientX: 0, clientY: 0 })),
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('nothing of a preview is fetched before somebody rests on its card', async () => {
  expect(host.querySelector('video')).toBeNull()
  await dispatchPointer('casa', 'pointerenter', 'mouse')
  await wait(50)
  await dispatchPointer('casa', 'pointerleave', 'mouse')
  await wait(500)
  expect(host.querySelector('video')).toBeNull()
  await dispatchPointer('casa', 'pointerenter', 'mouse')
  await wait(200)
  expect(card('casa').querySelector('video')?.getAttribute('src')).toBe('/casa.mp4')
})

test('only one preview plays at a time in the page', async () => {
  await act(() => card('casa').querySelector('button')?.click())
  expect([isPlaying('casa'), isPlaying('gato')]).toEqual([true, false])
  await act(() => card('gato').querySelector('button')?.click())
  expect([isPlaying('casa'), isPlaying('gato')]).toEqual([false, true])
})

test('a long press plays and the lifted finger opens nothing; a short one opens the sign', async () => {
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    card('casa').querySelector('a')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  await dispatchPointer('casa', 'pointerdown', 'touch')
  await wait(100)
  await dispatchPointer('casa', 'pointerup', 'touch')
  await wait(600)
  expect(isPlaying('casa')).toBe(false)
  expect(click()).toBe(false)

  await dispatchPointer('casa', 'pointerdown', 'touch')
  await wait(600)
  expect(isPlaying('casa')).toBe(true)
  expect(click()).toBe(true)
  expect(click()).toBe(false)
})

test('where less motion is preferred, only the button plays [UIX-03]', async () => {
  prefersCalm = true
  await dispatchPointer('casa', 'pointerenter', 'mouse')
  await wait(600)
  expect(isPlaying('casa')).toBe(false)
  await act(() => card('casa').querySelector('button')?.click())
  expect(isPlaying('casa')).toBe(true)
})

test('where one can point, no button stands on the picture', async () => {
  canPoint = true
  await act(() => root.render(null))
  await act(() => root.render(cards))
  expect(host.querySelectorAll('img')).toHaveLength(2)
  expect(host.querySelector('button')).toBeNull()
})
