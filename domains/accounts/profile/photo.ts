import type { Locale } from '#platform/i18n/locales.ts'
import type { Account } from '../account.ts'

/** Maximum size of the file, and minimum side in pixels. */
export const photoLimits = { megabytes: 12, pixels: 96 } as const

/** Sides of the two stored squares, pixels. */
export const photoSides = { photo: 512, avatar: 96 } as const
export type PhotoSize = keyof typeof photoSides

/** File types that a photo may have, for `accept`. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** A square of the upright image: fractions of its width, of its height and of its shorter side. */
export interface PhotoCrop {
  left: number
  top: number
  size: number
}

/** URL of the photo of a person for pages, which answers only viewers who may see it; null without a photo. */
export const photoUrl = (
  { id, photo }: Pick<Account, 'id' | 'photo'>,
  size: PhotoSize,
  locale: Locale,
): string | null =>
  photo === null ? null : `/${locale}/control-panel/photos/${id}?size=${size}&v=${photo.slice(0, 8)}`

/** URL of the photo in the API, which accepts the bearer token too; null without a photo. */
export const photoApiUrl = ({ id, photo }: Pick<Account, 'id' | 'photo'>, size: PhotoSize): string | null =>
  photo === null ? null : `/api/signbank/users/${id}/photo?size=${size}&v=${photo.slice(0, 8)}`
