import type { ComponentProps, ComponentType, ReactElement } from 'react'

/** An icon of Lucide: `import Search from 'lucide-react/icons/search'`. */
export type IconComponent = ComponentType<ComponentProps<'svg'> & { size?: number | string }>

type IconNode = readonly [element: string, attributes: Record<string, string>]
interface RenderableIcon {
  render(props: object, ref: null): ReactElement<{ icon: { node: readonly IconNode[] } }>
}

const markupCache = new WeakMap<IconComponent, { __html: string }>()

/**
 * The lines of an icon as one text. Lucide draws each line as an element of its own below two components; read once
 * from what it would draw, an icon costs one element however often it stands in a page.
 */
export function iconMarkup(icon: IconComponent): { __html: string } {
  const markup = markupCache.get(icon) ?? { __html: iconNodes(icon).map(nodeMarkup).join('') }
  markupCache.set(icon, markup)
  return markup
}

const iconNodes = (picture: IconComponent) =>
  (picture as unknown as RenderableIcon).render({}, null).props.icon.node

const nodeMarkup = ([element, attributes]: IconNode): string => {
  const said = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'key' ? [] : ` ${name}="${value}"`,
  )
  return `<${element}${said.join('')}/>`
}
