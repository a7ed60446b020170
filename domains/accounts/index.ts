export * from './account.ts'
export { changeAccount } from './administration/server/change-account.ts'
export {
  getUserHistory,
  getUserSigns,
  getUserView,
  type UserHistory,
  type UserSigns,
  type UserView,
} from './administration/server/get-user-view.ts'
export { listLatestPeople } from './administration/server/list-latest-people.ts'
export { listUsers } from './administration/server/list-users.ts'
export { displayName, shortName } from './display-name.ts'
export { accountMailComposer } from './mails/server/account-mail-composer.ts'
export { confirmNewEmail, confirmOldEmail, requestEmailChange } from './profile/server/change-email.ts'
export { changePhoto, removeOwnPhoto } from './profile/server/change-photo.ts'
export { deleteOwnAccount } from './profile/server/delete-own-account.ts'
export { exportMyData } from './profile/server/export-my-data.ts'
export { getDeletionInfo } from './profile/server/get-deletion-info.ts'
export { getOwnAccount } from './profile/server/get-own-account.ts'
export { listPendingChanges } from './profile/server/list-pending-changes.ts'
export { getProfileFieldOptions } from './profile/server/profile-field-options.ts'
export { readPhoto } from './profile/server/read-photo.ts'
export { updateProfile } from './profile/server/update-profile.ts'
export { type PublicPerson, personName } from './public-person.ts'
export {
  confirmEmail,
  findConfirmationAccountId,
  findPendingConfirmation,
  requireConfirmationAccount,
  resendConfirmationMail,
} from './registration/server/confirm-email.ts'
export { createAdmin, createAdminCommand } from './registration/server/create-admin.ts'
export { createFirstOwner, ensureFirstOwner } from './registration/server/first-owner.ts'
export { register } from './registration/server/register.ts'
export { registerOnBehalf } from './registration/server/register-on-behalf.ts'
export {
  findAccount,
  findAccountByEmail,
  insertAccount,
  listAccountsByIds,
  type NewAccount,
} from './server/account.queries.ts'
export type { AccountsContext } from './server/accounts-context.ts'
export { requireLink } from './server/one-time-links.ts'
export { listPublicPeople } from './server/public-people.queries.ts'
export { authenticateApiRequest, authenticateByCookie } from './sessions/server/authenticate.ts'
export { confirmPasswordChange, requestPasswordChange } from './sessions/server/change-password.ts'
export { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/server/end-own-sessions.ts'
export { hashPassword } from './sessions/server/password-hash.ts'
export {
  requestPasswordReset,
  resetPassword,
  setPasswordLinkKinds,
} from './sessions/server/reset-password.ts'
export {
  closeBanner,
  endSession,
  endSessions,
  listSessions,
  openSession,
} from './sessions/server/sessions.ts'
export { signIn } from './sessions/server/sign-in.ts'
export { verifyCurrentPassword } from './sessions/server/verify-current-password.ts'
export type { UserSession } from './user-session.ts'
