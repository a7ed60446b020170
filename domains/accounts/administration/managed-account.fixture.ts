import type { ManagedAccount } from './account-change.policy.ts'

/** The account of an accepted publisher, with changes. */
export const aManagedAccount = (facts: Partial<ManagedAccount> = {}): ManagedAccount => ({
  id: 20,
  state: 'approved',
  isAdmin: false,
  isApprover: false,
  isOwner: false,
  adminsMayDelete: true,
  isErased: false,
  hasOtherOwner: true,
  ...facts,
})
