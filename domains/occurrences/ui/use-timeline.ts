import { useRef, useState } from 'react'
import type { MomentWire } from '../moment.wire.ts'
import { usePlayLine } from './Timeline.tsx'
import {
  endOf,
  loopAround,
  nextLength,
  placeOf,
  startOf,
  type TimelineView,
  usualLength,
} from './timeline-view.ts'

const centreOf = ({ begin, end }: { begin: number; end: number }) => (begin + end) / 2

/** The visible part of the timeline, what is repeated, and the line at the time of the film. */
export function useTimeline(moment: MomentWire | null, onMissing: (around: number) => void) {
  const [view, setView] = useState<TimelineView>(() => ({
    centre: moment ? centreOf(moment) : 0,
    length: usualLength,
  }))
  const [loop, setLoop] = useState(() => loopAround(moment ?? { begin: 0, end: 0 }))
  const [last, setLast] = useState(moment?.id)
  const line = useRef<HTMLSpanElement>(null)
  const time = useRef(moment?.begin ?? 0)
  if (moment && moment.id !== last) {
    setLast(moment.id)
    setView({ ...view, centre: centreOf(moment) })
    setLoop(loopAround(moment))
  }
  const showLine = usePlayLine(line, view, time)

  const move = (next: TimelineView) => {
    setView(next)
    if (!moment) return
    const isLoaded = startOf(next) >= moment.from && Math.min(endOf(next), moment.length) <= moment.to
    if (!isLoaded) onMissing(next.centre)
  }
  return {
    view,
    loop,
    line,
    /** @param direction 1 shows less and larger, around the time of the film */
    zoom: (direction: -1 | 1) => move({ centre: time.current, length: nextLength(view.length, direction) }),
    /** Repeats an annotation. */
    repeat: (annotation: { begin: number; end: number }) => setLoop(loopAround(annotation)),
    /** @param at the time of the film, ms */
    onTime: (at: number) => {
      time.current = at
      const place = placeOf(at, view)
      if (place < 0 || place > 1) move({ ...view, centre: at })
      else showLine(at)
    },
  }
}
