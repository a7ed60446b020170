import { expect, test } from 'vitest'
import { consumeToast, redirectWithToast } from './redirect-with-toast.ts'

const html = 'text/html,application/xhtml+xml'
const requestWith = (cookie: string, accept = html) =>
  new Request('http://localhost', { headers: { cookie, accept } })
const plain = { secure: false }
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('a redirect shows its message once, in the language of the target page', () => {
  const response = redirectWithToast('/de/control-panel/overview', 'panel:toast.saved')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/de/control-panel/overview'])
  const consumed = consumeToast(requestWith(`a=b; ${cookieOf(response)}; session=x`), 'de', plain)
  expect(consumed?.toast).toMatchObject({ text: 'Gespeichert.', tone: 'success' })
  expect(consumed?.headers['Set-Cookie']).toContain('Max-Age=0')
})

test('a page that loads its data again within seconds still gets the message, as the same one', () => {
  const response = redirectWithToast('/de/control-panel/overview', 'panel:toast.saved')
  const first = consumeToast(requestWith(cookieOf(response), '*/*'), 'de', plain)
  const left = first?.headers['Set-Cookie'] ?? ''
  expect(left).toContain('Max-Age=5')

  const kept = left.split(';')[0] ?? ''
  const again = consumeToast(requestWith(kept, '*/*'), 'de', plain)
  expect(again?.toast).toEqual(first?.toast)
  // The five seconds do not begin again.
  expect(again?.headers).toEqual({})
  const whole = consumeToast(requestWith(kept), 'de', plain)
  expect(whole?.toast).toEqual(first?.toast)
  expect(whole?.headers['Set-Cookie']).toContain('Max-Age=0')
})

test('an error message contains its values and has the tone of an error', () => {
  const response = redirectWithToast('/pt', 'errors:value.tooLong', { max: 7 })
  const consumed = consumeToast(requestWith(cookieOf(response)), 'en', plain)
  expect(consumed?.toast.text).toContain('7')
  expect(consumed?.toast.tone).toBe('danger')
})

test.each([
  ['no cookie', ''],
  ['a cookie without JSON', 'toast=%7B'],
  ['a cookie with a wrong encoding', 'toast=%E0%A4%A'],
  ['an incomplete cookie', `toast=${encodeURIComponent('["a"]')}`],
  ['an unknown message', `toast=${encodeURIComponent('["a","panel:no.such",{}]')}`],
  ['a group of messages', `toast=${encodeURIComponent('["a","panel:toast",{}]')}`],
  [
    'a cookie that is too long',
    `toast=${encodeURIComponent(JSON.stringify(['a', 'panel:toast.saved', { a: 'x'.repeat(4000) }]))}`,
  ],
])('%s shows no toast', (_title, cookie) => {
  expect(consumeToast(requestWith(cookie), 'en', plain)).toBeNull()
})

test('a message carries the form that takes back what was done; too many fields come without it', () => {
  const undo = { path: '/pt/control-panel/signs/decide', fields: { change: 'restore', sign: '12.5' } }
  const toastOf = (form: typeof undo) => {
    const cookie = cookieOf(redirectWithToast('/pt', 'panel:toast.saved', {}, form))
    return consumeToast(requestWith(cookie), 'pt', plain)?.toast
  }
  expect(toastOf(undo)).toMatchObject({ text: 'Salvo.', undo })
  expect(toastOf({ ...undo, fields: { ...undo.fields, sign: '12.5 '.repeat(900) } })?.undo).toBeNull()
  expect(toastOf({ ...undo, path: '//elsewhere.example' })?.undo).toBeNull()
})

test('with https only a message that this host has set is shown', () => {
  const cookie = cookieOf(redirectWithToast('/pt', 'panel:toast.saved'))
  expect(consumeToast(requestWith(cookie), 'en', { secure: true })).toBeNull()
  expect(consumeToast(requestWith(`__Host-${cookie}`), 'en', { secure: true })).not.toBeNull()
})
