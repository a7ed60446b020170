/** A rectangle inside a picture, in fractions of its width and height. */
export interface PictureCrop {
  left: number
  top: number
  width: number
  height: number
}

/** How an installation looks: its pictures (media ids) and colours, all optional. */
export interface Appearance {
  logoBgDarkId: number | null
  logoBgLightId: number | null
  headerImageId: number | null
  institutionLogoId: number | null
  institutionLink: string | null
  /** The picture of icons; null where they are made from a logo. */
  iconId: number | null
  /** The part of the header picture that phones show; null for the whole picture. */
  headerCrop: PictureCrop | null
  /** `#` and three or six hexadecimal digits. */
  colors: { name: string; hexCode: string }[]
}

/** The appearance when nothing is configured: built-in pictures and colours. */
export const builtInAppearance: Appearance = {
  logoBgDarkId: null,
  logoBgLightId: null,
  headerImageId: null,
  institutionLogoId: null,
  institutionLink: null,
  iconId: null,
  headerCrop: null,
  colors: [],
}
