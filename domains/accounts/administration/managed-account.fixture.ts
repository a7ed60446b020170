import type { ManagedAccount } from './account-change.policy.ts'

/** What policies look at in the account of an accepted publisher, but for what is said otherwise. */
export const aManagedAccount = (facts: Partial<ManagedAccount> = {}): ManagedAccount => ({
  id: 20,
  state: 'approved',
  isAdmin: false,
  isApprover: false,
  isOwner: false,
  adminsMayDelete: true,
  hasOtherOwner: true,
  ...facts,
})
