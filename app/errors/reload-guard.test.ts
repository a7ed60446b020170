import { expect, test } from 'vitest'
import { mayReload, reloadPause } from './reload-guard.ts'

const aStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a failed part of the program reloads the page once in sixty seconds [ERR-03]', () => {
  const storage = aStorage()
  expect(mayReload(storage, 1_000)).toBe(true)
  expect(mayReload(storage, 1_000 + reloadPause - 1)).toBe(false)
  expect(mayReload(storage, 1_000 + reloadPause)).toBe(true)
})

test('without readable storage the page does not reload itself at all [ERR-03]', () => {
  expect(mayReload(null, 0)).toBe(false)
  const broken = {
    getItem() {
      throw new Error('denied')
    },
    setItem() {},
  }
  expect(mayReload(broken, 0)).toBe(false)
})
