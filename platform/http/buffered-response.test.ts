import { expect, test } from 'vitest'
import { bufferedResponse, readResponseBytes } from './buffered-response.ts'

test('an answer in one piece gives its bytes, and reads like any other', async () => {
  const answer = () => bufferedResponse('„ő”', { status: 404, headers: { 'content-type': 'text/html' } })
  expect((await readResponseBytes(answer())).toString()).toBe('„ő”')
  expect(await answer().text()).toBe('„ő”')
  expect(answer()).toMatchObject({ status: 404, statusText: '' })
  expect(answer().headers.get('content-type')).toBe('text/html')
  const streamed = await new Response(answer().body).text()
  expect(streamed).toBe('„ő”')
})

test('the bytes of an answer that streams are read to the end', async () => {
  expect((await readResponseBytes(new Response('casa'))).toString()).toBe('casa')
})
