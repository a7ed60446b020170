import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TFunction } from 'i18next'
import { createI18n, type Messages } from './create-i18n.ts'
import type { namespaces } from './i18next.d.ts'
import { isLocale, type Locale, locales } from './locales.ts'
import { memoizeTranslations } from './memoize-translations.ts'
import { cacheMessages } from './message-cache.ts'

export type Namespace = keyof namespaces

/** Speaks one language in every namespace: `t('signs:watch')`. */
export type Translate = TFunction<Namespace[]>

const marker = join('locales', 'pt', 'errors.json')
const isDevelopment = process.env.NODE_ENV === 'development'
const messagesByLocale = new Map<Locale, Messages>()
const messageFiles = new Map<string, MessageFile>()
const translators = new Map<Locale, Translate>()

function localesFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, marker))) {
    if (folder === dirname(folder))
      throw new Error(`The folder locales is missing above ${import.meta.dirname}`)
    folder = dirname(folder)
  }
  return join(folder, 'locales')
}

/** Every message of a language, by namespace; read once, in development each time. Server only. */
function allMessages(locale: Locale): Messages {
  const known = messagesByLocale.get(locale)
  if (known && !isDevelopment) return known
  const folder = join(localesFolder(), locale)
  const messages = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
      ]),
  )
  messagesByLocale.set(locale, messages)
  translators.delete(locale)
  return messages
}

interface MessageFile {
  url: string
  json: string
  messages: Messages
}

/**
 * The messages of some namespaces as one file, whose name says what is in it. In other languages it has the same name
 * but for the language, so that a page can ask for its own messages in another one.
 */
function createMessageFile(locale: Locale, wanted: readonly Namespace[]): MessageFile {
  const messagesIn = (one: Locale): Messages => {
    const all = allMessages(one)
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
 * The address of the messages that a page speaks with. They stand in a file of their own, which the browser keeps:
 * in the page they were a third of what was rendered and sent each time.
 */
export function getMessagesUrl(locale: Locale, wanted: readonly Namespace[]): string {
  const key = `${locale} ${wanted}`
  const known = messageFiles.get(key)
  if (known && !isDevelopment) return known.url
  const file = createMessageFile(locale, wanted)
  messageFiles.set(key, file)
  cacheMessages(file.url, file.messages)
  return file.url
}

/**
 * The file of an address that `messagesOf` gave, here or in another version of the program.
 * @param name `pt-search-signs-0123456789abcdef.json`
 * @returns undefined for names that are none; `isCurrent` when its content is what the name says
 */
export function findMessageFile(name: string): { json: string; isCurrent: boolean } | undefined {
  const [locale, ...rest] = name.replace(/\.json$/, '').split('-')
  const wanted = rest.slice(0, -1)
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
  const known = translators.get(locale)
  if (known) return known
  const { getFixedT } = createI18n(locale, messages)
  const t: Translate = memoizeTranslations(getFixedT(locale, Object.keys(messages) as Namespace[]))
  translators.set(locale, t)
  return t
}
