import { encode } from 'uqr'

/** A QR code as the path of an SVG drawing: dark modules in a row are a line, to be drawn with the width 1. */
export interface QrCode {
  /** Width and height, with the margin that scanners need. */
  size: number
  path: string
}

/** Width of the margin in modules; the standard of QR codes requires four. */
const margin = 4

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const rows = data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}.5h${length}`),
    )
    .join('')
  return { size, path }
}
