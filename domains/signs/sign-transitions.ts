import type { SignStatus } from './sign-document.ts'

/** The life of a sign. Publishing a published sign makes its newer version the public one. */
export const signTransitions = {
  publish: { from: ['pending', 'published'], to: 'published' },
  unpublish: { from: ['published'], to: 'pending' },
  remove: { from: ['pending', 'published'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'pending' },
} as const satisfies Record<string, { from: readonly SignStatus[]; to: SignStatus }>

export type SignTransition = keyof typeof signTransitions

/** Whether a sign in this status can make the move at all, whoever asks. */
export const canTransition = (status: SignStatus, transition: SignTransition): boolean =>
  (signTransitions[transition].from as readonly SignStatus[]).includes(status)
