import type { AlignableAnnotation, Annotation, AnnotationIndex, ReferenceAnnotation } from '../annotation.ts'
import type { DiagnosticCode } from '../diagnostics.ts'
import type { EafDocument } from '../document.ts'
import { interpolateSlots, type SlotTimes, TimeOrder, timesOf } from './interpolate-slots.ts'
import { orderTiers } from './order-tiers.ts'
import { ReferenceTimes, type Share, sharesOf } from './reference-times.ts'

export interface TimeProblems {
  tier: (code: DiagnosticCode, tier: number) => void
  annotation: (code: DiagnosticCode, tier: number, index: number) => void
}

/**
 * Fills `begin`, `end` and `timing` of all annotations.
 * @param annotations by their ids
 */
export function resolveTimes(
  document: EafDocument,
  annotations: AnnotationIndex,
  problems: TimeProblems,
): void {
  const { tiers, timeSlots } = document
  const ordered = orderTiers(tiers, (tier) => problems.tier('tierCycle', tier))
  const times = hasAllTimes(timeSlots.times) ? timeSlots.times : timesOf(timeSlots.times)
  const order = new TimeOrder(timeSlots.times)
  for (const index of ordered) {
    const tier = tiers[index]
    if (!tier) continue
    interpolateSlots(tier.annotations, times, order)
    for (const [at, annotation] of tier.annotations.entries())
      if (annotation.kind === 'alignable') {
        setTimes(annotation, times, timeSlots.times)
        if (annotation.begin === null || annotation.end === null)
          problems.annotation('unknownTime', index, at)
        else if (annotation.end < annotation.begin) problems.annotation('endBeforeBegin', index, at)
      }
  }
  resolveReferences(document, annotations, problems)
}

/** Most files need no copy of their times, which may be half a million. */
const hasAllTimes = (times: (number | null)[]): times is number[] => !times.includes(null)

function setTimes(
  annotation: AlignableAnnotation,
  times: SlotTimes,
  written: readonly (number | null)[],
): void {
  const [begin = Number.NaN, end = Number.NaN] = [times[annotation.beginSlot], times[annotation.endSlot]]
  if (Number.isNaN(begin) || Number.isNaN(end)) return
  annotation.begin = begin
  annotation.end = end
  const isAligned = written[annotation.beginSlot] !== null && written[annotation.endSlot] !== null
  annotation.timing = isAligned ? 'aligned' : 'interpolated'
}

function resolveReferences(
  { tiers, types }: EafDocument,
  annotations: AnnotationIndex,
  problems: TimeProblems,
): void {
  const subdivided = new Set(
    types.filter(({ constraint }) => constraint === 'Symbolic_Subdivision').map(({ id }) => id),
  )
  const shares = new Map<Annotation, Share>()
  for (const [index, tier] of tiers.entries()) {
    if (!subdivided.has(tier.type)) continue
    let places: Map<Annotation, number> | undefined
    const report = (annotation: ReferenceAnnotation) => {
      places ??= new Map(tier.annotations.map((each, at) => [each, at]))
      problems.annotation('previousCycle', index, places.get(annotation) ?? 0)
    }
    for (const [annotation, share] of sharesOf(tier, report)) shares.set(annotation, share)
  }
  const referenceTimes = new ReferenceTimes(annotations, shares)
  for (const [index, { annotations: list }] of tiers.entries())
    for (const [at, annotation] of list.entries()) {
      if (annotation.kind !== 'reference' || annotation.timing !== 'unknown') continue
      if (referenceTimes.resolve(annotation) === 'cycle') problems.annotation('parentCycle', index, at)
    }
}
