import { encode } from 'uqr'

/** A QR code as the path of an SVG drawing; each module is a square of size 1. */
export interface QrCode {
  /** Width and height, with the margin that scanners need. */
  size: number
  path: string
}

/** Width of the margin in modules; the standard of QR codes requires four. */
const margin = 4

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
