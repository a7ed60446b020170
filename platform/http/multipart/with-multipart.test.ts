import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { withMultipart } from './with-multipart.ts'

afterEach(() => vi.unstubAllEnvs())

/** Makes the temporary folder of the system an empty one, so that a test can list what is left in it. */
async function watchedFolder(): Promise<string> {
  const folder = await temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  expect(tmpdir()).toBe(folder)
  return folder
}

const request = (body: BodyInit | null, type: string, headers = {}) =>
  new Request('http://here/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)

async function encoded(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const whole = new Response(form)
  return { bytes: new Uint8Array(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' }
}

/** A body that arrives in chunks of these sizes, repeated. */
function inChunks(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): ReadableStream {
  let at = 0
  let chunk = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes[chunk++ % sizes.length] ?? 1
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

/** Fields and files with their content, to be compared. */
const contentOf = (form: FormData) =>
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, value.size, Buffer.from(await value.arrayBuffer()).toString('hex')],
    ),
  )

const aFile = (bytes: number) => {
  const form = new FormData()
  form.set('name', 'Őri Müller')
  form.set('photo', new File([new Uint8Array(bytes).fill(7)], 'me.jpg', { type: 'image/jpeg' }))
  return form
}

test('a form in chunks of any size is read as Node reads the whole form [ACC-01] [ELN-01]', async () => {
  await watchedFolder()
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\r\n--', '\r\n\r\n', '--x--'))
  // A file name is a header, in which Node accepts no null character.
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  const part = fc.record({
    name,
    value: fc.oneof(
      text,
      fc.record({ fileName: name, bytes: fc.uint8Array({ maxLength: 300 }), isLikeDelimiter: fc.boolean() }),
    ),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
      async (parts, sizes) => {
        const form = new FormData()
        for (const { name, value } of parts) {
          if (typeof value === 'string') form.append(name, value)
          else {
            const start = value.isLikeDelimiter ? '\r\n------formdata-undici-' : ''
            form.append(name, new File([start, Uint8Array.from(value.bytes)], value.fileName))
          }
        }
        const { bytes, type } = await encoded(form)
        const plain = await new Response(bytes, { headers: { 'content-type': type } }).formData()
        const received = await withMultipart(request(inChunks(bytes, sizes), type), 10_000_000, contentOf)
        expect(received).toEqual(await contentOf(plain))
      },
    ),
    { numRuns: 150 },
  )
})

test('files are in a folder of their own while the work runs, and gone after it [ACC-01] [ELN-01]', async () => {
  const folder = await watchedFolder()
  const { bytes, type } = await encoded(aFile(5000))
  const during = await withMultipart(request(bytes, type), 10_000, async (form) => {
    expect((form.get('photo') as File).size).toBe(5000)
    return readdirSync(folder).length
  })
  expect([during, readdirSync(folder)]).toEqual([1, []])
  const failing = withMultipart(request(bytes, type), 10_000, async () => {
    throw new Error('the work failed')
  })
  await expect(failing).rejects.toThrow('the work failed')
  expect(readdirSync(folder)).toEqual([])
})

test('the bytes of a file are on the disk before the next ones are read [ELN-01]', async () => {
  const folder = await watchedFolder()
  const chunk = new Uint8Array(1_000_000).fill(97)
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.eaf"\r\n\r\n'
  const unwritten: number[] = []
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        if (sent > 0) unwritten.push(sent * chunk.length - bytesIn(folder))
        if (++sent <= 20) return controller.enqueue(chunk)
        controller.enqueue(Buffer.from('\r\n--x--'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const type = 'multipart/form-data; boundary=x'
  const size = await withMultipart(
    request(body, type),
    50_000_000,
    async (form) => (form.get('file') as File).size,
  )
  expect(size).toBe(20_000_000)
  expect(Math.max(...unwritten)).toBeLessThan(10)
})

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

test('a form above the limit is refused, whether it declares its size or not, and nothing is left [ACC-01]', async () => {
  const folder = await watchedFolder()
  const { bytes, type } = await encoded(aFile(20_000))
  const work = vi.fn()
  for (const sent of [
    request(bytes, type, { 'content-length': '20100' }),
    request(inChunks(bytes, [1000]), type),
  ])
    await expect(withMultipart(sent, 10_000, work)).rejects.toMatchObject({ code: 'request.tooLarge' })
  expect(work).not.toHaveBeenCalled()
  expect(readdirSync(folder)).toEqual([])
})

test('text fields that are large together, and thousands of parts, are refused', async () => {
  const folder = await watchedFolder()
  const texts = new FormData()
  for (const name of ['a', 'b', 'c']) texts.append(name, 'x'.repeat(700_000))
  const many = new FormData()
  for (let part = 0; part <= 1000; part++) many.append('file', new File([], 'a'))
  for (const form of [texts, many]) {
    const { bytes, type } = await encoded(form)
    await expect(withMultipart(request(bytes, type), 10_000_000, async () => {})).rejects.toMatchObject({
      code: 'request.tooLarge',
    })
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a form whose connection ends early is unreadable, and nothing of it is kept [ELN-01]', async () => {
  const folder = await watchedFolder()
  const { bytes, type } = await encoded(aFile(5000))
  let isSent = false
  const broken = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('aborted'))
      else controller.enqueue(bytes.slice(0, 3000))
      isSent = true
    },
  })
  const work = vi.fn()
  await expect(withMultipart(request(broken, type), 10_000, work)).rejects.toMatchObject({
    code: 'request.unreadable',
    status: 400,
  })
  expect(work).not.toHaveBeenCalled()
  expect(readdirSync(folder)).toEqual([])
})

const boundary = 'multipart/form-data; boundary=x'
const part = (disposition: string, content = 'b') =>
  `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n--x--`

test.each([
  ['plain', 'a=b', 'application/x-www-form-urlencoded', 'request.unsupportedType'],
  ['JSON', '{}', 'application/json', 'request.unsupportedType'],
  ['without a boundary', 'x', 'multipart/form-data; charset=x', 'request.unreadable'],
  ['cut off', part('form-data; name="a"').slice(0, -6), boundary, 'request.unreadable'],
  ['cut off in its head', '--x\r\nContent-Disposition: form', boundary, 'request.unreadable'],
  ['without parts', 'nothing of the kind', boundary, 'request.unreadable'],
  ['without a field', part('form-data; filename="a"'), boundary, 'request.unreadable'],
  ['of another disposition', part('attachment; name="a"'), boundary, 'request.unreadable'],
  ['with a head of 20 kB', part(`form-data; name="${'a'.repeat(20_000)}"`), boundary, 'request.unreadable'],
])('a form with files that is %s is refused', async (_how, body, type, code) => {
  await expect(withMultipart(request(body, type), 30_000, async () => {})).rejects.toMatchObject({ code })
})

test.each([
  ['form-data; name="a; filename=b"; filename="c%22d.eaf"', ['a; filename=b', 'c"d.eaf']],
  ['FORM-DATA;name=a;FileName=c.eaf', ['a', 'c.eaf']],
  [`form-data; name="a"; filename*=utf-8''Z%C3%A9.eaf`, ['a', 'Zé.eaf']],
])('the head “%s” declares %j', async (disposition, declared) => {
  const names = await withMultipart(
    request(part(disposition), 'Multipart/Form-Data; charset=utf-8; Boundary="x"'),
    1000,
    async (form) => [...form].map(([name, file]) => [name, (file as File).name]),
  )
  expect(names).toEqual([declared])
})
