import { expect, test } from 'vitest'
import { readForm, readMultipart } from './read-form.ts'

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

async function aFormWithFile(bytes: number): Promise<Request> {
  const body = new FormData()
  body.set('name', 'Őri Müller')
  body.set('photo', new File([new Uint8Array(bytes).fill(7)], 'me.jpg', { type: 'image/jpeg' }))
  const whole = new Response(body)
  return request(await whole.arrayBuffer(), whole.headers.get('content-type') ?? '')
}

test('a form with a file is read completely [ACC-01]', async () => {
  const form = await readMultipart(await aFormWithFile(5_000), 10_000)
  expect(form.get('name')).toBe('Őri Müller')
  expect(new Uint8Array(await (form.get('photo') as File).arrayBuffer())).toEqual(
    new Uint8Array(5_000).fill(7),
  )
})

test('a form with a file above the limit is not read to its end [ACC-01]', async () => {
  await expect(readMultipart(await aFormWithFile(20_000), 10_000)).rejects.toMatchObject({
    code: 'request.tooLarge',
  })
})

test.each([
  ['plain', 'a=b', 'application/x-www-form-urlencoded', 'request.unsupportedType'],
  ['JSON', '{}', 'application/json', 'request.unsupportedType'],
  ['without a boundary', 'x', 'multipart/form-data; charset=x', 'request.unreadable'],
  [
    'cut off',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    'multipart/form-data; boundary=x',
    'request.unreadable',
  ],
  ['without parts', 'nothing of the kind', 'multipart/form-data; boundary=x', 'request.unreadable'],
])('a form with files that is %s is refused', async (_how, body, type, code) => {
  await expect(readMultipart(request(body, type), 10_000)).rejects.toMatchObject({ code })
})
