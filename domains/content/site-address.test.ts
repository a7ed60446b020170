import { expect, test } from 'vitest'
import { withSiteAddress } from './site-address.ts'

test('a standard text names the address of the installation wherever people copy it [ELN-06]', () => {
  expect(withSiteAddress('<code>{{origin}}/a</code> {{origin}}/b', 'https://signs.example')).toBe(
    '<code>https://signs.example/a</code> https://signs.example/b',
  )
})
