import { expect, test } from 'vitest'
import { consumeToast, redirectWithToast } from './redirect-with-toast.ts'

const carrying = (cookie: string) => new Request('http://here', { headers: { cookie } })
const sentBy = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

test('what was done is said once on the page that one is led to, in its language', () => {
  const answer = redirectWithToast('/de/control-panel/overview', 'panel:toast.saved')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/control-panel/overview'])
  const said = consumeToast(carrying(`a=b; ${sentBy(answer)}; session=x`), 'de')
  expect(said?.toast).toMatchObject({ text: 'Gespeichert.', tone: 'success' })
  expect(said?.headers['Set-Cookie']).toContain('Max-Age=0')
})

test('a refusal has its values and another tone', () => {
  const answer = redirectWithToast('/pt', 'errors:value.tooLong', { max: 7 })
  const said = consumeToast(carrying(sentBy(answer)), 'en')
  expect(said?.toast.text).toContain('7')
  expect(said?.toast.tone).toBe('danger')
})

test.each([
  ['no cookie', ''],
  ['one that is no JSON', 'toast=%7B'],
  ['one that is not encoded right', 'toast=%E0%A4%A'],
  ['one without its parts', `toast=${encodeURIComponent('["a"]')}`],
  ['a message that nobody wrote', `toast=${encodeURIComponent('["a","panel:no.such",{}]')}`],
  ['a group of messages', `toast=${encodeURIComponent('["a","panel:toast",{}]')}`],
  [
    'a long one',
    `toast=${encodeURIComponent(JSON.stringify(['a', 'panel:toast.saved', { a: 'x'.repeat(2000) }]))}`,
  ],
])('%s says nothing', (_says, cookie) => {
  expect(consumeToast(carrying(cookie), 'en')).toBeNull()
})
