import { expect, test } from 'vitest'
import { contactUrl } from './contact-url.ts'

test('the form has one URL, which may contain a sign or a word [PUB-06]', () => {
  expect(contactUrl('pt')).toBe('/pt/contact')
  expect(contactUrl('hu', { sign: 12 })).toBe('/hu/contact?sign=12')
  const url = new URL(contactUrl('de', { missing: 'über & ő?' }), 'http://here')
  expect(url.searchParams.get('missing')).toBe('über & ő?')
})
