/** The lists of signs that a person has to do with: their published ones, those they approved, their deleted ones. */
export const personSignKinds = ['published', 'approved', 'deleted'] as const
export type PersonSignKind = (typeof personSignKinds)[number]

/** A sign in such a list. */
export interface PersonSign {
  id: number
  gloss: string
  publishedAt: Date | null
  deletedAt: Date | null
  /** Account id; null also where the operator deleted it. */
  deletedBy: number | null
}
