import type { AccountFacts } from './account-moves.policy.ts'

/** What policies look at in the account of an accepted publisher, but for what is said otherwise. */
export const someAccountFacts = (facts: Partial<AccountFacts> = {}): AccountFacts => ({
  id: 20,
  state: 'approved',
  isAdmin: false,
  isApprover: false,
  isOwner: false,
  adminsMayDelete: true,
  othersOwn: true,
  ...facts,
})
