import { type RefObject, useRef } from 'react'
import type { MomentFilmWire } from '../moment.wire.ts'

/** How far films may be apart, in seconds; correcting less would be seen as a jump. */
const maxDifference = { playing: 0.12, paused: 0.02 }

/** Lets the other films of a recording follow the first one. */
export function useFilmsInStep(first: RefObject<HTMLVideoElement | null>) {
  const films = useRef(new Map<string, { element: HTMLVideoElement; origin: number }>())
  return {
    refOf:
      ({ url, origin }: MomentFilmWire) =>
      (element: HTMLVideoElement | null) => {
        if (element) films.current.set(url, { element, origin })
        return () => void films.current.delete(url)
      },
    /** Brings the films to a time of the annotations, ms. */
    all(time: number) {
      const allowed = first.current?.paused ? maxDifference.paused : maxDifference.playing
      for (const { element, origin } of films.current.values()) {
        const target = Math.max(0, (time + origin) / 1000)
        if (element.readyState > 0 && Math.abs(element.currentTime - target) > allowed)
          element.currentTime = target
      }
    },
    play(isPlaying: boolean, speed: number) {
      for (const { element } of films.current.values()) {
        element.playbackRate = speed
        if (isPlaying) void element.play().catch(() => {})
        else element.pause()
      }
    },
  }
}
