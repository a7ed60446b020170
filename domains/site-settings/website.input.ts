import * as z from 'zod/mini'
import { countryCodes } from '#domains/content/country-codes.ts'
import { unknownCountry, unknownSignLanguage } from '#domains/content/dataset.ts'
import { signLanguages } from '#domains/content/sign-languages.ts'
import { optionalProperties } from '#domains/signs/mandatory-properties.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import { oneLine, optionalEmail, requiredLine, withError } from '#platform/forms/schema.ts'
import { dataLicences, maxHomeText, maxTitle, retentionChoices, type WebsiteSettings } from './website.ts'

/** The sign languages that can be chosen by name, as ISO 639-3. */
export const signLanguageChoices: readonly string[] = [...signLanguages.keys()]

const checkbox = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === 'on'),
)

/** A text of several lines, which may be empty. */
const homeText = z.string(withError('value.required')).check(
  z.refine((text) => !/[^\P{Cc}\r\n]|[\u2028-\u202E\u2066-\u2069]/u.test(text), withError('value.invalid')),
  z.trim(),
  z.maxLength(maxHomeText, withError('value.tooLong')),
)

const oneOf = (values: readonly string[]) =>
  oneLine(20).check(z.refine((value) => values.includes(value), withError('value.choose')))

/**
 * The form of the settings of the website. Title and text are the fields `homeTitle.<language>` and `homeText.<language>`.
 * @param before what is stored: values that no list has can stay
 */
export const websiteSchema = (
  languages: readonly string[],
  before: Pick<WebsiteSettings, 'signLanguage' | 'licence' | 'retentionMonths'>,
) =>
  z.object({
    homeTitle: z.object(Object.fromEntries(languages.map((code) => [code, oneLine(maxTitle)]))),
    homeText: z.object(Object.fromEntries(languages.map((code) => [code, homeText]))),
    country: oneOf([...countryCodes, unknownCountry]),
    signLanguage: oneOf([...signLanguageChoices, before.signLanguage, unknownSignLanguage]),
    versionLabel: requiredLine(20),
    licence: oneOf([...dataLicences, before.licence]),
    contactEmail: optionalEmail,
    schoolMode: checkbox,
    uploadedHandsFirst: checkbox,
    countsViews: checkbox,
    retentionMonths: z.pipe(
      oneOf([...retentionChoices, before.retentionMonths].map(String)),
      z.transform(Number),
    ),
  })
export type WebsiteInput = z.infer<ReturnType<typeof websiteSchema>>

/** The submitted fields as `websiteSchema` expects them: texts by language. */
export function readWebsiteForm(values: Readonly<Record<string, string>>) {
  const texts = (field: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), value]] : [],
      ),
    )
  return { ...values, homeTitle: texts('homeTitle'), homeText: texts('homeText') }
}

/**
 * The properties that the form of an owner marks as mandatory: the fields `mandatory.<key>`.
 * @returns undefined for a form without them
 */
export const chosenMandatory = (values: Readonly<Record<string, string>>): PropertyKey[] | undefined =>
  values.choosesMandatory === undefined
    ? undefined
    : optionalProperties.filter((key) => values[`mandatory.${key}`] === 'on')

/** A state of the form that is shown as visitors will see it. */
export const websitePreviewSchema = z.strictObject({
  values: z.record(z.string(), z.string()),
  language: z.string().check(z.maxLength(35)),
})

/** The initial values of the form. */
export const websiteFormValues = (
  { texts, mandatoryProperties, ...settings }: WebsiteSettings,
  languages: readonly string[],
): Record<string, string> => ({
  ...Object.fromEntries(
    languages.flatMap((code) => [
      [`homeTitle.${code}`, texts[code]?.homeTitle ?? ''],
      [`homeText.${code}`, texts[code]?.homeText ?? ''],
    ]),
  ),
  country: settings.country,
  signLanguage: settings.signLanguage,
  versionLabel: settings.versionLabel,
  licence: settings.licence,
  contactEmail: settings.contactEmail ?? '',
  schoolMode: settings.schoolMode ? 'on' : '',
  uploadedHandsFirst: settings.uploadedHandsFirst ? 'on' : '',
  countsViews: settings.countsViews ? 'on' : '',
  retentionMonths: String(settings.retentionMonths),
  ...Object.fromEntries(mandatoryProperties.map((key) => [`mandatory.${key}`, 'on'])),
})
