import type { Locale } from '#platform/i18n/locales.ts'
import type { Account } from '../account.ts'

export const photoLimits = { megabytes: 12, megapixels: 40, pixels: 96 } as const

/** Sides of the two squares that are kept, in pixels. */
export const photoSides = { photo: 512, avatar: 96 } as const
export type PhotoSize = keyof typeof photoSides

/** File types that a photo may have, for `accept`. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The square that is cut out of an upright picture: parts of its width, of its height, and of its shorter side. */
export interface PhotoCrop {
  left: number
  top: number
  size: number
}

/** Where the photo of a person is shown to those who may see it; null where there is none. */
export const photoUrl = (
  { id, photo }: Pick<Account, 'id' | 'photo'>,
  size: PhotoSize,
  locale: Locale,
): string | null =>
  photo === null ? null : `/${locale}/control-panel/photos/${id}?size=${size}&v=${photo.slice(0, 8)}`
