import type { Institution } from '#domains/institutions/index.ts'
import { type Media, shownFile } from '#domains/media/index.ts'
import type { Appearance } from './appearance.ts'

type FindMedia = (id: number | null) => Media | undefined

/** The appearance settings as the specification's call writes them; addresses of pictures, or null. */
export function toAppearanceWire(
  appearance: Appearance,
  institutions: readonly Institution[],
  media: FindMedia,
) {
  const address = (id: number | null) => {
    const found = media(id)
    const file = found && shownFile(found)
    return file ? `/media/${file.key}` : null
  }
  return {
    colors: appearance.colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode })),
    logos: { bg_dark: address(appearance.logoBgDarkId), bg_light: address(appearance.logoBgLightId) },
    partner_institutions: institutions
      .filter((institution) => institution.isPartner)
      .map(({ id, name, link, logoId }) => ({ id, name, link, logo: address(logoId) })),
    platform_header: { image: address(appearance.headerImageId) },
    institution: { logo: address(appearance.institutionLogoId), link: appearance.institutionLink },
  }
}
