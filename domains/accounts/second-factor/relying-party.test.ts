import { expect, test } from 'vitest'
import { findRelyingParty } from './relying-party.ts'

const find = (publicUrl: string | null, origin = 'http://localhost:3000') =>
  findRelyingParty({ publicUrl, origin, name: 'Signs' })

test('passkeys are bound to the host of the public URL, whatever the request says', () => {
  expect(find('https://signs.example', 'https://evil.example')).toEqual({
    id: 'signs.example',
    origin: 'https://signs.example',
    name: 'Signs',
  })
  expect(find('http://localhost:4000')).toMatchObject({ id: 'localhost', origin: 'http://localhost:4000' })
})

test('without a public URL passkeys are possible on localhost only', () => {
  expect(find(null)).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' })
  for (const origin of [
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://evil.example',
    'http://localhost.evil.example',
  ])
    expect(find(null, origin), origin).toBeNull()
})

test.each(['http://signs.example', 'https://203.0.113.7', 'https://[2001:db8::1]'])(
  'browsers support no passkeys at %s',
  (publicUrl) => expect(find(publicUrl)).toBeNull(),
)
