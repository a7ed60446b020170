import type { HandPictureView } from './hand-picture.presenter.ts'

const drawn = (drawing: string): HandPictureView => ({ drawing, symbol: null, picture: null })

/** Hands that illustrate pages, by their values in the standard list. They need no dictionary. */
export const illustrationHands = {
  'five-hand': drawn('u15210'),
  'flat-hand': drawn('u11110'),
  'l-hand': drawn('315212'),
  'v-hand': drawn('614212'),
  'y-hand': drawn('h15212'),
} as const satisfies Record<string, HandPictureView>
