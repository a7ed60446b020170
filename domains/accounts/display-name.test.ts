import { expect, test } from 'vitest'
import { displayName, shortName } from './display-name.ts'

const bruno = { name: 'Bruno', lastName: 'Albuquerque', socialName: null }

test('a person is called by the social name, else by first and last name [ACC-08]', () => {
  expect(displayName(bruno)).toBe('Bruno Albuquerque')
  expect(displayName({ ...bruno, socialName: 'Bru' })).toBe('Bru')
  expect(displayName({ ...bruno, lastName: null })).toBe('Bruno')
})

test('narrow places cut the social name to 17, the name to 17 and the last name to 5 characters [ACC-08]', () => {
  expect(shortName(bruno)).toBe('Bruno Albuq')
  expect(shortName({ ...bruno, name: 'Maximiliana-Josefine' })).toBe('Maximiliana-Josef Albuq')
  expect(shortName({ ...bruno, socialName: 'Wolfeschlegelsteinhausen' })).toBe('Wolfeschlegelstei')
  expect(shortName({ ...bruno, lastName: null })).toBe('Bruno')
})

test('what a reader sees as one character is never cut in two [ACC-08]', () => {
  expect(
    shortName({ name: 'Dénes', lastName: 'e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301', socialName: null }),
  ).toBe(`Dénes ${'e\u0301'.repeat(5)}`)
  expect(shortName({ ...bruno, socialName: '👩🏽‍🏫'.repeat(18) })).toBe('👩🏽‍🏫'.repeat(17))
})
