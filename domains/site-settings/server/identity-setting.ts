import type { Appearance } from '#domains/appearance/appearance.ts'
import { readAppearance, writeAppearance } from '#domains/appearance/server/appearance.queries.ts'
import { requireContentMedia } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { type IdentityPicture, identityPictures } from '../identity.input.ts'
import { iconLimits, isIconShape, isLogoShape, logoLimits } from '../logo-shape.ts'
import type { VersionedSetting } from './versioned-setting.ts'

const pictureFields = Object.keys(identityPictures) as IdentityPicture[]
const logos: readonly IdentityPicture[] = ['logoBgLight', 'logoBgDark', 'institutionLogo']

/** How the platform looks. */
export const identitySetting: VersionedSetting<Appearance> = {
  name: 'identity',
  publicChange: 'appearance',
  read: readAppearance,
  async write(tx, content, { before }) {
    const changed = pictureFields.filter(
      (field) => content[identityPictures[field]] !== before[identityPictures[field]],
    )
    await requireContentMedia(
      tx,
      changed.map((field) => content[identityPictures[field]]),
      'image',
    )
    await requirePictureShapes(tx, content, changed)
    await writeAppearance(tx, content)
  },
}

/** @throws AppError `request.invalid` with the fields of pictures that have no shape of a logo or of an icon */
async function requirePictureShapes(
  tx: Tx,
  content: Appearance,
  fields: readonly IdentityPicture[],
): Promise<void> {
  const idOf = (field: IdentityPicture) => content[identityPictures[field]]
  const media = await readMedia(
    tx,
    fields.flatMap((field) => idOf(field) ?? []),
  )
  const refused = fields.flatMap((field): FieldError[] => {
    const file = media.find(({ id }) => id === idOf(field))?.files.original
    if (!file) return []
    if (logos.includes(field) && !isLogoShape(file))
      return [{ field, code: 'appearance.logoShape', params: logoLimits }]
    if (field === 'icon' && !isIconShape(file))
      return [{ field, code: 'appearance.iconShape', params: iconLimits }]
    return []
  })
  if (refused.length > 0) throw new AppError('request.invalid', { fields: refused })
}
