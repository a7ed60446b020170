import type { Locale } from './locales.ts'
import type { Namespace, NamespaceList, Translate } from './translate.ts'
import { type Messages, type MessageValues, translateMessage } from './translate-message.ts'

/** The texts of one locale. The notation is that of i18next, which would be a tenth of the scripts of a page. */
export interface I18n {
  language: Locale
  /**
   * The text of a key; a missing message is shown as its key.
   * @param namespaces where a key without namespace is searched, by default `public`
   */
  t(key: string, values?: MessageValues, namespaces?: readonly string[]): string
  /** `t` for one namespace, or for several, which are searched in their order. */
  getFixedT<const N extends Namespace | readonly Namespace[]>(namespaces: N): Translate<NamespaceList<N>>
}

/** The texts of one locale and some namespaces, not shared between requests. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const rules = { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) }
  const i18n: I18n = {
    language: locale,
    t: (key, values = {}, namespaces = ['public']) =>
      translateMessage(messages, rules, key, { namespaces, values }),
    getFixedT(namespaces) {
      const searched = [namespaces].flat() as string[]
      return ((key: string, values?: MessageValues) => i18n.t(key, values, searched)) as never
    },
  }
  return i18n
}
