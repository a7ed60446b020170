import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'

/** A message of the error catalogue of the specification: key, where it is shown, and a test that reaches it. */
interface Row {
  key: string
  place: string
  test: string
  /** What the test calls it, if not by its key. */
  as?: string
}

const row = (key: string, place: string, path: string, as?: string): Row => ({
  key,
  place,
  test: path,
  ...(as !== undefined && { as }),
})

const accounts = 'domains/accounts'
const rows: readonly Row[] = [
  row('public:error.routeFailed', 'page when the server does not answer', 'tests/e2e/offline.spec.ts'),
  row('public:error.title404', '404 page', 'tests/e2e/layout.spec.ts'),
  row('public:video.failed', 'box of an explanatory video', 'tests/e2e/layout.spec.ts', 'video.failed'),
  row('public:cookies.errorTitle', 'dialog about cookies', 'tests/e2e/cookies.spec.ts', 'errorTitle'),
  row('errors:account.wrongCredentials', 'form of signing in', 'tests/e2e/sign-in.spec.ts'),
  row('errors:account.wrongPassword', 'forms of the profile', 'tests/e2e/forms.spec.ts'),
  row('errors:account.emailTaken', 'registration', 'tests/e2e/register.spec.ts'),
  row(
    'errors:account.emailSame',
    'form of a new address',
    `${accounts}/profile/server/change-email.db.test.ts`,
  ),
  row('errors:account.emailUnknown', 'forgotten password', 'tests/e2e/passwords.spec.ts'),
  row(
    'errors:account.ownType',
    'user in the panel',
    `${accounts}/administration/server/change-account.db.test.ts`,
  ),
  row('errors:account.adminsOnly', 'toast on the overview', 'tests/e2e/panel.spec.ts'),
  row('errors:sign.othersRemove', 'decision about a sign', 'domains/signs/server/apply-decision.db.test.ts'),
  row(
    'errors:sign.deletedByAdmin',
    'decision about a sign',
    'domains/signs/server/apply-decision.db.test.ts',
  ),
  row('errors:sign.ownStatus', 'decision about a sign', 'domains/signs/server/decide-signs.db.test.ts'),
  row('errors:sign.approversOnly', 'decision about a sign', 'tests/e2e/sign-view.spec.ts'),
  row('errors:form.mandatory', 'toast of every form', 'tests/e2e/contact.spec.ts'),
  row('errors:legal.missing', 'consent form', 'domains/consent/server/consent.db.test.ts'),
  row('errors:consent.notSaved', 'consent form', 'domains/consent/server/consent.db.test.ts'),
  row('consent:saved', 'toast of the consent form', 'tests/e2e/consent.spec.ts'),
  row('search:none.title', 'results of a search', 'tests/e2e/word-search.spec.ts'),
  row('categories:noItems', 'a category without values', 'tests/e2e/category-search.spec.ts'),
  row('categories:select', 'search by category', 'tests/e2e/category-search.spec.ts'),
  row('errors:upload.type', 'upload of a file', 'domains/media/server/uploads/open-uploads.db.test.ts'),
  row('errors:export.failed', 'toast on the list of signs', 'app/panel/signs/export.db.test.ts'),
  row(
    'errors:contact.notSent',
    'contact form',
    'app/public/handle-contact-form.db.test.ts',
    'could not be sent',
  ),
  row('contact:sent.title', 'page after a message was sent', 'tests/e2e/contact.spec.ts'),
]

test.each(rows)('$key is shown at its place, $place, and $test reaches it [ERR-01]', (message) => {
  const texts = locales.map((locale) => translator(locale)(message.key as 'errors:server.error'))
  for (const text of texts) expect(text).not.toContain(message.key.split(':')[1])
  expect(readFileSync(message.test, 'utf8')).toContain(message.as ?? message.key.replace('errors:', ''))
})
