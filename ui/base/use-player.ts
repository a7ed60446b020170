import { type RefObject, useEffect, useState } from 'react'
import { nextSpeed, type PlayerCommand, steppedTime } from './video-keys.ts'

interface Options {
  video: RefObject<HTMLVideoElement | null>
  stage: RefObject<HTMLElement | null>
  framesPerSecond: number
}

/** The state of a player and what carries out its commands; `isReady` once the browser runs our code. */
export function usePlayer({ video, stage, framesPerSecond }: Options) {
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [isLooping, setLooping] = useState(true)
  const [isMirrored, setMirrored] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const read = () => {
      setPlaying(!element.paused)
      setTime(element.currentTime)
      setDuration(Number.isFinite(element.duration) ? element.duration : 0)
    }
    const events = ['play', 'pause', 'timeupdate', 'seeked', 'loadedmetadata', 'durationchange', 'ended']
    for (const event of events) element.addEventListener(event, read)
    read()
    setReady(true)
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [video])

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed
  }, [video, speed])

  function seek(to: number) {
    const element = video.current
    if (element) element.currentTime = Math.min(Math.max(to, 0), element.duration || 0)
  }

  function run(command: PlayerCommand) {
    const element = video.current
    if (!element) return
    switch (command.do) {
      case 'toggle':
        return element.paused ? void element.play().catch(() => {}) : element.pause()
      case 'step':
        element.pause()
        return seek(steppedTime(element.currentTime, command.frames, framesPerSecond, element.duration || 0))
      case 'seek':
        return seek(element.currentTime + command.seconds)
      case 'faster':
        return setSpeed((now) => nextSpeed(now, 1))
      case 'slower':
        return setSpeed((now) => nextSpeed(now, -1))
      case 'loop':
        return setLooping((now) => !now)
      case 'mirror':
        return setMirrored((now) => !now)
      case 'fullscreen':
        return void (document.fullscreenElement
          ? document.exitFullscreen()
          : stage.current?.requestFullscreen?.().catch(() => {}))
    }
  }

  return { isReady, isPlaying, time, duration, speed, setSpeed, isLooping, isMirrored, seek, run }
}
