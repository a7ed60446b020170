import { z } from 'zod'
import type { Institution } from '#domains/institutions/institution.ts'
import { type Media, shownMediaUrl } from '#domains/media/media.ts'
import type { Appearance } from './appearance.ts'

const picture = z.string().nullable()

export const appearanceWire = z
  .object({
    colors: z.array(z.object({ name: z.string(), hex_code: z.string() })),
    logos: z.object({ bg_dark: picture, bg_light: picture }),
    partner_institutions: z.array(
      z.object({ id: z.int(), name: z.string(), link: z.string().nullable(), logo: picture }),
    ),
    platform_header: z.object({ image: picture }),
    institution: z.object({ logo: picture, link: z.string().nullable() }),
  })
  .meta({ id: 'Appearance' })

/** The appearance as the specification's API returns it; pictures as URLs, or null. */
export function toAppearanceWire(
  appearance: Appearance,
  institutions: readonly Institution[],
  findMedia: (id: number | null) => Media | undefined,
): z.output<typeof appearanceWire> {
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
