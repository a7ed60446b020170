import type { SignStatus } from './sign-document.ts'

/** The transitions of the status. Publishing a published sign replaces its public document. */
export const signTransitions = {
  publish: { from: ['pending', 'published'], to: 'published' },
  unpublish: { from: ['published'], to: 'pending' },
  remove: { from: ['pending', 'published'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'pending' },
} as const satisfies Record<string, { from: readonly SignStatus[]; to: SignStatus }>

export type SignTransition = keyof typeof signTransitions

/** Whether a transition is possible in a status, independent of permissions. */
export const canTransition = (status: SignStatus, transition: SignTransition): boolean =>
  (signTransitions[transition].from as readonly SignStatus[]).includes(status)
