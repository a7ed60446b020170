import { describe, expect, test } from 'vitest'
import { draftSchema, maxFormBytes, signFormSchema } from '#domains/sign-form/sign-form.input.ts'
import { maxLengthOf, textKeys } from '#domains/signs/properties.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseJson } from './json-request.ts'

const request = (body: unknown, type = 'application/json') =>
  new Request('http://here/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': type },
  })
const refusal = async (
  body: unknown,
  schema: typeof signFormSchema | typeof draftSchema = signFormSchema,
) => {
  try {
    await parseJson(request(body), schema, { maxBytes: maxFormBytes })
  } catch (error) {
    if (isAppError(error)) return [error.code, ...error.fields.map(({ field, code }) => `${field} ${code}`)]
    throw error
  }
  return []
}
const form = { sign: { id: 1, revision: 1 }, draft: null, document: emptyDocument('CASA') }
const draft = { ...form, stage: 'phonology', sequence: 1 }
const withText = (key: string, text: string) => ({
  ...form,
  document: { ...form.document, texts: { gloss: 'CASA', [key]: text } },
})

describe('what the form of a sign sends', () => {
  test('is read as it is', async () => {
    expect([await refusal(form), await refusal(draft, draftSchema)]).toEqual([[], []])
  })

  test.each(['author', 'authorId', 'approver', 'status', 'revision', 'publishedRevision', 'actor'])(
    'is refused with a forged %s, wherever it is [SGN-09] [ROL-05]',
    async (key) => {
      const refused = (where: string) => ['request.invalid', `${where}${key} request.unknownField`]
      expect(await refusal({ ...form, [key]: 1 })).toEqual(refused(''))
      expect(await refusal({ ...draft, [key]: 1 }, draftSchema)).toEqual(refused(''))
      const document = { ...form.document, [key]: 1 }
      expect(await refusal({ ...form, document })).toEqual(refused('document.'))
    },
  )

  test.each(textKeys)('is refused when the text %s is one character too long [SGN-02]', async (key) => {
    const longest = 'a'.repeat(maxLengthOf(key))
    expect(await refusal(withText(key, longest))).toEqual([])
    expect(await refusal(withText(key, `${longest}a`))).toEqual([
      'request.invalid',
      `document.texts.${key} value.tooLong`,
    ])
    expect(await refusal({ ...draft, ...withText(key, `${longest}a`) }, draftSchema)).toEqual([])
  })

  test('is refused when it is larger than one megabyte, whatever it contains [SGN-02]', async () => {
    const notes = [{ kind: 1, text: 'a'.repeat(maxFormBytes), public: false }]
    expect(await refusal({ ...draft, document: { ...form.document, notes } }, draftSchema)).toEqual([
      'request.tooLarge',
    ])
  })

  test('is refused in another type, with another method, or with a sign that cannot exist', async () => {
    const read = (sent: Request, method = 'POST') =>
      parseJson(sent, signFormSchema, { maxBytes: maxFormBytes, method })
    await expect(read(request(form, 'text/plain'))).rejects.toThrow('request.unsupportedType')
    await expect(read(request(form), 'DELETE')).rejects.toThrow('request.methodNotAllowed')
    for (const id of [0, -1, 1.5, 2 ** 31, '1'])
      expect((await refusal({ ...form, sign: { id, revision: 1 } }))[0], `${id}`).toBe('request.invalid')
  })
})
