import type { Annotation, AnnotationIndex, ReferenceAnnotation, Timing } from '../annotation.ts'
import type { Tier } from '../document.ts'
import { orderSiblings } from './order-siblings.ts'

/** Where an annotation is among those that divide the time of its parent. */
export interface Share {
  index: number
  count: number
}

/** Each annotation of a tier with symbolic subdivision, and its share of the parent. */
export function sharesOf(
  { annotations }: Tier,
  reportCycle: (annotation: ReferenceAnnotation) => void,
): Map<Annotation, Share> {
  const byParent = new Map<string, ReferenceAnnotation[]>()
  for (const annotation of annotations)
    if (annotation.kind === 'reference' && !byParent.get(annotation.parent)?.push(annotation))
      byParent.set(annotation.parent, [annotation])
  const shares = new Map<Annotation, Share>()
  for (const siblings of byParent.values())
    for (const [index, annotation] of orderSiblings(siblings, reportCycle).entries())
      shares.set(annotation, { index, count: siblings.length })
  return shares
}

/** Gives reference annotations the times of their parents. */
export class ReferenceTimes {
  readonly #annotations: AnnotationIndex
  readonly #shares: ReadonlyMap<Annotation, Share>
  readonly #visited = new Set<Annotation>()

  constructor(annotations: AnnotationIndex, shares: ReadonlyMap<Annotation, Share>) {
    this.#annotations = annotations
    this.#shares = shares
  }

  /**
   * Resolves an annotation and its parents. Without recursion, because a file can have a chain of any length.
   * @returns `cycle` if its parents lead back to themselves; once for each cycle
   */
  resolve(annotation: ReferenceAnnotation): 'cycle' | 'done' {
    const path = new Set<ReferenceAnnotation>()
    let at: Annotation | undefined = annotation
    while (at?.kind === 'reference' && !this.#visited.has(at)) {
      this.#visited.add(at)
      path.add(at)
      at = this.#annotations.get(at.parent)
    }
    if (at?.kind === 'reference' && path.has(at)) return 'cycle'
    for (const child of [...path].reverse()) {
      this.#inherit(child, at)
      at = child
    }
    return 'done'
  }

  #inherit(child: ReferenceAnnotation, parent: Annotation | undefined): void {
    if (parent === undefined || parent.begin === null || parent.end === null) return
    const share = this.#shares.get(child)
    const { index, count } = share ?? { index: 0, count: 1 }
    const length = parent.end - parent.begin
    child.begin = parent.begin + Math.floor((length * index) / count)
    child.end = parent.begin + Math.floor((length * (index + 1)) / count)
    child.timing = timingOf(count)
  }
}

const timingOf = (count: number): Timing => (count > 1 ? 'divided' : 'parent')
