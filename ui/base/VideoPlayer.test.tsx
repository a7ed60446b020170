// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import en from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const player = (props: Partial<Parameters<typeof VideoPlayer>[0]> = {}) => (
  <I18nContext value={createI18n('en', { ui: en })}>
    <VideoPlayer source="/balance.mp4" label="BALANCE" {...props} />
  </I18nContext>
)

let root: Root
let host: HTMLElement
let isPaused = true

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  isPaused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    isPaused = false
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true
    this.dispatchEvent(new Event('pause'))
  })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.restoreAllMocks()
})

const show = (element = player()) => act(() => root.render(element))
const find = <T extends Element>(selector: string) => host.querySelector<T>(selector) as T
const press = (key: string, target: Element = find('video')) =>
  act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('without JavaScript it is the native player of the browser, looping and silent [PUB-13]', () => {
  const html = renderToString(player())
  const [inScript = '', native = ''] = html.match(/<video[^>]*>/g) ?? []
  expect(html).toContain(`<noscript>${native}`)
  for (const attribute of ['controls', 'loop', 'muted', 'src="/balance.mp4"'])
    expect(native).toContain(attribute)
  expect(native).not.toContain('autoplay')
  expect(inScript).not.toContain('controls')
  // Before hydration the film does not compete with the visible page.
  expect(inScript).toContain('preload="none"')
})

test('the first paint has the controls, with a time and a name for each button [PUB-13] [UIX-03]', async () => {
  const html = renderToString(player())
  for (const name of [en.player.play, en.player.stepBack, en.player.speed, en.player.position])
    expect(html).toContain(`aria-label="${name}"`)
  expect(html).toContain('>0:00<')
  expect(html).toContain('aria-valuetext="0:00"')
})

test('single frames have a time with tenths, until the video plays again [PUB-13]', async () => {
  const times = { currentTime: 1.26, duration: 2.4 }
  for (const [name, value] of Object.entries(times))
    vi.spyOn(HTMLMediaElement.prototype, name as 'currentTime', 'get').mockReturnValue(value)
  await show()
  const video = find('video')
  const time = () => find(`[aria-label="${en.player.position}"]`).getAttribute('aria-valuetext')
  const present = () => act(() => video.dispatchEvent(new Event('timeupdate')))
  await present()
  expect(time()).toBe('0:01 of 0:02')
  await press('.')
  await present()
  expect(time()).toBe('0:01.2 of 0:02.4')
  await press('k')
  await present()
  expect(time()).toBe('0:01 of 0:02')
})

test('keys play, slow down, mirror and stop the loop; the buttons show the state [PUB-13]', async () => {
  await show()
  const video = find<HTMLVideoElement>('video')
  expect(video.hasAttribute('controls')).toBe(false)
  await press('k')
  expect(isPaused).toBe(false)
  expect(find(`[aria-label="${en.player.pause}"]`)).not.toBeNull()
  await press('<')
  await press('<')
  expect(video.playbackRate).toBe(0.5)
  const pressed = (label: string) => find(`[aria-label="${label}"]`).getAttribute('aria-pressed')
  expect([pressed(en.player.loop), pressed(en.player.mirror)]).toEqual(['true', 'false'])
  await press('l')
  await press('m')
  expect([pressed(en.player.loop), pressed(en.player.mirror)]).toEqual(['false', 'true'])
  expect(video.loop).toBe(false)
})

test('Space activates a focused button instead of playing the video [UIX-03]', async () => {
  await show()
  await press(' ', find(`[aria-label="${en.player.mirror}"]`))
  expect(isPaused).toBe(true)
  await press(' ')
  expect(isPaused).toBe(false)
})

test('a video that fails shows a message with a link to the file [PUB-13]', async () => {
  const onError = vi.fn()
  await show(player({ onError }))
  await act(() => find('video').dispatchEvent(new Event('error')))
  expect(find('[role="alert"]').textContent).toContain(en.player.failed)
  expect(find('[role="alert"] a').getAttribute('href')).toBe('/balance.mp4')
  expect(onError).toHaveBeenCalledOnce()
})

test('starts by itself only with autoPlay, and never if reduced motion is preferred [UIX-03]', async () => {
  const matchMedia = vi.spyOn(window, 'matchMedia')
  const setReducedMotion = (matches: boolean) =>
    matchMedia.mockImplementation(() => ({ matches }) as unknown as MediaQueryList)
  setReducedMotion(false)
  await show()
  expect(isPaused).toBe(true)
  await show(<div key="autoplay">{player({ autoPlay: true })}</div>)
  expect(isPaused).toBe(false)
  isPaused = true
  setReducedMotion(true)
  await show(<div key="reduced">{player({ autoPlay: true })}</div>)
  expect(isPaused).toBe(true)
})

const angles = [
  { label: 'Front', source: '/front.mp4' },
  { label: 'Side', source: '/side.mp4' },
]
const angleButtons = () => [...host.querySelectorAll<HTMLElement>('fieldset fieldset button')]

test('buttons select the camera angle and show which one is current', async () => {
  await show(player({ angles }))
  const [front, side] = angleButtons()
  expect([front?.ariaPressed ?? front?.getAttribute('aria-pressed'), side?.textContent]).toEqual([
    'true',
    'Side',
  ])
  await act(() => side?.click())
  expect(find('video').getAttribute('src')).toBe('/side.mp4')
  expect(side?.getAttribute('aria-pressed')).toBe('true')
})

test('an error of one camera angle disappears when another angle is selected', async () => {
  await show(player({ angles }))
  await act(() => find('video').dispatchEvent(new Event('error')))
  expect(find('[role="alert"]')).not.toBeNull()
  await act(() => angleButtons()[1]?.click())
  expect(find('[role="alert"]')).toBeNull()
})
