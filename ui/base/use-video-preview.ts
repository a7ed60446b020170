import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './use-media-query.ts'

/** Milliseconds; a pointer that only crosses a card does not start its preview. */
const hoverDelay = 120
/** Milliseconds of touch before the card plays. */
const longPressDelay = 450

/** Stops the preview that plays in this page. */
let stopActivePreview: (() => void) | undefined

/**
 * Starts and stops the preview of a card. Listens on the nearest ancestor with `data-preview-scope`, so the whole
 * card reacts. A long press counts only on the frame, because on text it opens the browser's context menu.
 */
export function useVideoPreview() {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isShown, setShown] = useState(false)

  const stop = useRef(() => {
    setPlaying(false)
    setShown(false)
    if (stopActivePreview === stop) stopActivePreview = undefined
  }).current
  const play = useRef(() => {
    if (stopActivePreview !== stop) stopActivePreview?.()
    stopActivePreview = stop
    setRequested(true)
    setPlaying(true)
  }).current

  useEffect(() => {
    const scope = frame.current?.closest<HTMLElement>('[data-preview-scope]') ?? frame.current
    if (!scope) return
    const unsubscribe = listenForPreview(scope, () => frame.current, play, stop)
    return () => {
      unsubscribe()
      stop()
    }
  }, [play, stop])

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (isPlaying) {
      element.play().catch(stop)
      return
    }
    element.pause()
    element.currentTime = 0
  }, [isPlaying, stop])

  return {
    frame,
    video,
    isRequested,
    isPlaying,
    isShown: isShown && isPlaying,
    show: () => setShown(true),
    toggle: () => (isPlaying ? stop() : play()),
    stop,
  }
}

function listenForPreview(
  scope: HTMLElement,
  frame: () => HTMLElement | null,
  play: () => void,
  stop: () => void,
) {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLongPress = false
  const cancel = () => clearTimeout(timer)
  const schedule = (delay: number, action: () => void) => {
    cancel()
    timer = setTimeout(action, delay)
  }

  scope.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch' && !prefersReducedMotion()) schedule(hoverDelay, play)
    },
    options,
  )
  scope.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      cancel()
      if (pointerType !== 'touch') stop()
    },
    options,
  )
  scope.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('a:focus-visible') && !prefersReducedMotion()) play()
    },
    options,
  )
  scope.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && scope.contains(relatedTarget))) stop()
    },
    options,
  )

  scope.addEventListener(
    'pointerdown',
    (event) => {
      wasLongPress = false
      if (event.pointerType !== 'touch' || !isInside(event, frame())) return
      schedule(longPressDelay, () => {
        wasLongPress = true
        play()
      })
    },
    options,
  )
  scope.addEventListener('pointerup', cancel, options)
  scope.addEventListener('pointercancel', cancel, options)
  const suppressAfterLongPress = (event: Event) => {
    if (!wasLongPress) return
    event.preventDefault()
    if (event.type === 'click') wasLongPress = false
  }
  scope.addEventListener('contextmenu', suppressAfterLongPress, options)
  scope.addEventListener('click', suppressAfterLongPress, { ...options, capture: true })
  return () => {
    cancel()
    controller.abort()
  }
}

function isInside({ clientX, clientY }: PointerEvent, frame: HTMLElement | null) {
  const box = frame?.getBoundingClientRect()
  return Boolean(
    box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom,
  )
}
