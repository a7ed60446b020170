/** A logo is recognizable at the size at which pages show it: the shorter side in pixels, and how much longer the other is. */
export const logoLimits = { pixels: 16, times: 12 }

/** An icon is a square of at least so many pixels. */
export const iconLimits = { pixels: 512 }

/** Whether a picture can be an icon. False if it was not measured. */
export const isIconShape = ({ width, height }: { width: number | null; height: number | null }): boolean =>
  width !== null && width === height && width >= iconLimits.pixels

/** Whether a picture can be shown as a logo. Pictures without known size can. */
export function isLogoShape({ width, height }: { width: number | null; height: number | null }): boolean {
  if (width === null || height === null) return true
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= logoLimits.pixels && long <= short * logoLimits.times
}
