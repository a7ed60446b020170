import argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password is hashed by argon2id with 19 MiB and two rounds, with a new salt each time', async () => {
  const [one, other] = [
    await hashPassword('nine tall herons wade'),
    await hashPassword('nine tall herons wade'),
  ]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test('only the exact password matches', async () => {
  const stored = await hashPassword(' Nine tall hérons 🐦 ')
  expect(await verifyPassword(stored, ' Nine tall hérons 🐦 ')).toBe(true)
  for (const other of ['Nine tall hérons 🐦', ' nine tall hérons 🐦 ', ' Nine tall herons 🐦 ', ''])
    expect(await verifyPassword(stored, other)).toBe(false)
})

test('composed and decomposed accents match', async () => {
  const stored = await hashPassword('nine tall hérons')
  expect(await verifyPassword(stored, 'nine tall he\u0301rons')).toBe(true)
})

test('without a stored hash nothing matches, after the same work', async () => {
  const settings = (await hashPassword('nine tall herons wade')).split('$').slice(0, 4)
  const [hash, verify] = [vi.spyOn(argon2, 'hash'), vi.spyOn(argon2, 'verify')]
  expect(await verifyPassword(null, 'another heron wades')).toBe(false)
  expect(verify).not.toHaveBeenCalled()
  expect(hash).toHaveBeenCalledTimes(1)
  const made: string = await hash.mock.results[0]?.value
  expect(made.split('$').slice(0, 4)).toEqual(settings)
})
