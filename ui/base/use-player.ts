import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FocusKind, frameStep, nextSpeed, type PlayerAction, slowSpeed } from './playback.ts'
import { useVideoFrames } from './use-video-frames.ts'

interface PlayerOptions {
  framesPerSecond: number | undefined
  autoPlay: boolean
  loop: boolean
  onFrame: (time: number) => void
  onHelp: () => void
}

type WithNativeFullScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** State and verbs of one player; the video element stays the source of truth for playing and time. */
export function usePlayer(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  options: PlayerOptions,
) {
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isFullScreen, setFullScreen] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isLooping, setLooping] = useState(options.loop)
  const [isMirrored, setMirrored] = useState(false)
  const frames = useVideoFrames(video, options.framesPerSecond, options.onFrame)
  const autoPlay = useRef(options.autoPlay)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const events = ['play', 'pause', 'emptied']
    const read = () => setPlaying(!element.paused)
    for (const event of events) element.addEventListener(event, read)
    read()
    // What went wrong or was begun before our code ran.
    if (element.error || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true)
    setReady(true)
    const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (autoPlay.current && !prefersCalm) void element.play().catch(() => {})
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [video])

  useEffect(() => {
    if (!video.current) return
    video.current.playbackRate = speed
    // Another view is another load, which begins at the default.
    video.current.defaultPlaybackRate = speed
  }, [video, speed])

  useEffect(() => {
    const follow = () => setFullScreen(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
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
    const { fps, time } = frames.current
    const target = frameStep({ time, duration: element.duration, fps, loop: isLooping }, direction)
    seek(target)
    // The next step may be asked before this one is seen.
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
    slower: () => setSpeed((now) => nextSpeed(now, -1)),
    faster: () => setSpeed((now) => nextSpeed(now, 1)),
    mirror: () => setMirrored((now) => !now),
    loop: () => setLooping((now) => !now),
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
    toggleSlow: () => setSpeed(speed === slowSpeed ? 1 : slowSpeed),
    seek,
    retry: () => {
      setFailed(false)
      video.current?.load()
    },
    onError: () => setFailed(true),
  }
}

export type Player = ReturnType<typeof usePlayer>

/** What holds the focus, as `keyAction` asks for it. */
export function focusKind(target: EventTarget): FocusKind {
  if (!(target instanceof Element)) return 'none'
  if (target.matches('input, select, textarea')) return 'input'
  return target.closest('button, a') ? 'button' : 'none'
}

/** Another view begins at the moment the last one was left, playing or not as it was. */
export function useKeepPlaybackPosition(video: RefObject<HTMLVideoElement | null>, angleIndex: number) {
  const lastPosition = useRef({ viewAt: angleIndex, time: 0, isPlaying: false })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const savePosition = () => {
      if (element.readyState > 0)
        lastPosition.current = { viewAt: angleIndex, time: element.currentTime, isPlaying: !element.paused }
    }
    const { time, isPlaying, viewAt: before } = lastPosition.current
    const resume = () => {
      if (before !== angleIndex) element.currentTime = Math.min(time, element.duration)
      if (before !== angleIndex && isPlaying) void element.play().catch(() => {})
    }
    element.addEventListener('loadedmetadata', resume, { once: true })
    for (const event of ['timeupdate', 'play', 'pause']) element.addEventListener(event, savePosition)
    return () => {
      element.removeEventListener('loadedmetadata', resume)
      for (const event of ['timeupdate', 'play', 'pause']) element.removeEventListener(event, savePosition)
    }
  }, [video, angleIndex])
}
