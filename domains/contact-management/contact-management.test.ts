import { describe, expect, test } from 'vitest'
import { formErrors } from '#platform/forms/schema.ts'
import { locales } from '#platform/i18n/locales.ts'
import { contactChangeSchemas, isContactChange } from './contact-change.input.ts'
import { formatContactQuery, parseContactQuery } from './contact-query.input.ts'
import { erasureDate, type ManagedContact } from './managed-contact.ts'
import { renderContactReply } from './render-contact-reply.ts'
import { presentReplyTemplates } from './reply-template.presenter.ts'

const aContact = (facts: Partial<ManagedContact> = {}): ManagedContact => ({
  id: 1,
  kind: 'question',
  signId: null,
  word: null,
  missedWord: null,
  filmId: null,
  filmMayBeUsed: false,
  subject: 'A question',
  message: 'May we?',
  senderName: 'Grace',
  senderEmail: 'grace@school.example',
  language: 'en',
  status: 'waiting',
  assigneeId: null,
  solverId: null,
  resolutionNote: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  solvedAt: null,
  erasedAt: null,
  revision: 1,
  ...facts,
})

describe('the query of the list', () => {
  test.each([
    ['', ''],
    ['status=solved&q=a+b&kind=mistake&language=de&order=oldest&page=3', undefined],
    ['status=waiting&order=oldest&page=1', ''],
    ['status=bogus&kind=x&language=xx&page=-1&order=up', ''],
  ])('is the same after it was written again: %s', (given, written = given) => {
    const query = parseContactQuery(new URLSearchParams(given))
    const again = formatContactQuery(query)
    expect(Object.fromEntries(new URLSearchParams(again))).toEqual(
      Object.fromEntries(new URLSearchParams(written)),
    )
    expect(parseContactQuery(new URLSearchParams(again))).toEqual(query)
  })
})

describe('a change of a message', () => {
  test('needs the text of an answer, and a note when nothing is answered [VAL-01]', () => {
    const errorsOf = (kind: 'reply' | 'solve' | 'comment', values: object) =>
      formErrors(contactChangeSchemas[kind], values).map(({ field, code }) => `${field}: ${code}`)
    const subject = 'Re: A question'
    expect(errorsOf('reply', { subject, text: ' \n' })).toEqual(['text: value.required'])
    expect(errorsOf('reply', {})).toEqual(['subject: value.required', 'text: value.required'])
    expect(errorsOf('reply', { subject, text: 'x'.repeat(10_001) })).toEqual(['text: value.tooLong'])
    expect(errorsOf('reply', { subject: 'Re\r\nBcc: x', text: 'Yes' })).toEqual(['subject: value.oneLine'])
    expect(errorsOf('reply', { subject, text: 'Yes\nof course', note: '' })).toEqual([])
    expect(errorsOf('solve', { note: '' })).toEqual(['note: value.required'])
    expect(errorsOf('comment', { comment: 'x'.repeat(501) })).toEqual(['comment: value.tooLong'])
  })

  test('is one of the known ones', () => {
    expect(isContactChange('reply')).toBe(true)
    for (const kind of ['', undefined, 'toString', 'delete']) expect(isContactChange(kind)).toBe(false)
  })
})

test('personal data are erased twelve months after a message was solved, and never while it waits [CNT-02]', () => {
  const solvedAt = new Date('2026-02-28T10:00:00Z')
  expect(erasureDate({ solvedAt, erasedAt: null }, 12)).toEqual(new Date('2027-02-28T10:00:00Z'))
  expect(erasureDate({ solvedAt: null, erasedAt: null }, 12)).toBeNull()
  expect(erasureDate({ solvedAt, erasedAt: solvedAt }, 12)).toBeNull()
})

test('a template is filled in once, so that braces in a message stay as they are [CNT-02]', () => {
  const template = {
    id: 7,
    title: 'T',
    subject: 'Re: {subject}',
    text: '{name} {sign} {person} {site} {other}',
  }
  const contact = aContact({ subject: '{person}', senderName: '{site}', word: 'CASA', kind: 'mistake' })
  expect(presentReplyTemplates(contact, [template], { person: 'Ana', site: 'Signs', locale: 'en' })).toEqual([
    { id: 7, title: 'T', subject: 'Re: {person}', text: '{site} CASA Ana Signs {other}' },
  ])
})

describe.each(locales)('in %s', (language) => {
  const team = { person: 'Ana', site: 'Signs', locale: language }

  test('the greeting of an answer has the name, or is whole without one [CNT-02]', () => {
    const [named] = presentReplyTemplates(aContact({ language }), [], team)
    expect(named).toMatchObject({ id: 0, subject: 'Re: A question' })
    expect(named?.text).toContain('Grace')
    const [nameless] = presentReplyTemplates(aContact({ language, senderName: '' }), [], team)
    expect(nameless?.text).not.toMatch(/ ,| !|[{}]|undefined/)
  })

  test('an answer is escaped in HTML and quotes the message [CNT-02]', async () => {
    const { subject, text, html, to } = await renderContactReply({
      locale: language,
      name: 'Grace\r\nBcc: x',
      address: 'grace@school.example',
      siteName: 'Signs',
      origin: 'https://signs.example',
      subject: 'May we',
      replySubject: 'May we\r\nBcc: x',
      message: 'First <b>line</b>\nsecond',
      text: 'Yes <script>',
    })
    expect(`${subject}${to.name}`).not.toMatch(/[\r\n]/)
    expect(text).toContain('> First <b>line</b>\n> second')
    expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;')
    expect(html).not.toContain('<script>')
  })
})
