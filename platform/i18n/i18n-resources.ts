import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TFunction } from 'i18next'
import { createI18n, type Messages } from './create-i18n.ts'
import type { namespaces } from './i18next.d.ts'
import type { Locale } from './locales.ts'

export type Namespace = keyof namespaces

/** Speaks one language in every namespace: `t('signs:watch')`. */
export type Translate = TFunction<Namespace[]>

const marker = join('locales', 'pt', 'errors.json')
const isDevelopment = process.env.NODE_ENV === 'development'
const read = new Map<Locale, Messages>()
const packed = new Map<string, string>()
const spoken = new Map<Locale, Translate>()

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
  const known = read.get(locale)
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
  read.set(locale, messages)
  spoken.delete(locale)
  return messages
}

/**
 * The messages that a page takes along, by namespace, as JSON: one text is quicker to send than its hundreds of
 * parts.
 */
export function messagesOf(locale: Locale, wanted: readonly Namespace[]): string {
  const all = allMessages(locale)
  const key = `${locale} ${wanted}`
  const known = packed.get(key)
  if (known !== undefined && !isDevelopment) return known
  const json = JSON.stringify(
    Object.fromEntries(wanted.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
  )
  packed.set(key, json)
  return json
}

/** `t` on the server, for loaders, presenters and the API. */
export function translator(locale: Locale): Translate {
  const messages = allMessages(locale)
  const known = spoken.get(locale)
  if (known) return known
  const t = createI18n(locale, messages).getFixedT(locale, Object.keys(messages) as Namespace[]) as Translate
  spoken.set(locale, t)
  return t
}
