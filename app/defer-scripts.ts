/**
 * Gives the preloads of modules a low priority: style sheets and the main picture, with which they would share a slow
 * network, are displayed before. The router has no option for it.
 */
export const deferScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
