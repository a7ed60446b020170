import { formatCoordinate } from './vector.ts'

/** An ellipse around a point as a closed SVG path. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  const format = (...values: number[]) => values.map((value) => formatCoordinate(value)).join(' ')
  const curve = (...values: number[]) => `C${format(...values)}`
  return [
    `M${format(x - rx, y)}`,
    curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
    curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
    `${curve(x - kx, y + ry, x - rx, y + ky, x - rx, y)}Z`,
  ].join('')
}
