import type { BodyPart, BodyShape } from '#ui/body/body-drawing.ts'

export const colours = {
  paper: '#efe9df',
  ink: '#14202b',
  soft: '#4b5966',
  primary: '#005a9c',
  accent: '#d9822b',
  line: '#d9dde1',
  teeth: '#fbfaf7',
  tongue: '#cf7468',
} as const

export const fills: Record<BodyPart, string> = {
  back: colours.paper,
  skin: '#fdeedd',
  shirt: '#4f86b4',
  trousers: '#3c4f5f',
  hair: '#2c3b48',
  cheek: '#f6dcc4',
  feature: colours.ink,
  crease: '#1c3a55',
}

/** SVG attributes of a line with round ends. */
export const strokeAttributes = (width: number, colour: string = colours.ink) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** A shape of the drawing as an SVG element in the colours of its body part. */
export const renderShape = ({ part, d, fill, line }: BodyShape): string =>
  `<path d="${d}" fill="${fill ? fills[part] : 'none'}"${line ? ` ${strokeAttributes(line, part === 'crease' ? fills.crease : colours.ink)}` : ''}/>`
