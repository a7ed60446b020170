import { expect, test } from 'vitest'
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
  const stored = await hashPassword('nine tall herons wade')
  const work = async (what: string | null) => {
    const all: number[] = []
    for (let i = 0; i < 7; i++) {
      const start = process.cpuUsage()
      expect(await verifyPassword(what, 'another heron wades')).toBe(false)
      const { user, system } = process.cpuUsage(start)
      all.push(user + system)
    }
    return Math.min(...all)
  }
  const ratio = (await work(null)) / (await work(stored))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
