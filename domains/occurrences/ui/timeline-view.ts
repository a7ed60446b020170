/** The visible part of a timeline, in milliseconds of the annotations. */
export interface TimelineView {
  centre: number
  length: number
}

/** Lengths of the visible part, in milliseconds. */
const lengths = [1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000] as const
export const usualLength = 5000

/** The next shorter (1) or longer (-1) part, or the same one at the ends. */
export function nextLength(current: number, direction: -1 | 1): number {
  const next =
    direction === 1 ? lengths.findLast((one) => one < current) : lengths.find((one) => one > current)
  return next ?? current
}

/** The time at its beginning. A part at the beginning of a recording is not centred. */
export const startOf = ({ centre, length }: TimelineView): number => Math.max(0, centre - length / 2)
export const endOf = (view: TimelineView): number => startOf(view) + view.length

/** Where a moment is in the visible part, from 0 to 1; outside of it below or above. */
export const placeOf = (time: number, view: TimelineView): number => (time - startOf(view)) / view.length

/** The time at a place of the visible part. */
export const timeAt = (place: number, view: TimelineView): number => startOf(view) + place * view.length

/** Begin and length of a visible span, as parts of the view; null outside of it. */
export function spanOf(
  { begin, end }: { begin: number; end: number },
  view: TimelineView,
): { start: number; size: number } | null {
  const start = Math.max(0, placeOf(begin, view))
  const stop = Math.min(1, placeOf(end, view))
  return stop <= 0 || start >= 1 ? null : { start, size: Math.max(0, stop - start) }
}

const steps = [1000, 2000, 5000, 10_000] as const
const maxMarks = 6

/** The times of the marks of the ruler: whole seconds, at most seven. */
export function rulerMarks(view: TimelineView): number[] {
  const step = steps.find((one) => view.length / one <= maxMarks) ?? 10_000
  const first = Math.ceil(startOf(view) / step) * step
  const marks = []
  for (let time = first; time < endOf(view); time += step) marks.push(time)
  return marks
}

/** A part of a recording that is played again and again: an annotation with half a second around it. */
export const loopAround = ({ begin, end }: { begin: number; end: number }) => ({
  begin: Math.max(0, begin - 500),
  end: end + 500,
})
