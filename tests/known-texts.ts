import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isLocale, type Locale, locales } from '#platform/i18n/locales.ts'
import type { PageText } from './page-texts.ts'

/** Shorter texts are often the same in several languages. */
const shortest = 8

/** Texts by the interface languages in which they are written. */
export type KnownTexts = ReadonlyMap<string, ReadonlySet<Locale>>

/** All messages without values and all texts of the seeds, with their languages. */
export function readKnownTexts(): KnownTexts {
  const known = new Map<string, Set<Locale>>()
  /** Without a language, keys of objects are languages. */
  const add = (value: unknown, language?: Locale): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inside] of Object.entries(value))
        add(inside, language ?? (isLocale(key) ? key : undefined))
    if (typeof value !== 'string' || !language || value.length < shortest || /\{\{|\$t\(|</.test(value))
      return
    known.set(value, (known.get(value) ?? new Set()).add(language))
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  for (const locale of locales)
    for (const file of globSync(`locales/${locale}/*.json`)) add(read(file), locale)
  for (const file of globSync('seeds/{,lists/,contents/}*.json')) add(read(file))
  for (const file of globSync('seeds/contents/*.html')) {
    const language = file.split('.').at(-2)
    for (const text of readFileSync(file, 'utf8').split(/<[^>]*>/))
      add(text.trim(), isLocale(language) ? language : undefined)
  }
  return known
}

/** The beginnings of keys: namespaces and the first names inside them. */
const keyBeginnings = new Set(
  globSync('locales/en/*.json').flatMap((file) => [
    basename(file, '.json'),
    ...Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  ]),
)

/** A missing message is shown as its key: `search:none.title`, `none.title`. */
const keyForm = /^([a-z][A-Za-z]*)(?::[a-z][\w.-]*|(?:\.[a-z][\w-]*)+)$/
const isMessageKey = (text: string) => keyBeginnings.has(keyForm.exec(text)?.[1] ?? '')

/** What is wrong with the texts of a page in an interface language. */
export function findTextProblems(texts: readonly PageText[], locale: Locale, known: KnownTexts): string[] {
  return texts.flatMap(({ text, language, isData }) => {
    if (/\{\{|\$t\(|\bundefined\b|\[object /.test(text)) return [`unfilled: ${text}`]
    if (isData) return []
    if (isMessageKey(text)) return [`message key: ${text}`]
    const written = known.get(text)
    const marked = (language === '' ? locale : language.split('-')[0]) as Locale
    return written && !written.has(marked) ? [`${[...written]} marked as ${marked}: ${text}`] : []
  })
}
