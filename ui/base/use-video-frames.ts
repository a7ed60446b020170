import { type RefObject, useEffect, useRef } from 'react'
import { defaultFps, measuredFps } from './playback.ts'

/**
 * Calls `onFrame` with the time in seconds of each presented frame. The returned ref holds the time of the current
 * frame and the frames per second, which are measured if the browser reports each frame and `fps` is unknown.
 */
export function useVideoFrames(
  ref: RefObject<HTMLVideoElement | null>,
  fps: number | undefined,
  onFrame: (time: number) => void,
) {
  const frames = useRef({ time: 0, fps: fps ?? defaultFps })
  const onFrameRef = useRef(onFrame)
  useEffect(() => {
    onFrameRef.current = onFrame
  })

  useEffect(() => {
    const video = ref.current
    if (!video) return
    frames.current.fps = fps ?? defaultFps
    const show = (time: number) => {
      frames.current.time = time
      onFrameRef.current(time)
    }
    const stop = supportsFrameCallback(video) ? trackFrames(video, show, fps, frames.current) : () => {}
    const showCurrent = () => show(video.currentTime)
    const events = ['timeupdate', 'seeked', 'loadedmetadata', 'durationchange'] as const
    for (const event of events) video.addEventListener(event, showCurrent)
    showCurrent()
    return () => {
      stop()
      for (const event of events) video.removeEventListener(event, showCurrent)
    }
  }, [ref, fps])

  return frames
}

/** Firefox supports it since version 132. */
const supportsFrameCallback = (video: object) => 'requestVideoFrameCallback' in video

function trackFrames(
  video: HTMLVideoElement,
  show: (time: number) => void,
  knownFps: number | undefined,
  frames: { fps: number },
) {
  const gaps: number[] = []
  let last: VideoFrameCallbackMetadata | undefined
  let request = 0
  const next: VideoFrameRequestCallback = (_now, frame) => {
    const isNeighbour = last && frame.presentedFrames === last.presentedFrames + 1 && video.playbackRate <= 1
    const gap = frame.mediaTime - (last?.mediaTime ?? 0)
    if (!knownFps && isNeighbour && !video.paused && gap > 0.004) {
      gaps.push(gap)
      if (gaps.length > 15) gaps.shift()
      frames.fps = measuredFps(gaps) ?? frames.fps
    }
    last = frame
    show(frame.mediaTime)
    request = video.requestVideoFrameCallback(next)
  }
  request = video.requestVideoFrameCallback(next)
  return () => video.cancelVideoFrameCallback(request)
}
