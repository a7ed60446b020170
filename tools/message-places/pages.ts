import { e2e, type MessagePlace } from './message-place.ts'

const accounts = 'domains/accounts'
const consentTest = 'domains/consent/server/consent.db.test.ts'

/** Messages of pages and of their parts. */
export const messagesOfPages: readonly MessagePlace[] = [
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
