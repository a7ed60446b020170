import type { LinkKind } from '../../network-url.ts'

const tokens = {
  ink: '--color-ink',
  soft: '--color-ink-soft',
  surface: '--color-surface',
  line: '--color-line',
  strong: '--color-line-strong',
  primary: '--color-primary',
  accent: '--color-accent',
  accentText: '--color-accent-text',
  danger: '--color-danger',
  success: '--color-success',
  warning: '--color-warning',
} as const

/** The colours of the current theme, in a format that WebGL can use. */
export type Colours = Record<keyof typeof tokens, string>

/** The colours when the user forces colours, which browsers do not apply to a canvas. */
const systemColours: Colours = {
  ink: 'CanvasText',
  soft: 'CanvasText',
  surface: 'Canvas',
  line: 'GrayText',
  strong: 'GrayText',
  primary: 'LinkText',
  accent: 'Highlight',
  accentText: 'CanvasText',
  danger: 'CanvasText',
  success: 'CanvasText',
  warning: 'CanvasText',
}

/** Resolves the colour tokens at an element. A token contains a colour for each theme (`light-dark()`). */
export function coloursAt(element: HTMLElement): Colours {
  const isForced = matchMedia('(forced-colors: active)').matches
  const probe = element.appendChild(document.createElement('i'))
  // Otherwise every colour that is read would be that of text.
  probe.style.setProperty('forced-color-adjust', 'none')
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      probe.style.color = isForced ? systemColours[name as keyof Colours] : `var(${token})`
      return [name, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return colours as Colours
}

const kindColours: Record<LinkKind, keyof Colours> = {
  synonym: 'success',
  variant: 'success',
  antonym: 'danger',
  hypernym: 'accentText',
  hyponym: 'accentText',
  homonym: 'warning',
  see_also: 'primary',
  handshape_paradigm: 'soft',
  field: 'strong',
}

/** The colour of a link. Colour is not the only cue: links of a selected node are also labelled. */
export const colourOfKind = (kind: LinkKind, colours: Colours): string => colours[kindColours[kind]]
