/** The pages of the style guide in order: the last part of their address, and the key of their messages. */
export const guidePages = [
  { path: 'board', key: 'board' },
  { path: 'buttons', key: 'buttons' },
  { path: 'colors', key: 'colors' },
  { path: 'components', key: 'components' },
  { path: 'typographic', key: 'typographic' },
  { path: 'variables-text', key: 'variables' },
] as const
export type GuideKey = (typeof guidePages)[number]['key']

/** Below the locale. */
export const guidePath = '/design-system'
