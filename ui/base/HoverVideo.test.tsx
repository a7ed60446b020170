// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoverVideo } from './HoverVideo.tsx'

let root: Root
let host: HTMLElement
let prefersReducedMotion = false
let canHover = false

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
  prefersReducedMotion = false
  canHover = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('hover: none') ? !canHover : prefersReducedMotion,
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

test('a preview is fetched only after the pointer rests on its card', async () => {
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

test('only one preview of the page plays at a time', async () => {
  await act(() => card('casa').querySelector('button')?.click())
  expect([isPlaying('casa'), isPlaying('gato')]).toEqual([true, false])
  await act(() => card('gato').querySelector('button')?.click())
  expect([isPlaying('casa'), isPlaying('gato')]).toEqual([false, true])
})

test('a long press plays the preview and does not follow the link; a short press follows it', async () => {
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

test('with reduced motion preferred only the button plays a preview [UIX-03]', async () => {
  prefersReducedMotion = true
  await dispatchPointer('casa', 'pointerenter', 'mouse')
  await wait(600)
  expect(isPlaying('casa')).toBe(false)
  await act(() => card('casa').querySelector('button')?.click())
  expect(isPlaying('casa')).toBe(true)
})

test('devices that can hover show no play button', async () => {
  canHover = true
  await act(() => root.render(null))
  await act(() => root.render(cards))
  expect(host.querySelectorAll('img')).toHaveLength(2)
  expect(host.querySelector('button')).toBeNull()
})
