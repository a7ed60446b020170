import { describe, expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { type AccountMailKind, isLinkMail, mailPages } from './mail-kinds.ts'
import { type AccountMailData, renderAccountMail } from './render-account-mail.ts'

const kinds = Object.keys(mailPages) as AccountMailKind[]
const token = 'kQ7-token_of-43-characters'

const factsOf = (kind: AccountMailKind, facts: Partial<AccountMailData> = {}): AccountMailData => ({
  kind,
  locale: 'en',
  name: 'Eeva',
  siteName: 'Sinais',
  address: 'eeva@signbank.example',
  origin: 'https://signs.example',
  link: isLinkMail(kind) ? { token, hours: 24 } : null,
  newEmail: 'new@signbank.example',
  type: 'publisher',
  ...facts,
})

test('a mail is signed with the name of the platform that its pages have', async () => {
  const mail = await renderAccountMail(factsOf('confirm-email', { siteName: 'BSL SignBank' }))
  expect(mail.senderName).toBe('BSL SignBank')
  expect(mail.text).toContain('BSL SignBank')
  expect((await renderAccountMail(factsOf('confirm-email', { siteName: '' }))).senderName).toBe(
    'Sign dictionary',
  )
})

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)(
    'the mail %s is whole in both its forms, and its button leads to its page',
    async (kind) => {
      const { to, subject, text, html, senderName } = await renderAccountMail(factsOf(kind, { locale }))
      const address = `https://signs.example/${locale}/${mailPages[kind]}${isLinkMail(kind) ? `?token=${token}` : ''}`
      expect(to).toEqual({ name: 'Eeva', address: 'eeva@signbank.example' })
      expect(text.split('\n')).toContain(address)
      expect(html).toContain(`href="${address}"`)
      expect(text).toContain('Eeva')
      for (const part of [subject, text, html, senderName]) {
        expect(part.trim()).not.toBe('')
        // A missing message renders as its key, a missing value as braces.
        expect(part).not.toMatch(/mails:|kinds\.|\{\{|undefined|NaN/)
      }
      if (isLinkMail(kind)) expect(text).toMatch(/\b24\b/)
    },
  )

  test('each mail has another subject', async () => {
    const subjects = await Promise.all(kinds.map((kind) => renderAccountMail(factsOf(kind, { locale }))))
    expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(kinds.length)
  })
})

test('a mail to an unconfirmed address contains no name, which a stranger may have entered [ACC-11]', async () => {
  const { to, text, html } = await renderAccountMail(factsOf('confirm-email', { name: null }))
  expect(to.name).toBe('')
  expect(text).toMatch(/^Hello,/)
  expect(html).toContain('<p>Hello,</p>')
})

test('a name is escaped in HTML', async () => {
  const { to, text, html } = await renderAccountMail(
    factsOf('account-accepted', { name: ' Eeva\r\n<b>Buy</b>\thttps://evil.example ' }),
  )
  expect(to.name).toBe('Eeva <b>Buy</b> https://evil.example')
  expect(text).toContain('Hello Eeva <b>Buy</b> https://evil.example,')
  expect(html).toContain('Eeva &lt;b&gt;Buy&lt;/b&gt;')
})

test('mails contain the new type and the new address', async () => {
  expect((await renderAccountMail(factsOf('type-changed', { type: 'admin' }))).text).toContain(
    'administrator',
  )
  expect((await renderAccountMail(factsOf('change-email-old'))).text).toContain('new@signbank.example')
})
