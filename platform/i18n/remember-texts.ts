type Say = (key: string, options?: Record<string, unknown>) => string

/** Then all are forgotten: what comes again and again is soon there again, search texts are not. */
const mostKept = 2000

/**
 * The same `t` of i18next, which does not put together again what it said once: a page of cards asks hundreds of times for the
 * same few texts. For messages that never change.
 */
export function rememberTexts<Translate>(translate: Translate): Translate {
  const t = translate as Say
  const texts = new Map<string, string>()
  const remembering: Say = (key, options) => {
    const name = options ? nameWith(key, options) : key
    if (name === undefined) return t(key, options)
    const text = texts.get(name) ?? t(key, options)
    if (texts.size >= mostKept) texts.clear()
    texts.set(name, text)
    return text
  }
  return remembering as Translate
}

function nameWith(key: string, options: Record<string, unknown>): string | undefined {
  let name = key
  for (const option in options) {
    const value = options[option]
    if (typeof value === 'object') return
    name += ` ${option} ${value}`
  }
  return name
}
