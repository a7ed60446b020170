import { expect, test } from 'vitest'
import { operatorLocale } from './operator-locale.ts'

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['LANG', { LANG: 'de_DE.UTF-8' }, 'de'],
  ['LANG without country', { LANG: 'et' }, 'et'],
  ['LC_MESSAGES before LANG', { LC_MESSAGES: 'hu_HU', LANG: 'de_DE' }, 'hu'],
  ['LC_ALL before both', { LC_ALL: 'pt_BR.UTF-8', LC_MESSAGES: 'hu_HU', LANG: 'de_DE' }, 'pt'],
  ['an empty LC_ALL is ignored', { LC_ALL: '', LANG: 'pt_PT@euro' }, 'pt'],
  ['English for other languages', { LANG: 'fr_FR.UTF-8' }, 'en'],
  ['English for the C locale', { LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, 'en'],
  ['English without any', {}, 'en'],
])('the command line follows %s', (_says, env, locale) => expect(operatorLocale(env)).toBe(locale))
