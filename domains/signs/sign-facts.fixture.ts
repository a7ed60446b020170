import type { SignFacts } from './sign.policy.ts'

/** For tests: facts of a pending sign of account 2 that can be published, with the given exceptions. */
export const someSignFacts = (facts: Partial<SignFacts> = {}): SignFacts => ({
  status: 'pending',
  revision: 1,
  publishedRevision: null,
  declinedRevision: null,
  authorId: 2,
  changedBy: [2],
  hasTranslation: true,
  hasVideo: true,
  videosReady: true,
  consentsNoted: true,
  deletedBy: null,
  deletedByAdmin: false,
  deleterAccountDeleted: false,
  ...facts,
})
