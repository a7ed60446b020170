import type { i18n, TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import type { Namespace } from './i18n-resources.ts'
import { memoizeTranslations } from './memoize-translations.ts'

type UseTranslation = <const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
) => { t: TFunction<N extends readonly Namespace[] ? [...N] : N>; language: string }

/** Which language the parts inside speak, and in which messages. */
export const I18nContext = createContext<i18n | null>(null)

const translators = new WeakMap<i18n, Map<string, TFunction>>()

/**
 * `t` for one namespace, or for several of which the first needs no prefix. The messages of a page are all there and
 * never change, so nothing is listened to, `t` is the same for all components, and what was said once is not put
 * together again: a page of cards asks hundreds of times.
 */
export const useTranslation: UseTranslation = (namespaces) => {
  const instance = useContext(I18nContext)
  if (!instance) throw new Error('Nothing around this part says which language it speaks')
  const cached = translators.get(instance) ?? new Map<string, TFunction>()
  translators.set(instance, cached)
  const key = String(namespaces)
  const t =
    cached.get(key) ?? memoizeTranslations(instance.getFixedT(instance.language, namespaces as Namespace))
  cached.set(key, t)
  return { t: t as never, language: instance.language }
}
