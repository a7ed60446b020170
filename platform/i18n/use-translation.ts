import type { i18n, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Namespace } from './i18n-resources.ts'

type Speaker = <const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
) => { t: TFunction<N extends readonly Namespace[] ? [...N] : N>; language: string }

const spoken = new WeakMap<i18n, Map<string, TFunction>>()

/**
 * `t` for one namespace, or for several of which the first needs no prefix. Like that of react-i18next, whose
 * provider it reads, but for pages whose messages are all there and never change: nothing is listened to, `t` is the
 * same for all components, and a message without parameters is looked up once. A page of cards asks hundreds of times.
 */
export const useTranslation: Speaker = (namespaces) => {
  const instance = useContext(I18nContext)?.i18n
  if (!instance) throw new Error('Nothing around this part says which language it speaks')
  const known = spoken.get(instance) ?? new Map<string, TFunction>()
  spoken.set(instance, known)
  const key = String(namespaces)
  const t = known.get(key) ?? fixedText(instance, namespaces as Namespace)
  known.set(key, t)
  return { t: t as never, language: instance.language }
}

function fixedText(instance: i18n, namespaces: Namespace): TFunction {
  const t = instance.getFixedT(instance.language, namespaces) as unknown as (
    key: string,
    options?: object,
  ) => string
  const texts = new Map<string, string>()
  const lookUp = (key: string): string => {
    const text = texts.get(key) ?? t(key)
    texts.set(key, text)
    return text
  }
  return ((key: string, options?: object) =>
    options ? t(key, options) : lookUp(key)) as unknown as TFunction
}
