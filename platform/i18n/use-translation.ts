import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import type { I18n } from './create-i18n.ts'
import type { Namespace } from './i18n-resources.ts'
import { memoizeTranslations } from './memoize-translations.ts'

type UseTranslation = <const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
) => { t: TFunction<N extends readonly Namespace[] ? [...N] : N>; language: string }

/** The texts of the components below: the messages of the page. */
export const I18nContext = createContext<I18n | null>(null)

const translators = new WeakMap<I18n, Map<string, TFunction>>()

/**
 * `t` for one namespace, or for several, the first of which needs no prefix. The messages of a page are loaded before
 * and never change. So, unlike react-i18next, it subscribes to no events, and all components share one cached `t`.
 */
export const useTranslation: UseTranslation = (namespaces) => {
  const instance = useContext(I18nContext)
  if (!instance) throw new Error('useTranslation needs an I18nContext provider')
  const cached = translators.get(instance) ?? new Map<string, TFunction>()
  translators.set(instance, cached)
  const key = String(namespaces)
  const t = cached.get(key) ?? memoizeTranslations(instance.getFixedT(namespaces as Namespace) as TFunction)
  cached.set(key, t)
  return { t: t as never, language: instance.language }
}
