import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldError } from '#platform/errors/app-error.ts'
import { emailPattern } from '#platform/forms/email-pattern.ts'
import { someContactValues } from './contact.fixture.ts'
import { contactValues, parseContact } from './contact.input.ts'
import { contactFields, contactLengths } from './contact.ts'
import { formatFilm } from './contact-film.ts'

const errorsOf = (changes: Parameters<typeof someContactValues>[0]): FieldError[] => {
  try {
    parseContact(someContactValues(changes))
  } catch (error) {
    expect(error).toMatchObject({ code: 'request.invalid', status: 422 })
    return (error as { fields: FieldError[] }).fields
  }
  return []
}

describe('a valid form', () => {
  test('has a message, a subject, a name and an email address [PUB-06]', () => {
    expect(parseContact(someContactValues())).toEqual({ ...someContactValues(), film: null, filmUse: false })
  })

  test('may contain text of any script, emoji and markup, which is not changed', () => {
    const text = 'Ő, ã, 手話, 👋🏽, עברית, 𝠀𝠃𝤘 <b>&amp;</b>\n\tand tabs'
    expect(parseContact(someContactValues({ message: text, name: 'Ñandú 👋🏽' }))).toMatchObject({
      message: text,
      name: 'Ñandú 👋🏽',
    })
  })

  test('gets uniform line breaks, and control characters and outer spaces are removed', () => {
    expect(parseContact(someContactValues({ message: ' one\r\ntwo\rthree\u0000\u0007 ' })).message).toBe(
      'one\ntwo\nthree',
    )
    expect(parseContact(someContactValues({ name: '  Grace  ' })).name).toBe('Grace')
  })

  test('may have texts of the maximum length', () => {
    const message = `${'a\r\n'.repeat(2499)}ab`
    expect(parseContact(someContactValues({ message })).message).toHaveLength(5000)
    expect(parseContact(someContactValues({ name: 'n'.repeat(100) })).name).toHaveLength(100)
  })

  test('about a missing sign names the word', () => {
    expect(parseContact(someContactValues({ kind: 'missing', word: 'saudade' })).word).toBe('saudade')
  })

  test('about a missing sign needs nothing but the word [PUB-06]', () => {
    const empty = { film: '', filmUse: '', subject: '', message: '', name: '', email: '' }
    const onlyWord = { kind: 'missing', word: 'saudade', ...empty }
    expect(parseContact(onlyWord)).toEqual({ ...onlyWord, film: null, filmUse: false })
  })
})

test('a film is an upload, with the part of it that is shown [PUB-06]', () => {
  const upload = '0a'.repeat(20)
  for (const trim of [undefined, { start: 400, end: 2300 }])
    expect(
      parseContact(someContactValues({ film: formatFilm({ upload, trim }), filmUse: 'on' })),
    ).toMatchObject({
      film: { upload, trim },
      filmUse: true,
    })
  for (const film of ['x', `${upload}/`, `${upload}/1-`, `../${upload}`, `${upload}\n`])
    expect(errorsOf({ film }), film).toEqual([{ field: 'film', code: 'value.invalid' }])
})

describe('an invalid form names each invalid field [PUB-06]', () => {
  test.each(['subject', 'message', 'name', 'email'] as const)('without %s', (field) => {
    for (const empty of ['', '  \t ', '\u200b\u200b'])
      if (!(empty.includes('\t') && field !== 'message'))
        expect(errorsOf({ [field]: empty }), JSON.stringify(empty)).toEqual([
          { field, code: 'value.required' },
        ])
  })

  test.each(['subject', 'message', 'name', 'word'] as const)(
    'with a %s above its maximum length',
    (field) => {
      const max = contactLengths[field]
      expect(errorsOf({ [field]: 'a'.repeat(max + 1) })).toEqual([
        { field, code: 'value.tooLong', params: { max } },
      ])
    },
  )

  test.each(['subject', 'name', 'email', 'word'] as const)('with a line break in %s', (field) => {
    for (const line of ['\r\n', '\n', '\r', '\u0000', '\u2028', '\u0085'])
      expect(errorsOf({ [field]: `grace@school.example${line}Bcc: all@school.example` })).toEqual([
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
  ])('with %s as email address', (email) => {
    expect(errorsOf({ email })).toEqual([{ field: 'email', code: 'value.email' }])
  })

  test('about a missing sign without its word', () => {
    expect(errorsOf({ kind: 'missing' })).toEqual([{ field: 'word', code: 'value.required' }])
    expect(errorsOf({ kind: 'missing', email: 'grace' })).toEqual([
      { field: 'word', code: 'value.required' },
      { field: 'email', code: 'value.email' },
    ])
  })

  test('of a kind that the form does not offer', () => {
    expect(errorsOf({ kind: 'advertisement' })).toEqual([{ field: 'kind', code: 'value.invalid' }])
  })

  test('that is empty has one error for each required field, in the order of the form', () => {
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
  'the browser’s pattern also accepts the email address %s',
  (email) => {
    expect(new RegExp(`^(?:${emailPattern})$`, 'v').test(email)).toBe(true)
    expect(errorsOf({ email })).toEqual([])
  },
)

test('an accepted subject or name cannot inject a header into an email', () => {
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

test('unknown fields are ignored, and of a repeated field the first value is used', () => {
  const values = contactValues(new URLSearchParams('name=a&name=b&status=solved'))
  expect(Object.keys(values)).toEqual([...contactFields])
  expect(values.name).toBe('a')
})
