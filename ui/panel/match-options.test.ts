import { expect, test } from 'vitest'
import { matchesTyped, matchOptions, optionMatches } from './match-options.ts'

const labels = ['Balançar e roçar', 'Roçar contínuo', 'Toque', 'Roçar', 'Troço', 'Pequeno-roçar']
const options = labels.map((label, at) => ({ id: String(at), label }))
const found = (typed: string) => {
  const matched = matchOptions(options, typed)
  return [matched.best?.label ?? null, ...matched.options.map(({ label }) => label)]
}

test('the best match is the first option: equal, whole words, beginnings, inside; accents make no difference [SGN-02]', () => {
  expect(found('rocar')).toEqual([
    'Roçar',
    'Roçar',
    'Roçar contínuo',
    'Pequeno-roçar',
    'Balançar e roçar',
    'Toque',
    'Troço',
  ])
  expect(found('roç')).toEqual([
    'Roçar',
    'Roçar',
    'Roçar contínuo',
    'Pequeno-roçar',
    'Balançar e roçar',
    'Troço',
    'Toque',
  ])
})

test('without a typed text, and without a match, the options keep their order and none is the best [SGN-02]', () => {
  for (const typed of ['', '  ', 'xyz']) expect(found(typed)).toEqual([null, ...labels])
})

test('an option is offered when it contains what was typed, whatever case, accents and spaces [SGN-02]', () => {
  expect(['TROCO', 'ç', 'tróço ', ''].map((typed) => matchesTyped('Troço', typed))).toEqual(
    Array(4).fill(true),
  )
  expect(matchesTyped('Troço', 'traço')).toBe(false)
})

test('an option is found by its keywords too, after those that are found by their label [CNT-08]', () => {
  const languages = [
    { id: 'bzs', label: 'Brazilian Sign Language (bzs)', keywords: 'Libras, Brasil, Brasilien, Brazília' },
    { id: 'psr', label: 'Portuguese Sign Language (psr)', keywords: 'Portugal' },
    { id: 'uks', label: 'Urubú-Kaapor Sign Language (uks)', keywords: 'Brasil' },
  ]
  const ids = (typed: string) => matchOptions(languages, typed).options.map(({ id }) => id)
  expect(ids('brasil')[0]).toBe('uks')
  expect(ids('brasil')[1]).toBe('bzs')
  expect(ids('uks')[0]).toBe('uks')
  expect(matchOptions(languages, 'brazilia').best?.id).toBe('bzs')
  expect(languages.map((one) => optionMatches(one, 'brasil'))).toEqual([true, false, true])
})
