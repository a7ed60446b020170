export interface ThemeToken {
  name: string
  value: string
  kind: 'color' | 'text' | 'space' | 'shape' | 'size' | 'motion' | 'layer'
}

const kinds: [RegExp, ThemeToken['kind']][] = [
  [/^--color/, 'color'],
  [/^--(font|text|weight|leading|measure)/, 'text'],
  [/^--space/, 'space'],
  [/^--(radius|shadow)/, 'shape'],
  [/^--(fast|slow|ease)/, 'motion'],
  [/^--above/, 'layer'],
]

const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'size'

/**
 * The custom properties of a style sheet that are equal in all themes, from its first rule for `:root`. The colours are
 * shown on another page.
 */
export function themeTokens(css: string): ThemeToken[] {
  const [, rule = ''] = /(?:^|[\s;}]):root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, '')) ?? []
  return rule.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    if (!name.trim().startsWith('--')) return []
    return {
      name: name.trim(),
      value: value.join(':').trim().replace(/\s+/g, ' '),
      kind: kindOf(name.trim()),
    }
  })
}
