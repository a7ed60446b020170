const round = (value: number) => Math.round(value * 10) / 10

/** A closed path round a point. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  const curve = (...values: number[]) => `C${values.map(round).join(' ')}`
  return [
    `M${round(x - rx)} ${round(y)}`,
    curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
    curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
    `${curve(x - kx, y + ry, x - rx, y + ky, x - rx, y)}Z`,
  ].join('')
}
