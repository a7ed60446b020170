import { expect, test } from 'vitest'
import { displayName, shortName } from './display-name.ts'

const bruno = { name: 'Bruno', lastName: 'Albuquerque', socialName: null }

test('the display name is the social name, else first and last name [ACC-08]', () => {
  expect(displayName(bruno)).toBe('Bruno Albuquerque')
  expect(displayName({ ...bruno, socialName: 'Bru' })).toBe('Bru')
  expect(displayName({ ...bruno, lastName: null })).toBe('Bruno')
})

test('the short name truncates social and first name to 17 and the last name to 5 characters [ACC-08]', () => {
  expect(shortName(bruno)).toBe('Bruno Albuq')
  expect(shortName({ ...bruno, name: 'Maximiliana-Josefine' })).toBe('Maximiliana-Josef Albuq')
  expect(shortName({ ...bruno, socialName: 'Wolfeschlegelsteinhausen' })).toBe('Wolfeschlegelstei')
  expect(shortName({ ...bruno, lastName: null })).toBe('Bruno')
})

test('a Hungarian text puts the family name of Hungarians first, and keeps the order of other names [ACC-08]', () => {
  const denes = { name: 'Dénes', lastName: 'Szabó-Farkas', socialName: null, locale: 'hu' }
  expect(displayName(denes, 'hu')).toBe('Szabó-Farkas Dénes')
  expect(shortName(denes, 'hu')).toBe('Szabó Dénes')
  expect(displayName({ ...denes, lastName: null }, 'hu')).toBe('Dénes')
  expect(displayName({ ...denes, socialName: 'Dini' }, 'hu')).toBe('Dini')
  expect(displayName(denes, 'et')).toBe('Dénes Szabó-Farkas')
  expect(displayName(denes)).toBe('Dénes Szabó-Farkas')
  expect(displayName({ ...bruno, locale: 'pt' }, 'hu')).toBe('Bruno Albuquerque')
})

test('a grapheme is never split [ACC-08]', () => {
  expect(
    shortName({ name: 'Dénes', lastName: 'e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301', socialName: null }),
  ).toBe(`Dénes ${'e\u0301'.repeat(5)}`)
  expect(shortName({ ...bruno, socialName: '👩🏽‍🏫'.repeat(18) })).toBe('👩🏽‍🏫'.repeat(17))
})
