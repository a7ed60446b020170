import type { EafVisibility } from './eaf-video.ts'

/** How annotations name a sign: by a reference to the vocabulary, by their text, or because a person linked them. */
export const useKinds = ['reference', 'text', 'hand'] as const
export type UseKind = (typeof useKinds)[number]

/** A recording whose present version has annotations that name a sign. */
export interface RecordingWithUses {
  id: number
  title: string
  visibility: EafVisibility
  uploadedAt: Date
  /** Number of annotations by kind. */
  uses: Record<UseKind, number>
}

export interface UseCount {
  recordings: number
  annotations: number
}

/** The annotations that name signs. */
export interface SignUses extends UseCount {
  byKind: Record<UseKind, UseCount>
  /** Those with most annotations first. Restricted ones only for administrators. */
  list: RecordingWithUses[]
  /** Whether the person opens the pages of recordings. */
  mayOpen: boolean
}

const annotationsOf = ({ uses }: RecordingWithUses): number =>
  useKinds.reduce((sum, kind) => sum + uses[kind], 0)

/** Sums up recordings. @param mayOpen administrators see restricted recordings, and open all of them */
export function summarizeUses(
  recordings: readonly RecordingWithUses[],
  { mayOpen }: Pick<SignUses, 'mayOpen'>,
): SignUses {
  const countOf = (kind: UseKind): UseCount => ({
    recordings: recordings.filter(({ uses }) => uses[kind] > 0).length,
    annotations: recordings.reduce((sum, { uses }) => sum + uses[kind], 0),
  })
  return {
    recordings: recordings.length,
    annotations: recordings.reduce((sum, recording) => sum + annotationsOf(recording), 0),
    byKind: { reference: countOf('reference'), text: countOf('text'), hand: countOf('hand') },
    list: recordings
      .filter(({ visibility }) => mayOpen || visibility === 'public')
      .toSorted((a, b) => annotationsOf(b) - annotationsOf(a) || a.id - b.id),
    mayOpen,
  }
}
