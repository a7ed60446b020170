import type { Annotation } from '../annotation.ts'

/** Times of slots in milliseconds, NaN where none is known yet. */
export type SlotTimes = Float64Array | number[]

/**
 * Gives times to the slots of a tier that have none. Annotations that share slots are a chain; the slots between two
 * known times are distributed evenly, rounded down, as ELAN shows them. Where the chain ends, the neighbours in the time
 * order are the bounds.
 */
export function interpolateSlots(
  annotations: readonly Annotation[],
  times: SlotTimes,
  order: TimeOrder,
): void {
  const unknown: number[] = []
  for (const annotation of annotations) {
    if (annotation.kind !== 'alignable') continue
    if (Number.isNaN(times[annotation.beginSlot])) unknown.push(annotation.beginSlot)
    if (Number.isNaN(times[annotation.endSlot])) unknown.push(annotation.endSlot)
  }
  if (unknown.length === 0) return
  const next = new Map<number, number>()
  const previous = new Map<number, number>()
  for (const annotation of annotations) {
    if (annotation.kind !== 'alignable') continue
    const { beginSlot, endSlot } = annotation
    if (beginSlot === endSlot) continue
    next.set(beginSlot, endSlot)
    previous.set(endSlot, beginSlot)
  }
  for (const slot of unknown) if (Number.isNaN(times[slot])) fillChain(slot, { next, previous, times, order })
}

interface Chain {
  next: ReadonlyMap<number, number>
  previous: ReadonlyMap<number, number>
  times: SlotTimes
  order: TimeOrder
}

function fillChain(slot: number, { next, previous, times, order }: Chain): void {
  const before = unknownRun(slot, previous, times)
  const after = unknownRun(slot, next, times)
  const run = [...before.run.reverse(), slot, ...after.run]
  const begin = before.bound ?? order.knownBefore(run[0] ?? slot)
  const end = after.bound ?? order.knownAfter(run.at(-1) ?? slot)
  if (begin === undefined || end === undefined) return
  for (const [index, unknown] of run.entries())
    times[unknown] = begin + Math.floor(((end - begin) * (index + 1)) / (run.length + 1))
}

/** The slots without a time in one direction, and the time after them. */
function unknownRun(start: number, step: ReadonlyMap<number, number>, times: SlotTimes) {
  const run: number[] = []
  const seen = new Set([start])
  for (let at = step.get(start); at !== undefined && !seen.has(at); at = step.get(at)) {
    if (!Number.isNaN(times[at])) return { run, bound: times[at] }
    seen.add(at)
    run.push(at)
  }
  return { run, bound: undefined }
}

/** The nearest times in the time order, without interpolated ones. */
export class TimeOrder {
  readonly #written: readonly (number | null)[]
  #before: Float64Array | undefined
  #after: Float64Array | undefined

  constructor(written: readonly (number | null)[]) {
    this.#written = written
  }

  knownBefore(slot: number): number | undefined {
    this.#before ??= carry(timesOf(this.#written))
    return defined(this.#before[slot])
  }

  knownAfter(slot: number): number | undefined {
    this.#after ??= carry(timesOf(this.#written).reverse()).reverse()
    return defined(this.#after[slot])
  }
}

/** The values of time slots as times. */
export const timesOf = (written: readonly (number | null)[]): Float64Array =>
  Float64Array.from(written, (time) => time ?? Number.NaN)

const defined = (time = Number.NaN): number | undefined => (Number.isNaN(time) ? undefined : time)

function carry(times: Float64Array): Float64Array {
  let last = Number.NaN
  return times.map((time) => {
    if (!Number.isNaN(time)) last = time
    return last
  })
}
