/**
 * Where the times of an annotation come from: two time slots with values (`aligned`), an even distribution between
 * neighbours (`interpolated`), the parent annotation (`parent`), an even share of it (`divided`), or nowhere (`unknown`).
 */
export type Timing = 'aligned' | 'interpolated' | 'parent' | 'divided' | 'unknown'

interface AnnotationFields {
  id: string
  value: string
  /** Milliseconds, as ELAN shows them; null if `timing` is `unknown`. */
  begin: number | null
  end: number | null
  timing: Timing
  /** Ids of external references, separated by spaces. */
  externalRef: string | null
  language: string | null
  /** Id of the entry of a controlled vocabulary (CVE_REF). */
  entry: string | null
}

/** An alignable annotation: it refers to time slots directly. */
export interface AlignableAnnotation extends AnnotationFields {
  kind: 'alignable'
  /** Indexes in `timeSlots`. */
  beginSlot: number
  endSlot: number
  svg: string | null
}

/** An annotation that belongs to another one and takes its times. */
export interface ReferenceAnnotation extends AnnotationFields {
  kind: 'reference'
  /** Id of the parent annotation. */
  parent: string
  /** Id of the annotation before it under the same parent. */
  previous: string | null
}

export type Annotation = AlignableAnnotation | ReferenceAnnotation

/** Annotations by their ids. */
export interface AnnotationIndex {
  get(id: string): Annotation | undefined
  has(id: string): boolean
}
