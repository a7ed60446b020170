import type { ComponentProps, ComponentType, ReactElement } from 'react'

/** An icon of Lucide: `import Search from 'lucide-react/icons/search'`. */
export type IconComponent = ComponentType<ComponentProps<'svg'> & { size?: number | string }>

type Line = readonly [element: string, attributes: Record<string, string>]
interface Drawn {
  render(props: object, ref: null): ReactElement<{ icon: { node: readonly Line[] } }>
}

const known = new WeakMap<IconComponent, { __html: string }>()

/**
 * The lines of an icon as one text. Lucide draws each line as an element of its own below two components; read once
 * from what it would draw, an icon costs one element however often it stands in a page.
 */
export function iconMarkup(picture: IconComponent): { __html: string } {
  const markup = known.get(picture) ?? { __html: linesOf(picture).map(written).join('') }
  known.set(picture, markup)
  return markup
}

const linesOf = (picture: IconComponent) => (picture as unknown as Drawn).render({}, null).props.icon.node

const written = ([element, attributes]: Line): string => {
  const said = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'key' ? [] : ` ${name}="${value}"`,
  )
  return `<${element}${said.join('')}/>`
}
