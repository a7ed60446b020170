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
export { accountMails } from './server/compose-mail.ts'
export {
  accountOfConfirmation,
  awaitedConfirmation,
  confirmEmail,
  findConfirmation,
  resendConfirmation,
} from './server/confirm-email.ts'
export { adminVerb, createAdmin } from './server/create-admin.ts'
export { createFirstOwner, ensureFirstOwner } from './server/first-owner.ts'
export { identifyByCookie, identifyCaller } from './server/identify.ts'
export { latestPeople } from './server/latest-people.ts'
export { findLink } from './server/links.ts'
export { listUsers } from './server/list-users.ts'
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
export { profileLists } from './server/profile-lists.ts'
export { provePassword } from './server/prove-password.ts'
export { register } from './server/register.ts'
export { registerPerson } from './server/register-person.ts'
export { passwordLinks, requestPasswordReset, resetPassword } from './server/reset-password.ts'
export { closeBanner, endSession, endSessions, listSessions, openSession } from './server/sessions.ts'
export { signIn } from './server/sign-in.ts'
export type { SignedIn } from './signed-in.ts'
