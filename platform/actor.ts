/** Who asks. Accounts come with their own domain; until somebody signs in, everyone is a visitor. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'system' }
  | { kind: 'account'; id: number; isAdmin: boolean; isApprover: boolean; isOwner: boolean }

export const visitor: Actor = { kind: 'visitor' }

/** The operator at the command line, and the program itself; recorded as "system" in the history. */
export const system: Actor = { kind: 'system' }

/** The account id that a change is recorded under; null means "system". */
export const actorId = (actor: Actor): number | null => (actor.kind === 'account' ? actor.id : null)
