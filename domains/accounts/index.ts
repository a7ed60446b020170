export * from './account.ts'
export { displayName, shortName } from './display-name.ts'
export {
  findAccount,
  findAccountByEmail,
  insertAccount,
  listAccountsByIds,
  type NewAccount,
} from './server/account.queries.ts'
export type { AccountsContext } from './server/accounts-context.ts'
export { changeAccount } from './server/change-account.ts'
export { confirmNewEmail, confirmOldEmail, requestEmailChange } from './server/change-email.ts'
export { confirmPasswordChange, requestPasswordChange } from './server/change-password.ts'
export { changePhoto, removeOwnPhoto } from './server/change-photo.ts'
export { accountMails } from './server/compose-mail.ts'
export {
  accountOfConfirmation,
  awaitedConfirmation,
  confirmEmail,
  findConfirmation,
  resendConfirmation,
} from './server/confirm-email.ts'
export { adminVerb, createAdmin } from './server/create-admin.ts'
export { deleteOwnAccount } from './server/delete-own-account.ts'
export { endOtherSessions, endOwnSession, listOwnSessions } from './server/end-own-sessions.ts'
export { exportMyData } from './server/export-my-data.ts'
export { createFirstOwner, ensureFirstOwner } from './server/first-owner.ts'
export { identifyByCookie, identifyCaller } from './server/identify.ts'
export { latestPeople } from './server/latest-people.ts'
export { findLink } from './server/links.ts'
export { listUsers } from './server/list-users.ts'
export { openLeaving } from './server/open-leaving.ts'
export { openMe } from './server/open-me.ts'
export { openPhoto } from './server/open-photo.ts'
export {
  openUser,
  openUserSigns,
  type UserHistory,
  type UserSigns,
  type UserView,
  userHistory,
} from './server/open-user.ts'
export { hashPassword } from './server/passwords.ts'
export { listPendingChanges } from './server/pending-changes.ts'
export { profileLists } from './server/profile-lists.ts'
export { provePassword } from './server/prove-password.ts'
export { register } from './server/register.ts'
export { registerPerson } from './server/register-person.ts'
export { passwordLinks, requestPasswordReset, resetPassword } from './server/reset-password.ts'
export { closeBanner, endSession, endSessions, listSessions, openSession } from './server/sessions.ts'
export { signIn } from './server/sign-in.ts'
export { updateProfile } from './server/update-profile.ts'
export type { SignedIn } from './signed-in.ts'
