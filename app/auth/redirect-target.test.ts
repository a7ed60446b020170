import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

test.each([
  '/pt',
  '/de/control-panel/users?page=2&q=a%20b#row-7',
  '/hu/signs/view/12',
  '/et/about?next=https://evil.example',
])('%s is accepted unchanged [ACC-02]', (wanted) => {
  expect(redirectTarget(wanted)).toBe(wanted)
})

test.each([
  null,
  '',
  'pt/overview',
  'https://evil.example/pt',
  '//evil.example/pt',
  '/\\evil.example/pt',
  '\\\\evil.example/pt',
  '/\t/evil.example/pt',
  '/\n//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/pt/..//evil.example',
  '/pt/%2e%2e//evil.example/pt',
  '/pt/../../evil.example',
  '/fr/overview',
  '/pt-BR/overview',
  '/api/me-sign',
  '/media/1',
  '/',
  '///',
  '//[',
  '/pt/logout',
  `/pt?${'a'.repeat(2_000)}`,
])('%j is not a page of this site [ACC-02]', (wanted) => {
  expect(redirectTarget(wanted)).toBeUndefined()
})

test('a URL is normalized like in a browser', () => {
  expect(redirectTarget('/pt/a/../about')).toBe('/pt/about')
  expect(redirectTarget('/pt/a\\b')).toBe('/pt/a/b')
  expect(redirectTarget('/p\tt/about')).toBe('/pt/about')
})
