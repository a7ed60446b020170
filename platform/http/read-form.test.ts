import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const request = (body: BodyInit | null, type = 'application/x-www-form-urlencoded', headers = {}) =>
  new Request('http://here/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)

test('the fields of a URL-encoded form are read, whatever the case of its type', async () => {
  const form = await readForm(
    request('name=%C5%90ri+M%C3%BCller&text=a%0D%0Ab', 'application/x-www-form-urlencoded; charset=UTF-8'),
    100,
  )
  expect(Object.fromEntries(form)).toEqual({ name: 'Őri Müller', text: 'a\r\nb' })
  expect([...(await readForm(request(null), 100))]).toEqual([])
})

test.each([
  '',
  'text/plain',
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencodedx',
])('content of the type “%s” is not read', async (type) =>
  expect(readForm(request('a=b', type), 100)).rejects.toMatchObject({
    code: 'request.unsupportedType',
    status: 415,
  }),
)

test('a form of the maximum size is read, and one byte more is rejected', async () => {
  expect((await readForm(request(`a=${'b'.repeat(98)}`), 100)).get('a')).toHaveLength(98)
  await expect(readForm(request(`a=${'b'.repeat(99)}`), 100)).rejects.toMatchObject({
    code: 'request.tooLarge',
    status: 413,
  })
})

test('a form that declares to be too large is not read, and any other only up to the limit', async () => {
  let sent = 0
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(10).fill(97))
      },
    })
  const said = request(endless(), undefined, { 'content-length': '1000' })
  await expect(readForm(said, 100)).rejects.toThrow('request.tooLarge')
  expect(sent).toBeLessThan(3)
  await expect(readForm(request(endless()), 100)).rejects.toThrow('request.tooLarge')
  expect(sent).toBeLessThan(20)
})

test('an incomplete form is unreadable', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.error(new Error('aborted'))
    },
  })
  await expect(readForm(request(broken), 100)).rejects.toMatchObject({
    code: 'request.unreadable',
    status: 400,
  })
})
