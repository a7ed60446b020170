import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folderWith } from '../folder-with.ts'
import { createI18n } from './create-i18n.ts'
import { isLocale, type Locale, locales, pseudoLocale } from './locales.ts'
import { memoizeTranslations } from './memoize-translations.ts'
import { cacheMessages } from './message-cache.ts'
import { toPseudoMessages } from './pseudo-messages.ts'
import type { Namespace, Translate } from './translate.ts'
import type { Messages } from './translate-message.ts'

export type { Namespace, Translate } from './translate.ts'

const marker = join('locales', 'pt', 'errors.json')
const isDevelopment = process.env.NODE_ENV === 'development'
const messagesByLocale = new Map<Locale, Messages>()
const changeByLocale = new Map<Locale, number>()
const messageFiles = new Map<string, MessageFile>()
const translators = new Map<Locale, Translate>()

/** All messages of a locale by namespace; read once, in development after each change of a file. Server only. */
function allMessages(locale: Locale): Messages {
  const cached = messagesByLocale.get(locale)
  if (cached && !isDevelopment) return cached
  const isPseudo = (locale as string) === pseudoLocale
  const files = messageFilesOf(isPseudo ? 'en' : locale)
  const lastChange = isDevelopment ? Math.max(...files.map((file) => statSync(file).mtimeMs)) : 0
  if (cached && changeByLocale.get(locale) === lastChange) return cached
  const read = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as object]),
  )
  const messages = isPseudo ? toPseudoMessages(read) : read
  messagesByLocale.set(locale, messages)
  changeByLocale.set(locale, lastChange)
  translators.delete(locale)
  return messages
}

function messageFilesOf(locale: Locale): string[] {
  const folder = join(folderWith(marker), 'locales', locale)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
}

interface MessageFile {
  url: string
  json: string
  messages: Messages
}

/**
 * The messages of some namespaces as one file, named after locale, namespaces and a hash. The hash covers all locales,
 * so that a page derives the URL of its messages in another locale by replacing the locale.
 */
function createMessageFile(locale: Locale, wanted: readonly Namespace[]): MessageFile {
  const messagesIn = (each: Locale): Messages => {
    const all = allMessages(each)
    return Object.fromEntries(wanted.map((name) => [name, all[name] ?? {}]))
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(locales.map(messagesIn)))
    .digest('hex')
    .slice(0, 16)
  const messages = messagesIn(locale)
  const json = JSON.stringify(messages)
  return { url: `/messages/${[locale, ...wanted, hash].join('-')}.json`, json, messages }
}

/**
 * The URL of the messages of a page. They are a separate file, which browsers cache: inside the page they were a third
 * of the HTML.
 */
export function getMessagesUrl(locale: Locale, wanted: readonly Namespace[]): string {
  const key = `${locale} ${wanted}`
  const cached = messageFiles.get(key)
  if (cached && !isDevelopment) return cached.url
  const file = createMessageFile(locale, wanted)
  messageFiles.set(key, file)
  cacheMessages(file.url, file.messages)
  return file.url
}

/**
 * The file for a URL from `getMessagesUrl`, possibly of another version of the program.
 * @param name `pt-search-signs-0123456789abcdef.json`
 * @returns undefined for an invalid name; `isCurrent` when the hash in the name matches the content
 */
export function findMessageFile(name: string): { json: string; isCurrent: boolean } | undefined {
  const [, locale, rest = ''] = /^([a-z]+(?:-[A-Z]+)?)-(.+)\.json$/.exec(name) ?? []
  const wanted = rest.split('-').slice(0, -1)
  if (!isLocale(locale) || wanted.length === 0) return
  const all = allMessages(locale)
  if (new Set(wanted).size < wanted.length || !wanted.every((one) => Object.hasOwn(all, one))) return
  const key = `${locale} ${wanted}`
  const { url, json } = messageFiles.get(key) ?? createMessageFile(locale, wanted as Namespace[])
  return { json, isCurrent: url.endsWith(`/${name}`) }
}

/** `t` on the server, for loaders, presenters and the API. */
export function translator(locale: Locale): Translate {
  const messages = allMessages(locale)
  const cached = translators.get(locale)
  if (cached) return cached
  const { getFixedT } = createI18n(locale, messages)
  const t: Translate = memoizeTranslations(getFixedT(Object.keys(messages) as Namespace[]))
  translators.set(locale, t)
  return t
}
