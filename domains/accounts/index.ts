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
export { accountMailComposer } from './server/compose-mail.ts'
export {
  confirmEmail,
  findConfirmationAccountId,
  findPendingConfirmation,
  requireConfirmationAccount,
  resendConfirmationMail,
} from './server/confirm-email.ts'
export { createAdmin, createAdminCommand } from './server/create-admin.ts'
export { deleteOwnAccount } from './server/delete-own-account.ts'
export { endOtherSessions, endOwnSession, listOwnSessions } from './server/end-own-sessions.ts'
export { exportMyData } from './server/export-my-data.ts'
export { createFirstOwner, ensureFirstOwner } from './server/first-owner.ts'
export { authenticateApiRequest, authenticateByCookie } from './server/identify.ts'
export { listLatestPeople } from './server/latest-people.ts'
export { requireLink } from './server/links.ts'
export { listUsers } from './server/list-users.ts'
export { getDeletionInfo } from './server/open-leaving.ts'
export { getOwnAccount } from './server/open-me.ts'
export { readPhoto } from './server/open-photo.ts'
export {
  getUserHistory,
  getUserSigns,
  getUserView,
  type UserHistory,
  type UserSigns,
  type UserView,
} from './server/open-user.ts'
export { hashPassword } from './server/passwords.ts'
export { listPendingChanges } from './server/pending-changes.ts'
export { getProfileFieldOptions } from './server/profile-lists.ts'
export { verifyCurrentPassword } from './server/prove-password.ts'
export { register } from './server/register.ts'
export { registerOnBehalf } from './server/register-person.ts'
export { requestPasswordReset, resetPassword, setPasswordLinkKinds } from './server/reset-password.ts'
export { closeBanner, endSession, endSessions, listSessions, openSession } from './server/sessions.ts'
export { signIn } from './server/sign-in.ts'
export { updateProfile } from './server/update-profile.ts'
export type { UserSession } from './signed-in.ts'
