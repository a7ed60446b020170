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
export { accountMails } from './server/compose-mail.ts'
export { identifyByCookie, identifyCaller } from './server/identify.ts'
export { openMe } from './server/open-me.ts'
export { hashPassword } from './server/passwords.ts'
export { closeBanner, endSession, endSessions, listSessions, openSession } from './server/sessions.ts'
export { signIn } from './server/sign-in.ts'
export type { SignedIn } from './signed-in.ts'
