import type { Plugin } from 'vite'

/**
 * Keeps lazily imported modules from loading the style sheet of the frame again, which every page has: React Router
 * adds `#` to its address, so Vite would not recognize it. A sheet with fonts that is added to a page makes the browser
 * lay out everything once more.
 */
export const loadFrameStyleOnce = (): Plugin => ({
  name: 'load-frame-style-once',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replaceAll(/"(assets\/frame-[^"/]+\.css)"/g, '"$1#"')
    },
  },
})
