import type { SignFacts } from './sign.policy.ts'

/** What policies look at in a pending sign of person 2 that is ready to be published, but for what is said otherwise. */
export const someSignFacts = (facts: Partial<SignFacts> = {}): SignFacts => ({
  status: 'pending',
  authorId: 2,
  changedBy: [2],
  hasTranslation: true,
  videosReady: true,
  deletedBy: null,
  deletedByAdmin: false,
  deleterAccountDeleted: false,
  ...facts,
})
