import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The SVG content of a Lucide icon, without the `<svg>` element.
 * @param name such as `chevron-right`
 * @throws Error if Lucide has no such icon
 */
export async function lucideMarkup(name: string): Promise<string> {
  const { default: icon } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon }
  return renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>')
}
