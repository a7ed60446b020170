/** Who sends every request. Frieda is missing: her account is deleted, so that she is a visitor. */
export const actorNames = ['visitor', 'denes', 'eeva', 'bruno', 'carla', 'ana'] as const
export type ActorName = (typeof actorNames)[number]

/** Who has access. Repeated here by hand, independently of the policies, so that a change of a rule fails a test. */
export const audiences = {
  everyone: actorNames,
  signedIn: ['denes', 'eeva', 'bruno', 'carla', 'ana'],
  members: ['bruno', 'carla', 'ana'],
  approvers: ['carla', 'ana'],
  admins: ['ana'],
  /** Pages for signed-out visitors; others are redirected to the overview. */
  visitors: ['visitor'],
} as const satisfies Record<string, readonly ActorName[]>
export type Audience = keyof typeof audiences
