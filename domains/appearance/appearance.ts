/** The installation's look: ids of its pictures and its colours, all optional. */
export interface Appearance {
  logoBgDarkId: number | null
  logoBgLightId: number | null
  headerImageId: number | null
  institutionLogoId: number | null
  institutionLink: string | null
  /** Hex with `#`, three or six digits. */
  colors: { name: string; hexCode: string }[]
}

/** Nothing chosen: the built-in look. */
export const builtInAppearance: Appearance = {
  logoBgDarkId: null,
  logoBgLightId: null,
  headerImageId: null,
  institutionLogoId: null,
  institutionLink: null,
  colors: [],
}
