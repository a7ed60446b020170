import CircleHelp from 'lucide-react/icons/circle-help'
import Search from 'lucide-react/icons/search'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iconMarkup } from './icon-markup.ts'

test.each([
  ['search', Search],
  ['help', CircleHelp],
])('the lines of the icon %s are those that the icon set draws', (_name, icon) => {
  const drawn = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const closed = iconMarkup(icon).__html.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
  expect(closed).toBe(drawn)
  expect(closed).toContain('<path')
})
