import { e2e, type MessagePlace } from './message-place.ts'

const accounts = 'domains/accounts'
const decisionTest = 'domains/signs/server/apply-decision.db.test.ts'

/** Messages about accounts and permissions. */
export const messagesOfPeople: readonly MessagePlace[] = [
  // Accounts
  {
    key: 'errors:account.wrongCredentials',
    place: 'form of signing in; API',
    when: 'address unknown, password wrong, account deleted, no password set: one message for all',
    test: e2e('sign-in'),
    words: 'Email and/or password invalid',
  },
  {
    key: 'errors:account.wrongPassword',
    place: 'changing password or address, deleting the account, in the profile',
    when: 'the present password is wrong',
    test: e2e('forms'),
    words: 'The password entered is wrong',
  },
  {
    key: 'errors:account.wrongCode',
    place: 'second step of signing in, new authenticator app; API',
    when: 'a code is wrong, over or used',
    test: e2e('second-factor'),
  },
  {
    key: 'errors:account.secondFactorRequired',
    place: 'API',
    when: 'the password is right, and the code of the second factor is missing',
    test: `${accounts}/second-factor/server/sign-in.db.test.ts`,
  },
  {
    key: 'errors:account.secondFactorMissing',
    place: 'API; pages lead to the one that adds it',
    when: 'the setting requires a second factor that the account does not have',
    test: `${accounts}/tokens/server/tokens.db.test.ts`,
  },
  {
    key: 'errors:account.emailTaken',
    place: 'registering, registering a person, changing the address',
    when: 'an account has the address, deleted ones too',
    test: e2e('register'),
    words: 'The email has already been taken',
  },
  {
    key: 'errors:account.emailSame',
    place: 'changing the address',
    when: 'the new one is the present one',
    test: `${accounts}/profile/server/change-email.db.test.ts`,
  },
  {
    key: 'errors:account.emailUnknown',
    place: 'forgotten password',
    when: 'no account has the address',
    test: e2e('passwords'),
    words: 'No user found with that email address in our database.',
  },
  // Permissions
  {
    key: 'errors:account.ownType',
    place: 'user in the panel; API',
    when: 'somebody changes their own profile type or permission',
    test: `${accounts}/administration/server/change-account.db.test.ts`,
  },
  {
    key: 'errors:account.ownState',
    place: 'user in the panel',
    when: 'somebody decides on their own account',
    test: `${accounts}/administration/server/change-account.db.test.ts`,
  },
  {
    key: 'errors:sign.othersRemove',
    place: 'panel of signs; API',
    when: 'somebody deletes a sign of another',
    test: decisionTest,
  },
  {
    key: 'errors:sign.deletedByAdmin',
    place: 'panel of signs; API',
    when: 'somebody restores a sign, even their own, that an administrator deleted',
    test: decisionTest,
  },
  {
    key: 'errors:sign.ownStatus',
    place: 'panel of signs; API',
    when: 'somebody changes the status of their own sign',
    test: 'domains/signs/server/decide-signs.db.test.ts',
  },
  {
    key: 'errors:sign.approversOnly',
    place: 'panel of signs; API',
    when: 'somebody without the permission changes a status',
    test: e2e('sign-view'),
  },
  {
    key: 'errors:account.adminsOnly',
    place: 'toast on the overview; API',
    when: 'a page or call is for administrators',
    test: e2e('panel'),
    words: 'Restricted access (admin only)',
  },
  {
    key: 'errors:account.notAccepted',
    place: 'toast on the overview; API',
    when: 'the account awaits approval or was rejected',
    test: 'api/tokens.db.test.ts',
  },
  {
    key: 'errors:account.owesAcceptance',
    place: 'toast; API',
    when: 'something is written before new terms, policy or the consent form are answered',
    test: 'api/consent.db.test.ts',
  },
]
