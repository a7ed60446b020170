import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldError } from '#platform/errors/app-error.ts'
import { emailPattern } from '#platform/forms/email-pattern.ts'
import { someContactValues } from './contact.fixture.ts'
import { contactValues, parseContact } from './contact.input.ts'
import { contactFields, contactLengths } from './contact.ts'

const wrong = (changes: Parameters<typeof someContactValues>[0]): FieldError[] => {
  try {
    parseContact(someContactValues(changes))
  } catch (error) {
    expect(error).toMatchObject({ code: 'request.invalid', status: 422 })
    return (error as { fields: FieldError[] }).fields
  }
  return []
}

describe('what is taken', () => {
  test('a message with a subject, a name and an address [PUB-06]', () => {
    expect(parseContact(someContactValues())).toEqual(someContactValues())
  })

  test('writing of every kind is kept as it is', () => {
    const text = 'Ő, ã, 手話, 👋🏽, עברית, 𝠀𝠃𝤘 <b>&amp;</b>\n\tand tabs'
    expect(parseContact(someContactValues({ message: text, name: 'Ñandú 👋🏽' }))).toMatchObject({
      message: text,
      name: 'Ñandú 👋🏽',
    })
  })

  test('line breaks of every system become the same, and what cannot be seen or stored goes', () => {
    expect(parseContact(someContactValues({ message: ' one\r\ntwo\rthree\u0000\u0007 ' })).message).toBe(
      'one\ntwo\nthree',
    )
    expect(parseContact(someContactValues({ name: '  Grace  ' })).name).toBe('Grace')
  })

  test('the longest that fits', () => {
    const message = `${'a\r\n'.repeat(2499)}ab`
    expect(parseContact(someContactValues({ message })).message).toHaveLength(5000)
    expect(parseContact(someContactValues({ name: 'n'.repeat(100) })).name).toHaveLength(100)
  })

  test('a sign that is missing, with its word', () => {
    expect(parseContact(someContactValues({ kind: 'missing', word: 'saudade' })).word).toBe('saudade')
  })
})

describe('what is refused, beside its field [PUB-06]', () => {
  test.each(['subject', 'message', 'name', 'email'] as const)('nothing in %s', (field) => {
    for (const nothing of ['', '  \t ', '\u200b\u200b'])
      if (!(nothing.includes('\t') && field !== 'message'))
        expect(wrong({ [field]: nothing }), JSON.stringify(nothing)).toEqual([
          { field, code: 'value.required' },
        ])
  })

  test.each(['subject', 'message', 'name', 'word'] as const)('too much in %s', (field) => {
    const max = contactLengths[field]
    expect(wrong({ [field]: 'a'.repeat(max + 1) })).toEqual([
      { field, code: 'value.tooLong', params: { max } },
    ])
  })

  test.each(['subject', 'name', 'email', 'word'] as const)('a second line in %s', (field) => {
    for (const line of ['\r\n', '\n', '\r', '\u0000', '\u2028', '\u0085'])
      expect(wrong({ [field]: `grace@school.example${line}Bcc: all@school.example` })).toEqual([
        { field, code: 'value.oneLine' },
      ])
  })

  test.each([
    'grace',
    'grace@',
    '@school.example',
    'grace@school',
    'grace@school..example',
    'grace@.example',
    'grace school@school.example',
    'Grace <grace@school.example>',
    'a@b.example,c@d.example',
    'a@b@school.example',
  ])('an address that is none: %s', (email) => {
    expect(wrong({ email })).toEqual([{ field: 'email', code: 'value.email' }])
  })

  test('a sign that is missing, without its word', () => {
    expect(wrong({ kind: 'missing' })).toEqual([{ field: 'word', code: 'value.required' }])
    expect(wrong({ kind: 'missing', name: '' })).toEqual([
      { field: 'word', code: 'value.required' },
      { field: 'name', code: 'value.required' },
    ])
  })

  test('a kind that the form does not offer', () => {
    expect(wrong({ kind: 'advertisement' })).toEqual([{ field: 'kind', code: 'value.invalid' }])
  })

  test('an empty form names each field once, in the order of the form', () => {
    const fields = (() => {
      try {
        parseContact(contactValues(new URLSearchParams()))
      } catch (error) {
        return (error as { fields: FieldError[] }).fields.map(({ field }) => field)
      }
    })()
    expect(fields).toEqual(['kind', 'subject', 'message', 'name', 'email'])
  })
})

test.each(['grace@school.example', 'õ.ő+x@kool.example', 'a@b.c.d', "o'neil@école.example"])(
  'the browser’s pattern takes the address %s too',
  (email) => {
    expect(new RegExp(`^(?:${emailPattern})$`, 'v').test(email)).toBe(true)
    expect(wrong({ email })).toEqual([])
  },
)

test('nothing that is taken could write a line into the head of a mail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        const { subject, name } = parseContact(someContactValues({ subject: text, name: text }))
        expect(subject + name).not.toMatch(/\p{Cc}|[\u2028\u2029]/u)
        expect(subject.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toHaveProperty('code', 'request.invalid')
      }
    }),
  )
})

test('fields that nobody asked for are not read, and the first of two counts', () => {
  const values = contactValues(new URLSearchParams('name=a&name=b&status=solved'))
  expect(Object.keys(values)).toEqual([...contactFields])
  expect(values.name).toBe('a')
})
