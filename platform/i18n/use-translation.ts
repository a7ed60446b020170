import type { i18n, TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import type { Namespace } from './i18n-resources.ts'

type Speaker = <const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
) => { t: TFunction<N extends readonly Namespace[] ? [...N] : N>; language: string }

/** Which language the parts inside speak, and in which messages. */
export const SpeakerContext = createContext<i18n | null>(null)

const spoken = new WeakMap<i18n, Map<string, TFunction>>()

/**
 * `t` for one namespace, or for several of which the first needs no prefix. The messages of a page are all there and
 * never change, so nothing is listened to, `t` is the same for all components, and what was said once is not put
 * together again: a page of cards asks hundreds of times.
 */
export const useTranslation: Speaker = (namespaces) => {
  const instance = useContext(SpeakerContext)
  if (!instance) throw new Error('Nothing around this part says which language it speaks')
  const known = spoken.get(instance) ?? new Map<string, TFunction>()
  spoken.set(instance, known)
  const key = String(namespaces)
  const t = known.get(key) ?? fixedText(instance, namespaces as Namespace)
  known.set(key, t)
  return { t: t as never, language: instance.language }
}

/** Then all are forgotten: what comes again and again is soon there again, search texts are not. */
const mostKept = 2000

function nameWith(key: string, options: Record<string, unknown>): string | undefined {
  let name = key
  for (const option in options) {
    const value = options[option]
    if (typeof value === 'object') return
    name += ` ${option} ${value}`
  }
  return name
}

function fixedText(instance: i18n, namespaces: Namespace): TFunction {
  const t = instance.getFixedT(instance.language, namespaces) as unknown as (
    key: string,
    options?: object,
  ) => string
  const texts = new Map<string, string>()
  const lookUp = (key: string, options?: Record<string, unknown>): string => {
    const name = options ? nameWith(key, options) : key
    if (name === undefined) return t(key, options)
    const text = texts.get(name) ?? t(key, options)
    if (texts.size >= mostKept) texts.clear()
    texts.set(name, text)
    return text
  }
  return lookUp as unknown as TFunction
}
