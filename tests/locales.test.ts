import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#platform/errors/catalogue.ts'
import { defaultLocale, locales } from '#platform/i18n/locales.ts'

type Messages = { [key: string]: string | Messages }

const read = (locale: string, domain: string): Messages =>
  JSON.parse(readFileSync(`locales/${locale}/${domain}.json`, 'utf8'))

const plural = /_(zero|one|two|few|many|other)$/

/** Every message with its dotted key; plural forms of one message share a key. */
const flat = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )

const keysOf = (locale: string, domain: string) =>
  [...new Set(flat(read(locale, domain)).map(([key]) => key.replace(plural, '')))].sort()

const placeholders = (text: string) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map((match) => match[1]).sort()

const domains = globSync(`locales/${defaultLocale}/*.json`).map((path) => basename(path, '.json'))

describe.each(domains)('the messages of %s', (domain) => {
  test.each(locales)('are complete in %s, and none is empty [UIX-04]', (locale) => {
    expect(keysOf(locale, domain)).toEqual(keysOf(defaultLocale, domain))
    for (const [key, text] of flat(read(locale, domain))) expect(text.trim(), key).not.toBe('')
  })

  test.each(locales)('carry in %s every plural form the language needs [UIX-04]', (locale) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const forms = Map.groupBy(
      flat(read(locale, domain)).filter(([key]) => plural.test(key)),
      ([key]) => key.replace(plural, ''),
    )
    for (const [key, found] of forms)
      expect(found.map(([form]) => form.match(plural)?.[1]).sort(), key).toEqual(needed)
  })

  test.each(locales)('use in %s the same placeholders as in Portuguese', (locale) => {
    const original = new Map(flat(read(defaultLocale, domain)))
    for (const [key, text] of flat(read(locale, domain)))
      if (original.has(key) && !plural.test(key))
        expect(placeholders(text), key).toEqual(placeholders(original.get(key) ?? ''))
  })
})

test.each(locales)('all numbers in %s follow the locale [UIX-07]', (locale) => {
  for (const domain of domains)
    for (const [key, text] of flat(read(locale, domain)))
      expect(text, `${domain}:${key}`).not.toMatch(/\{\{-?\s*(count|number)\s*\}\}/)
})

/** Reference lists and their properties. */
const propertyOfList = {
  compounding: 'compounding',
  'contact-type': 'contact_type',
  'handedness-searchable': 'handedness',
  'handshape-change': 'handshape_change',
  location: 'location',
  'location-within-an-area': 'location_precise',
  mouthing: 'mouthing',
  'moviment-direction': 'movement_direction',
  'moviment-shape': 'movement_shape',
  'named-entity': 'named_entity',
  'orientation-change': 'orientation_change',
  'relation-between-articulators': 'relation_between_articulators',
  'semantic-field': 'semantic_field',
  tags: 'tags',
  word_class: 'word_class',
}

test.each(locales)('a property and its reference list have one name in %s', (locale) => {
  const lists = read(locale, 'vocabularies')
  const properties = read(locale, 'properties')
  for (const [list, property] of Object.entries(propertyOfList))
    expect(lists[list], list).toBe(properties[property])
  expect((properties.group as Messages).place).toBe(properties.location)
})

/** The specification gives this sentence with three dots. */
const specified = 'Oops...Something went wrong'

test.each(locales)('texts in %s have curly quotes and real ellipses', (locale) => {
  for (const domain of domains)
    for (const [key, text] of flat(read(locale, domain)))
      expect(text.replace(specified, ''), `${domain}:${key}`).not.toMatch(/["']|\.\.\./)
})

test('Hungarian texts have no article before a value, which decides between a and az', () => {
  for (const domain of domains)
    for (const [key, text] of flat(read('hu', domain)))
      expect(text, `${domain}:${key}`).not.toMatch(/(^|\s)az?(\(z\))? „?\{\{/i)
})

test('every error has a message in the five languages, and every message an error [ERR-01]', () => {
  for (const locale of locales) expect(keysOf(locale, 'errors')).toEqual(Object.keys(catalogue).sort())
})
