import type { Appearance } from './appearance.ts'

/** The sizes in pixels for the tab of the browser, and for the home screen of a device. */
export const tabIconSizes = [16, 32, 64] as const
export const appIconSizes = [180, 192, 512] as const
const sizes: readonly number[] = [...tabIconSizes, ...appIconSizes]

/** Whether icons of this size have the ground of the page: home screens show no transparent icons. */
export const hasGround = (size: number): boolean => (appIconSizes as readonly number[]).includes(size)

/** The picture that icons are made from: an own one, else a logo; null without both. */
export const iconPictureId = ({ iconId, logoBgLightId, logoBgDarkId }: Appearance): number | null =>
  iconId ?? logoBgLightId ?? logoBgDarkId

/** The URL path of an icon. The content of an address never changes, because a changed picture has another id. */
export const siteIconPath = (logo: number, size: number): string => `/site-icons/${logo}-${size}.png`

/** Logo and size of a file name; undefined for other names. */
export function parseSiteIcon(file: string): { logo: number; size: number } | undefined {
  const [, logo, size] = /^([1-9]\d{0,8})-([1-9]\d{1,2})\.png$/.exec(file) ?? []
  return sizes.includes(Number(size)) ? { logo: Number(logo), size: Number(size) } : undefined
}
