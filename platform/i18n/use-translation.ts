import { createContext, useContext } from 'react'
import type { I18n } from './create-i18n.ts'
import { memoizeTranslations } from './memoize-translations.ts'
import type { Namespace, NamespaceList, Translate } from './translate.ts'

type UseTranslation = <const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
) => { t: Translate<NamespaceList<N>>; language: string }

/** The texts of the components below: the messages of the page. */
export const I18nContext = createContext<I18n | null>(null)

const translators = new WeakMap<I18n, Map<string, Translate>>()

/**
 * `t` for one namespace, or for several, the first of which needs no prefix. The messages of a page are loaded before
 * and never change. So, unlike react-i18next, it subscribes to no events, and all components share one cached `t`.
 */
export const useTranslation: UseTranslation = (namespaces) => {
  const instance = useContext(I18nContext)
  if (!instance) throw new Error('useTranslation needs an I18nContext provider')
  const cached = translators.get(instance) ?? new Map<string, Translate>()
  translators.set(instance, cached)
  const key = String(namespaces)
  const t = cached.get(key) ?? memoizeTranslations(instance.getFixedT(namespaces) as Translate)
  cached.set(key, t)
  return { t: t as never, language: instance.language }
}
