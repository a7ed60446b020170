import * as z from 'zod/mini'
import type { Appearance } from '#domains/appearance/appearance.ts'
import { oneLine, optionalChosenId, withError } from '#platform/forms/schema.ts'
import { baseColors, builtInColors } from '#ui/theme/appearance.ts'
import { isReadable } from '#ui/theme/color-pairs.ts'
import { formatCrop, parseCrop } from './picture-crop.ts'

export const colorNames = Object.keys(builtInColors) as (keyof typeof builtInColors)[]

const hexColor = /^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}))?$/

/** `#` and three or six hexadecimal digits; empty for the built-in colour. */
const color = oneLine(20).check(z.regex(hexColor, withError('value.hexColor')))

/** An address of the web; empty for none. */
const link = oneLine(300).check(
  z.refine((text) => text === '' || isWebAddress(text), withError('value.webAddress')),
)

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.')
}

/** The pictures by the name of their field. */
export const identityPictures = {
  logoBgLight: 'logoBgLightId',
  logoBgDark: 'logoBgDarkId',
  headerImage: 'headerImageId',
  institutionLogo: 'institutionLogoId',
  icon: 'iconId',
} as const satisfies Record<string, keyof Appearance>
export type IdentityPicture = keyof typeof identityPictures

/** A rectangle inside a picture as `left,top,width,height` in fractions; empty for the whole picture. */
const pictureCrop = z.pipe(
  z
    .optional(z.string())
    .check(
      z.refine(
        (text) => text === undefined || text === '' || parseCrop(text) !== null,
        withError('value.invalid'),
      ),
    ),
  z.transform((text: string | undefined) => parseCrop(text ?? '')),
)

const fields = {
  primary: color,
  accent: color,
  ink: color,
  paper: color,
  line: color,
  logoBgLight: optionalChosenId,
  logoBgDark: optionalChosenId,
  headerImage: optionalChosenId,
  institutionLogo: optionalChosenId,
  icon: optionalChosenId,
  headerCrop: pictureCrop,
  institutionLink: link,
}

/** The form of the platform identity, as the browser checks it. */
export const identitySchema = z.object(fields)
export type IdentityInput = z.infer<typeof identitySchema>

/** The colours of a form that differ from empty. */
export const chosenColors = (form: Record<string, unknown>) =>
  colorNames.flatMap((name) => {
    const value = form[name]
    return typeof value === 'string' && value !== '' ? [{ name, hex_code: value }] : []
  })

/**
 * The form as the server checks it: colours that are hard to read need a confirmation (D45).
 */
export const confirmedIdentitySchema = z
  .object({ ...fields, acceptLowContrast: z.optional(z.string()) })
  .check(
    z.refine((form) => form.acceptLowContrast === 'on' || isReadable(baseColors(chosenColors(form))), {
      ...withError('appearance.lowContrast'),
      path: ['acceptLowContrast'],
    }),
  )

/** The initial values of the form. */
export const identityFormValues = (appearance: Appearance): Record<string, string> => ({
  ...Object.fromEntries(
    colorNames.map((name) => [name, appearance.colors.find((one) => one.name === name)?.hexCode ?? '']),
  ),
  institutionLink: appearance.institutionLink ?? '',
  headerCrop: formatCrop(appearance.headerCrop),
})

/** The appearance that a form describes. Colours with other names than those of the theme stay as they are. */
export function toAppearance(input: IdentityInput, before: Appearance): Appearance {
  const others = before.colors.filter(({ name }) => !Object.hasOwn(builtInColors, name))
  return {
    logoBgDarkId: input.logoBgDark,
    logoBgLightId: input.logoBgLight,
    headerImageId: input.headerImage,
    institutionLogoId: input.institutionLogo,
    iconId: input.icon,
    headerCrop: input.headerImage === null ? null : input.headerCrop,
    institutionLink: input.institutionLink === '' ? null : input.institutionLink,
    colors: [...chosenColors(input).map(({ name, hex_code }) => ({ name, hexCode: hex_code })), ...others],
  }
}
