import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInstance, type Resource } from 'i18next'
import { describe, expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { type Locale, locales } from './locales.ts'
import type { Messages } from './translate-message.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

function messagesOf(locale: Locale): Messages {
  const folder = join('locales', locale)
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  )
}

function withLibrary(locale: Locale, messages: Messages, namespaces: readonly string[]): Translate {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(messages),
    defaultNS: 'public',
    resources: { [locale]: messages } as Resource,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance.getFixedT(locale, namespaces as never) as unknown as Translate
}

const ours = (locale: Locale, messages: Messages, namespaces: readonly string[]) =>
  createI18n(locale, messages).getFixedT(namespaces as never) as unknown as Translate

const pathsOf = (group: object, prefix = ''): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${prefix}${name}.`) : [prefix + name],
  )

const counts = [0, 1, 2, 5, 21, 1.5, 1_234_567]
const names = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)

describe.each(locales)('messages of %s', (locale) => {
  const messages = messagesOf(locale)
  const namespaces = Object.keys(messages)
  const [library, own] = [withLibrary(locale, messages, namespaces), ours(locale, messages, namespaces)]

  test('each one is the text that i18next gives, with each value and plural form', () => {
    const differences: unknown[] = []
    for (const namespace of namespaces)
      for (const path of pathsOf(messages[namespace] ?? {})) {
        const key = `${namespace}:${path}`
        const plain = key.replace(/_(one|other|many|few|two|zero)$/, '')
        const used = names(library(key))
        const isConstant = used.length === 0 && key === plain
        for (const count of isConstant ? [1] : counts) {
          const values = {
            ...Object.fromEntries(used.map((name) => [name, count])),
            property: 'lemma',
            count,
          }
          const texts = {
            ...values,
            ...Object.fromEntries(used.map((name) => [name, `<${name}> $& {{q}}`])),
            property: 'lemma',
            count,
          }
          const isNumber = /\{\{[^}]*, number/.test(String(library(key)))
          for (const given of isNumber ? [values] : [values, texts])
            for (const one of new Set([key, plain]))
              if (own(one, given) !== library(one, given))
                differences.push([one, given, own(one, given), library(one, given)])
        }
      }
    expect(differences.slice(0, 5)).toEqual([])
  })
})

test.each([
  ['a key without message', 'none.at.all', {}],
  ['a key without message in its namespace', 'ui:none', {}],
  ['an unknown namespace', 'unknown:close', {}],
  ['a default value', 'none', { defaultValue: 'the {{what}}', what: 'default' }],
  ['an empty default value', 'none', { defaultValue: '' }],
  ['a name with dots', 'a.b', {}],
  ['a group', 'deep.er.still', {}],
  ['the later of two namespaces', 'close', {}],
  ['a value that looks like a place', 'found', { q: '{{count}} {{q}}' }],
  ['a value that looks like a reference', 'found', { q: '$t(ui:close)' }],
  ['a reference', 'refer', { name: 'close' }],
  ['no value', 'found', {}],
  ['another value', 'found', { other: 1 }],
  ['the value undefined', 'found', { q: undefined }],
  ['the value null', 'found', { q: null }],
  ['a truth value', 'found', { q: false }],
  ['a missing number', 'number', {}],
  ['the number undefined', 'number', { n: undefined }],
  ['a number as text', 'number', { n: '1234.5' }],
  ['a count as text', 'signs', { count: '1' }],
  ['the plural form of a key without forms', 'found', { count: 1, q: 'x' }],
  ['an empty text', 'empty', {}],
  ['a property of every object', 'constructor', {}],
])('%s gives what i18next gives', (_what, key, values) => {
  const messages = {
    public: {
      found: '“{{q}}”',
      'a.b': 'dotted',
      deep: { er: { still: 'deep' }, 'er.still': 'other' },
      number: '{{n, number}}',
      signs_one: 'one sign',
      signs_other: '{{count, number}} signs',
      refer: 'see $t(ui:{{name}})',
      empty: '',
    },
    ui: { close: 'Close' },
  }
  const namespaces = ['public', 'ui']
  expect(ours('en', messages, namespaces)(key, values)).toBe(
    withLibrary('en', messages, namespaces)(key, values),
  )
})
