/** How an installation looks: its pictures (media ids) and colours, all optional. */
export interface Appearance {
  logoBgDarkId: number | null
  logoBgLightId: number | null
  headerImageId: number | null
  institutionLogoId: number | null
  institutionLink: string | null
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
  colors: [],
}
