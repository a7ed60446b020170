import { describe, expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { renderSignMail, type SignMailData } from './render-sign-mail.ts'

const decision = { signId: 12, gloss: 'CASA-1', note: null }
const pages: [SignMailData['about'], string][] = [
  [{ kind: 'sign-published', ...decision }, 'signs/view/12'],
  [{ kind: 'sign-unpublished', ...decision }, 'control-panel/signs/view/12'],
  [{ kind: 'sign-needs-changes', ...decision }, 'control-panel/signs/edit/12'],
  [{ kind: 'signs-waiting', count: 3 }, 'control-panel/my-signs-approvals'],
]
const someData = (facts: Partial<SignMailData>): SignMailData => ({
  locale: 'en',
  name: 'Bruno',
  address: 'bruno@signbank.example',
  siteName: 'Sinais',
  origin: 'https://signs.example',
  about: { kind: 'sign-needs-changes', ...decision },
  ...facts,
})

describe.each(locales)('in %s', (locale) => {
  test.each(pages)(
    'a mail about a sign is complete, and its button leads to its page: %o',
    async (about, page) => {
      const { to, subject, text, html, senderName } = await renderSignMail(someData({ locale, about }))
      const address = `https://signs.example/${locale}/${page}`
      expect(to).toEqual({ name: 'Bruno', address: 'bruno@signbank.example' })
      expect(text.split('\n')).toContain(address)
      expect(html).toContain(`href="${address}"`)
      expect(text).toContain(about.kind === 'signs-waiting' ? '3' : 'CASA-1')
      for (const part of [subject, text, html, senderName]) {
        expect(part.trim()).not.toBe('')
        // A missing message renders as its key, a missing value as braces.
        expect(part).not.toMatch(/[mM]ails:|kinds\.|\{\{|undefined|NaN/)
      }
    },
  )

  test('the note of the approver is part of the mail, with its lines [D33]', async () => {
    const note = 'Please film again.\n<b>The hand</b> is cut off.'
    const about = { kind: 'sign-needs-changes' as const, ...decision, note }
    const { text, html } = await renderSignMail(someData({ locale, about }))
    expect(text).toContain(note)
    expect(html).toContain('Please film again.\n&lt;b&gt;The hand&lt;/b&gt; is cut off.')
  })
})

test('a line break in a gloss adds no line to the subject', async () => {
  const about = { kind: 'sign-published' as const, ...decision, gloss: 'CASA\r\nBcc: x' }
  expect((await renderSignMail(someData({ about }))).subject).not.toMatch(/[\r\n]/)
})
