/** A message of the specification's error catalogue: its key, where and when it is shown, and a test that reaches it. */
export interface MessagePlace {
  /** Key with its namespace; those of `errors:` are codes of the catalogue. */
  key: string
  place: string
  when: string
  /** Path of the test. */
  test: string
  /** What the test calls the message, if not by its key. */
  as?: string
  /** The words in English, where the specification gives them. A final stop is not compared. */
  words?: string
}

const e2e = (name: string) => `tests/e2e/${name}.spec.ts`
const accounts = 'domains/accounts'
const consentTest = 'domains/consent/server/consent.db.test.ts'
const decisionTest = 'domains/signs/server/apply-decision.db.test.ts'

/** Every message of the error catalogue in the order of the specification, and the codes that belong to the same places. */
export const messagePlaces: readonly MessagePlace[] = [
  // Pages
  {
    key: 'public:error.unhandled',
    place: 'toast and error page',
    when: 'nothing handled an error of the page',
    test: 'app/errors/ErrorPage.test.tsx',
    words: 'Oops...Something went wrong',
  },
  {
    key: 'public:error.text',
    place: 'error page',
    when: 'an answer 5xx without a message of its own',
    test: 'app/errors/ErrorPage.test.tsx',
    words: 'Error! Try again later.',
  },
  {
    key: 'errors:server.error',
    place: 'API',
    when: 'an unexpected failure (5xx)',
    test: 'platform/http/error-response.test.ts',
    words: 'Error! Try again later.',
  },
  {
    key: 'public:error.routeFailed',
    place: 'toast and page',
    when: 'the server does not answer',
    test: e2e('offline'),
    words: 'An unexpected error occurred, please try again later.',
  },
  {
    key: 'public:error.title',
    place: 'title of the error page',
    when: 'an error other than 404',
    test: e2e('layout'),
    words: 'An error occurred',
  },
  {
    key: 'public:error.title404',
    place: 'title of the 404 page',
    when: 'page or content do not exist',
    test: e2e('layout'),
    words: '404 Not Found',
  },
  {
    key: 'public:error.code404',
    place: '404 page',
    when: 'page or content do not exist',
    test: e2e('layout'),
    words: 'Error code: 404 Not Found',
  },
  {
    key: 'errors:page.notFound',
    place: '404 page; API',
    when: 'the address does not exist',
    test: 'app/server-error-pages.test.ts',
    words: 'This page could not be found',
  },
  {
    key: 'errors:sign.notFound',
    place: '404 page, files and preview of the form; API',
    when: 'the sign does not exist, or not for this person',
    test: 'app/server-error-pages.test.ts',
    words: 'Sign not found',
  },
  {
    key: 'errors:account.notFound',
    place: '404 page of a user; API',
    when: 'there is no such account',
    test: `${accounts}/administration/server/users.db.test.ts`,
    words: 'User not found',
  },
  {
    key: 'errors:list.entryNotFound',
    place: '404 page of a list in the panel',
    when: 'the entry was deleted',
    test: 'domains/simple-lists/server/simple-lists.db.test.ts',
  },
  {
    key: 'signForm:media.notLoaded',
    place: 'files in the form of a sign',
    when: 'they cannot be loaded, for another reason than 404',
    test: 'domains/sign-form/ui/media/SignFiles.test.tsx',
  },
  {
    key: 'failure:title',
    place: 'page with details and a link to the home page',
    when: 'the error page itself fails',
    test: 'app/errors/FailurePage.test.tsx',
    as: 'texts.title',
    words: 'An error occurred while showing the error page',
  },
  // Parts of pages
  {
    key: 'public:video.failed',
    place: 'box of an explanatory video, with its id',
    when: 'the video cannot be loaded',
    test: e2e('layout'),
  },
  {
    key: 'public:video.missing',
    place: 'box of an explanatory video, with its id',
    when: 'there is no such video',
    test: 'app/frame/PageVideo.test.tsx',
    as: 'video.missing',
  },
  {
    key: 'public:cookies.errorTitle',
    place: 'dialog about cookies',
    when: 'the storage of the browser cannot be read or written',
    test: e2e('cookies'),
    words: 'The cookie could not be enabled, retrying later',
  },
  {
    key: 'ui:language.failed',
    place: 'mark in the language switcher',
    when: 'the messages of a language cannot be loaded',
    test: e2e('search-suggestions'),
  },
  {
    key: 'consent:policy.failed.title',
    place: 'in place of the policy in the consent form',
    when: 'the privacy policy cannot be loaded',
    test: 'domains/consent/ui/ConsentForm.test.tsx',
    as: 'policy.failed.title',
  },
  {
    key: 'errors:legal.missing',
    place: 'consent form, registering',
    when: 'no terms or no policy is registered',
    test: consentTest,
    words: 'The system administrator has not registered an required data yet.',
  },
  {
    key: 'errors:legal.notCurrent',
    place: 'acceptance of terms and policy',
    when: 'a newer version came meanwhile',
    test: consentTest,
  },
  {
    key: 'errors:legal.unchanged',
    place: 'form of a new version',
    when: 'the texts are those of the current version',
    test: 'domains/legal/server/legal-versions.db.test.ts',
  },
  {
    key: 'errors:consent.notSaved',
    place: 'consent form',
    when: 'the answers could not be saved',
    test: consentTest,
    words: 'Error updating privacy policy.',
  },
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
  // Others
  {
    key: 'errors:language.defaultRequired',
    place: 'languages of the panel',
    when: 'the default language is unset, retired or deleted',
    test: e2e('languages'),
  },
  {
    key: 'errors:institution.logoMissing',
    place: 'institution in the panel',
    when: 'a partner has no logo',
    test: e2e('institutions'),
  },
  {
    key: 'search:none.title',
    place: 'results of a search',
    when: 'nothing matches',
    test: e2e('word-search'),
    words: 'No signs found',
  },
  {
    key: 'ui:noItems',
    place: 'frequent questions',
    when: 'the list is empty',
    test: 'app/public/faqs.test.tsx',
    as: 'noItems',
    words: 'No items yet',
  },
  {
    key: 'categories:noItems',
    place: 'search by category',
    when: 'the category has no values that fit',
    test: e2e('category-search'),
    words: 'No items for this filter',
  },
  {
    key: 'categories:selectFilter',
    place: 'search by category',
    when: 'a category is open and none of its values is chosen',
    test: e2e('category-search'),
  },
  {
    key: 'categories:select',
    place: 'search by category',
    when: 'no category is chosen',
    test: e2e('category-search'),
    words: 'Select a category',
  },
  {
    key: 'errors:search.placeOutside',
    place: 'search by category; API',
    when: 'a precise location is not in its area',
    test: 'domains/search/query/search-query-url.test.ts',
  },
  {
    key: 'errors:export.failed',
    place: 'toast on the list of signs; command line',
    when: 'an export could not be written',
    test: 'app/panel/signs/export.db.test.ts',
  },
  {
    key: 'errors:upload.type',
    place: 'upload of a file',
    when: 'the file is of a kind that is not accepted',
    test: 'domains/media/server/uploads/open-uploads.db.test.ts',
  },
  {
    key: 'errors:contact.notSent',
    place: 'contact form',
    when: 'the message could not be stored',
    test: 'app/public/handle-contact-form.db.test.ts',
    as: 'could not be sent',
  },
  {
    key: 'panel:banner.rejected.title',
    place: 'banner of the panel, with a link to the contact page',
    when: 'the registration was rejected',
    test: e2e('panel'),
  },
  {
    key: 'panel:banner.awaiting.title',
    place: 'banner of the panel',
    when: 'the registration awaits approval',
    test: e2e('panel'),
  },
  // Forms
  {
    key: 'errors:form.mandatory',
    place: 'toast of every form',
    when: 'something required is missing; the first wrong field has the focus',
    test: e2e('contact'),
    words: 'Error! To continue you must enter the mandatory data.',
  },
  {
    key: 'errors:form.incorrect',
    place: 'toast of every form',
    when: 'nothing is missing, but a value is wrong; the first wrong field has the focus',
    test: e2e('register'),
  },
  {
    key: 'errors:value.confirmFirst',
    place: 'confirmations',
    when: 'the field before the confirmation is empty',
    test: `${accounts}/profile/server/change-email.db.test.ts`,
  },
  {
    key: 'errors:value.mismatch',
    place: 'confirmations',
    when: 'the two fields differ',
    test: `${accounts}/profile/server/change-email.db.test.ts`,
  },
  {
    key: 'errors:value.profession',
    place: 'registering, profile',
    when: 'no profession is chosen',
    test: e2e('register'),
  },
  // Success
  {
    key: 'simpleLists:toast.created',
    place: 'toast',
    when: 'something was created; each kind of content has its own sentence',
    test: e2e('institutions'),
  },
  {
    key: 'simpleLists:toast.saved',
    place: 'toast',
    when: 'something was edited; each kind of content has its own sentence',
    test: e2e('institutions'),
  },
  {
    key: 'simpleLists:toast.deleted',
    place: 'toast',
    when: 'something was deleted; each kind of content has its own sentence',
    test: e2e('institutions'),
  },
  {
    key: 'signForm:saved',
    place: 'toast on the list of signs',
    when: 'a sign was created or edited',
    test: e2e('sign-form'),
  },
  {
    key: 'signView:change.publish.done',
    place: 'toast on the page of a sign; each change of status has its own sentence',
    when: 'the status was changed',
    test: e2e('whole-work'),
  },
  {
    key: 'signView:change.restore.done',
    place: 'toast on the page of a sign',
    when: 'a deleted sign was restored',
    test: e2e('sign-view'),
  },
  {
    key: 'users:change.accept.done',
    place: 'toast on the page of a user; each change has its own sentence',
    when: 'a registration was approved',
    test: e2e('users'),
  },
  {
    key: 'signForm:media.states.ready',
    place: 'files in the form of a sign',
    when: 'an uploaded video was processed',
    test: e2e('sign-files'),
  },
  {
    key: 'profile:toast.photoSaved',
    place: 'toast in the profile',
    when: 'a photo was uploaded',
    test: e2e('profile'),
  },
  {
    key: 'consent:saved',
    place: 'toast of the consent form',
    when: 'the answers were saved',
    test: e2e('consent'),
    words: 'Privacy policy updated successfully.',
  },
  {
    key: 'contact:sent.title',
    place: 'page after the contact form',
    when: 'a message was sent',
    test: e2e('contact'),
  },
  {
    key: 'passwords:forgot.sent.title',
    place: 'page after a forgotten password',
    when: 'the mail with the link is on its way',
    test: e2e('passwords'),
  },
  {
    key: 'register:confirm.resent',
    place: 'page of the confirmation',
    when: 'the mail was sent again',
    test: e2e('register'),
  },
  {
    key: 'register:confirm.sent',
    place: 'page after registering',
    when: 'somebody registered; the address is to be confirmed',
    test: e2e('register'),
  },
  // Missing translations
  {
    key: 'public:notInformed',
    place: 'note above a text in the default language',
    when: 'there is no translation into the language of the page',
    test: 'app/frame/RichText.test.tsx',
    as: 'notInformed',
  },
  {
    key: 'signs:notInformed',
    place: 'note beside a value in the default language',
    when: 'there is no translation into the language of the page',
    test: 'domains/sign-page/ui/LocalizedText.test.tsx',
    as: 'notInformed',
  },
]
