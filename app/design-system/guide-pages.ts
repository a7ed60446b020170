/** The pages of the guide in order: path below `/design-system` and key of their messages. */
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
