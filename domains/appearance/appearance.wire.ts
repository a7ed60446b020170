import type { Institution } from '#domains/institutions/institution.ts'
import { type Media, shownMediaUrl } from '#domains/media/media.ts'
import type { Appearance } from './appearance.ts'

/** The appearance as the specification's API returns it; pictures as URLs, or null. */
export function toAppearanceWire(
  appearance: Appearance,
  institutions: readonly Institution[],
  findMedia: (id: number | null) => Media | undefined,
) {
  const pictureUrl = (id: number | null) => shownMediaUrl(findMedia(id))
  return {
    colors: appearance.colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode })),
    logos: { bg_dark: pictureUrl(appearance.logoBgDarkId), bg_light: pictureUrl(appearance.logoBgLightId) },
    partner_institutions: institutions
      .filter((institution) => institution.isPartner)
      .map(({ id, name, link, logoId }) => ({ id, name, link, logo: pictureUrl(logoId) })),
    platform_header: { image: pictureUrl(appearance.headerImageId) },
    institution: { logo: pictureUrl(appearance.institutionLogoId), link: appearance.institutionLink },
  }
}
