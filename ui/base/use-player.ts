import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FocusKind, frameStep, nextSpeed, type PlayerAction } from './playback.ts'
import { useHydrated } from './use-hydrated.ts'
import { prefersReducedMotion } from './use-media-query.ts'
import { useVideoFrames } from './use-video-frames.ts'

interface PlayerOptions {
  /** URL of the video; a new one clears the error of the previous one. */
  source: string
  framesPerSecond: number | undefined
  autoPlay: boolean
  loop: boolean
  /** @param isStepping whether the viewer goes from frame to frame, until the video plays again */
  onFrame: (time: number, isStepping: boolean) => void
  onHelp: () => void
}

type WithNativeFullScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** State and actions of a player. The video element is the source of truth for playback and time. */
export function usePlayer(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  options: PlayerOptions,
) {
  const isReady = useHydrated()
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [lastSource, setLastSource] = useState(options.source)
  const [isFullScreen, setFullScreen] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isLooping, setLooping] = useState(options.loop)
  const [isMirrored, setMirrored] = useState(false)
  const isStepping = useRef(false)
  const frames = useVideoFrames(video, options.framesPerSecond, (time) =>
    options.onFrame(time, isStepping.current),
  )
  const autoPlay = useRef(options.autoPlay)

  if (lastSource !== options.source) {
    setLastSource(options.source)
    setFailed(false)
  }

  useEffect(() => {
    const element = video.current
    if (!element) return
    const events = ['play', 'pause', 'emptied']
    const updatePlaying = () => {
      if (!element.paused) isStepping.current = false
      setPlaying(!element.paused)
    }
    for (const event of events) element.addEventListener(event, updatePlaying)
    updatePlaying()
    // The video may have failed before hydration.
    if (element.error || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true)
    if (autoPlay.current && !prefersReducedMotion()) void element.play().catch(() => {})
    return () => {
      for (const event of events) element.removeEventListener(event, updatePlaying)
    }
  }, [video])

  useEffect(() => {
    if (!video.current) return
    video.current.playbackRate = speed
    // Loading another camera angle resets the rate to the default.
    video.current.defaultPlaybackRate = speed
  }, [video, speed])

  useEffect(() => {
    const updateFullScreen = () => setFullScreen(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', updateFullScreen)
    return () => document.removeEventListener('fullscreenchange', updateFullScreen)
  }, [frame])

  const seek = (time: number) => {
    const element = video.current
    if (element?.duration) element.currentTime = Math.min(Math.max(0, time), element.duration)
  }
  const play = () => void video.current?.play().catch(() => {})
  const toggle = () => (video.current?.paused ? play() : video.current?.pause())
  const step = (direction: -1 | 1) => {
    const element = video.current
    if (!element?.duration) return
    element.pause()
    isStepping.current = true
    const { fps, time } = frames.current
    const target = frameStep({ time, duration: element.duration, fps, loop: isLooping }, direction)
    seek(target)
    // The next step may be requested before the browser reports this frame.
    frames.current.time = target
  }
  const jump = (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds)
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (frame.current?.requestFullscreen) void frame.current.requestFullscreen().catch(() => {})
    else (video.current as WithNativeFullScreen | null)?.webkitEnterFullscreen?.()
  }

  const actions: Record<PlayerAction, () => void> = {
    toggle,
    stepBack: () => step(-1),
    stepForward: () => step(1),
    jumpBack: () => jump(-1),
    jumpForward: () => jump(1),
    slower: () => setSpeed((current) => nextSpeed(current, -1)),
    faster: () => setSpeed((current) => nextSpeed(current, 1)),
    mirror: () => setMirrored((current) => !current),
    loop: () => setLooping((current) => !current),
    fullScreen: toggleFullScreen,
    help: options.onHelp,
  }

  return {
    isReady,
    isPlaying,
    hasFailed,
    isFullScreen,
    speed,
    isLooping,
    isMirrored,
    actions,
    setSpeed,
    seek,
    retry: () => {
      setFailed(false)
      video.current?.load()
    },
    onError: () => setFailed(true),
  }
}

export type Player = ReturnType<typeof usePlayer>

/** Classifies the focused element for `keyAction`. */
export function focusKind(target: EventTarget): FocusKind {
  if (!(target instanceof Element)) return 'none'
  if (target.matches('input, select, textarea')) return 'input'
  return target.closest('button, a') ? 'button' : 'none'
}

/** Continues at the same time, playing or paused, when another camera angle is selected. */
export function useKeepPlaybackPosition(video: RefObject<HTMLVideoElement | null>, angleIndex: number) {
  const lastPosition = useRef({ angleIndex, time: 0, isPlaying: false })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const savePosition = () => {
      if (element.readyState > 0)
        lastPosition.current = { angleIndex, time: element.currentTime, isPlaying: !element.paused }
    }
    const { time, isPlaying, angleIndex: lastAngleIndex } = lastPosition.current
    const resume = () => {
      if (lastAngleIndex === angleIndex) return
      element.currentTime = Math.min(time, element.duration)
      if (isPlaying) void element.play().catch(() => {})
    }
    element.addEventListener('loadedmetadata', resume, { once: true })
    for (const event of ['timeupdate', 'play', 'pause']) element.addEventListener(event, savePosition)
    return () => {
      element.removeEventListener('loadedmetadata', resume)
      for (const event of ['timeupdate', 'play', 'pause']) element.removeEventListener(event, savePosition)
    }
  }, [video, angleIndex])
}
