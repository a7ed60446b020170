export * from './account.ts'
export { changeAccount } from './administration/server/change-account.ts'
export { changeAccounts } from './administration/server/change-accounts.ts'
export { awaitingCounts } from './administration/server/count-awaiting.ts'
// Parts of use cases of other domains, and of seeds. They do not authorize, so pages and API do not call them.
export { eraseAccount } from './administration/server/erase-account.ts'
export { findUsers } from './administration/server/find-users.ts'
export { getUserHistory } from './administration/server/get-user-history.ts'
export { getUserSigns } from './administration/server/get-user-signs.ts'
export { getUserView } from './administration/server/get-user-view.ts'
export { listChosenPeople } from './administration/server/list-chosen-people.ts'
export { listLatestPeople } from './administration/server/list-latest-people.ts'
export { listUsers } from './administration/server/list-users.ts'
export {
  correctEmail,
  managedLinkLimits,
  requestEmailReplacement,
  resendInvitation,
} from './administration/server/manage-email.ts'
export { displayName, fullNames } from './display-name.ts'
export { accountMails } from './mails/server/account-mails.ts'
export { cancelPendingChange } from './profile/server/cancel-pending-change.ts'
export { confirmNewEmail, confirmOldEmail, requestEmailChange } from './profile/server/change-email.ts'
export { changePhoto, removeOwnPhoto } from './profile/server/change-photo.ts'
export { deleteOwnAccount } from './profile/server/delete-own-account.ts'
export { exportMyData } from './profile/server/export-my-data.ts'
export { getDeletionInfo } from './profile/server/get-deletion-info.ts'
export { getOwnAccount } from './profile/server/get-own-account.ts'
export { getOwnProfile } from './profile/server/get-own-profile.ts'
export { listPendingChanges } from './profile/server/list-pending-changes.ts'
export { listPhotoKeys } from './profile/server/list-photo-keys.ts'
export { getProfileFieldOptions } from './profile/server/profile-field-options.ts'
export { readPhoto } from './profile/server/read-photo.ts'
export { updateProfile } from './profile/server/update-profile.ts'
export {
  confirmEmail,
  findConfirmationAccountId,
  findPendingConfirmation,
  getConfirmationEmail,
  resendConfirmationMail,
} from './registration/server/confirm-email.ts'
export { correctOwnEmail } from './registration/server/correct-own-email.ts'
export { createAdminCommand } from './registration/server/create-admin.ts'
export { createFirstOwner, ensureFirstOwner } from './registration/server/first-owner.ts'
export { register } from './registration/server/register.ts'
export { registerOnBehalf } from './registration/server/register-on-behalf.ts'
export {
  completeSignInByCode,
  completeSignInByPasskey,
  getSignInFactors,
} from './second-factor/server/complete-sign-in.ts'
export { getOwnSecondFactors } from './second-factor/server/get-own-second-factors.ts'
export {
  cancelAppSetup,
  confirmAppSetup,
  getAppSetup,
  removeOwnApp,
  startAppSetup,
} from './second-factor/server/own-app.ts'
export {
  finishPasskeySetup,
  removeOwnPasskey,
  renameOwnPasskey,
  startPasskeySetup,
} from './second-factor/server/own-passkeys.ts'
export { replaceRecoveryCodes } from './second-factor/server/recovery-codes.ts'
export { getSecondFactorReset, resetSecondFactor } from './second-factor/server/reset-second-factor.ts'
export { readAccountFacts } from './server/account-facts.ts'
export { type AccountsContext, accountsContext } from './server/accounts-context.ts'
export { endRestoredAccess } from './server/end-restored-access.ts'
export { getLink } from './server/get-link.ts'
export { loadDisplayNames } from './server/load-display-names.ts'
export { consumeLink, requireLink } from './server/one-time-links.ts'
export { queueLinkMail } from './server/queue-link-mail.ts'
export {
  type ApiCaller,
  authenticateApiRequest,
  authenticateByCookie,
} from './sessions/server/authenticate.ts'
export { confirmPasswordChange, requestPasswordChange } from './sessions/server/change-password.ts'
export { closeBanner } from './sessions/server/close-banner.ts'
export { findActor } from './sessions/server/find-actor.ts'
export { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/server/own-sessions.ts'
export { hashPassword } from './sessions/server/password-hash.ts'
export { parsePasswordForm } from './sessions/server/password-strength.ts'
export {
  requestPasswordReset,
  resetPassword,
  setPasswordLinkKinds,
} from './sessions/server/reset-password.ts'
export { openSession } from './sessions/server/sessions.ts'
export { signIn, startSignIn } from './sessions/server/sign-in.ts'
export { signInWithoutPassword } from './sessions/server/sign-in-without-password.ts'
export { signOut } from './sessions/server/sign-out.ts'
export { createToken, listOwnTokens, revokeOwnToken } from './tokens/server/own-tokens.ts'
export { listTokensOfPerson, revokeTokenOfPerson } from './tokens/server/tokens-of-person.ts'
export type { UserSession } from './user-session.ts'
