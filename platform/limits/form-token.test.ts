import { expect, test } from 'vitest'
import { defaultMinAgeMs, maxAgeMs, newFormToken, verifyFormToken } from './form-token.ts'

const shown = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(shown.getTime() + ms)
const read = (token: string, ms: number, secret = 'a secret') => verifyFormToken([secret], token, after(ms))

test('a submitted form has the same id however often it is submitted', () => {
  const token = newFormToken('a secret', shown)
  expect(read(token, defaultMinAgeMs)).toBe(read(token, maxAgeMs))
  expect(read(token, defaultMinAgeMs)).not.toBe(read(newFormToken('a secret', shown), defaultMinAgeMs))
})

test('a form submitted faster than a person types is rejected [PUB-06]', () => {
  const token = newFormToken('a secret', shown)
  for (const ms of [0, defaultMinAgeMs - 1]) expect(() => read(token, ms)).toThrow('form.tooQuick')
})

test('the minimum time before submission is a setting', () => {
  const token = newFormToken('a secret', shown)
  const readWith = (minAgeMs: number, ms: number) => verifyFormToken(['a secret'], token, after(ms), minAgeMs)
  expect(readWith(0, 0)).toBe(readWith(500, 500))
  expect(() => readWith(500, 499)).toThrow('form.tooQuick')
})

test('a form token that is too old, from the future or forged has expired [PUB-06]', () => {
  const token = newFormToken('a secret', shown)
  expect(() => read(token, maxAgeMs + 1)).toThrow('form.expired')
  expect(() => read(token, -1)).toThrow('form.expired')
  expect(() => read(token, defaultMinAgeMs, 'another secret')).toThrow('form.expired')
  const [time = '', id = '', signature = ''] = token.split('.')
  const younger = (Number.parseInt(time, 36) + 1).toString(36)
  for (const altered of [
    '',
    'x',
    `${younger}.${id}.${signature}`,
    `${time}.${id.split('').reverse().join('')}.${signature}`,
    `${time}.${id}.`,
    `${time}.${id}.${signature}A`,
    `${time}.${id}`,
  ])
    expect(() => read(altered, defaultMinAgeMs), altered).toThrow('form.expired')
})

test('a form that was rendered before the secret was replaced is still accepted', () => {
  const token = newFormToken('an earlier secret', shown)
  expect(verifyFormToken(['a secret', 'an earlier secret'], token, after(defaultMinAgeMs))).toBeTruthy()
  expect(() => verifyFormToken(['a secret'], token, after(defaultMinAgeMs))).toThrow('form.expired')
})
