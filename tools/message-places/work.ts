import { e2e, type MessagePlace } from './message-place.ts'

const accounts = 'domains/accounts'

/** Messages of forms, of what people change, and of success. */
export const messagesOfWork: readonly MessagePlace[] = [
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
    test: 'domains/media/server/uploads/refused-uploads.db.test.ts',
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
]
