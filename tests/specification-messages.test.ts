import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'

const messages = [
  ['public:error.unhandled', 'Oops...Something went wrong'],
  ['public:error.text', 'Error! Try again later.'],
  ['errors:server.error', 'Error! Try again later.'],
  ['public:error.routeFailed', 'An unexpected error occurred, please try again later.'],
  ['public:error.title', 'An error occurred'],
  ['public:error.title404', '404 Not Found'],
  ['public:error.code404', 'Error code: 404 Not Found'],
  ['failure:title', 'An error occurred while showing the error page'],
  ['errors:page.notFound', 'This page could not be found'],
  ['errors:account.wrongCredentials', 'Email and/or password invalid'],
  ['errors:account.wrongPassword', 'The password entered is wrong'],
  ['errors:account.emailTaken', 'The email has already been taken'],
  ['errors:account.emailUnknown', 'No user found with that email address in our database.'],
  ['errors:account.adminsOnly', 'Restricted access (admin only)'],
  ['errors:form.mandatory', 'Error! To continue you must enter the mandatory data.'],
  ['errors:legal.missing', 'The system administrator has not registered an required data yet.'],
  ['errors:consent.notSaved', 'Error updating privacy policy.'],
  ['consent:saved', 'Privacy policy updated successfully.'],
  ['search:none.title', 'No signs found'],
  ['ui:noItems', 'No items yet'],
  ['categories:noItems', 'No items for this filter'],
  ['categories:select', 'Select a category'],
] as const

describe('the messages that the specification gives [ERR-01]', () => {
  const en = translator('en')
  test.each(messages)('%s has its words in English', (key, text) => {
    expect(en(key).replace(/\.$/, '')).toBe(text.replace(/\.$/, ''))
  })

  test.each(locales.filter((locale) => locale !== 'en'))('have words of their own in %s', (locale) => {
    const t = translator(locale)
    for (const [key] of messages) if (key !== 'public:error.title404') expect(t(key), key).not.toBe(en(key))
  })
})
