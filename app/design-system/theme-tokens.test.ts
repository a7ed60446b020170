import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themeTokens } from './theme-tokens.ts'

const theme = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8')

describe('the variables of the theme', () => {
  test('every variable except the theme colours is listed with its value and kind [PUB-19]', () => {
    const tokens = new Map(themeTokens(theme).map(({ name, ...rest }) => [name, rest]))
    expect(tokens.get('--text-1')).toEqual({ value: '1rem', kind: 'text' })
    expect(tokens.get('--space-3')).toEqual({ value: '16px', kind: 'space' })
    expect(tokens.get('--ease')).toEqual({ value: 'cubic-bezier(0.2, 0, 0, 1)', kind: 'motion' })
    expect(tokens.get('--width-modal')).toEqual({ value: '800px', kind: 'size' })
    expect(tokens.get('--color-stage')?.kind).toBe('color')
    expect(tokens.has('--color-paper')).toBe(false)
  })

  test('comments and rules of other selectors are left out', () => {
    const css =
      ':root,[data-theme="light"]{--color-ink:#000}\n:root { /* --no: 1; */ --a: 1px;\n --b: x\n y }\n:root{--c:2}'
    expect(themeTokens(css)).toEqual([
      { name: '--a', value: '1px', kind: 'size' },
      { name: '--b', value: 'x y', kind: 'size' },
    ])
  })

  test('a style sheet without such a rule has none', () => {
    expect(themeTokens('.a{--b:1}')).toEqual([])
  })
})
