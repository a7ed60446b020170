import { expect, test } from 'vitest'
import { contactAddress } from './contact-address.ts'

test('the form has one address, which may name a sign or a word [PUB-06]', () => {
  expect(contactAddress('pt')).toBe('/pt/contact')
  expect(contactAddress('hu', { sign: 12 })).toBe('/hu/contact?sign=12')
  const address = new URL(contactAddress('de', { missing: 'über & ő?' }), 'http://here')
  expect(address.searchParams.get('missing')).toBe('über & ő?')
})
