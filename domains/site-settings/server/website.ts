import { listLanguages } from '#domains/languages/server/language.queries.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeMandatory, mayChangeWebsite, mayReadWebsite } from '../site-settings.policy.ts'
import { chosenMandatory, readWebsiteForm, type WebsiteInput, websiteSchema } from '../website.input.ts'
import type { WebsiteSettings } from '../website.ts'
import {
  readSetting,
  requireVersion,
  type SettingsContext,
  type SettingWithVersions,
  storeSetting,
} from './versioned-setting.ts'
import { websiteSetting } from './website-setting.ts'

/**
 * The settings of the website with their versions, newest first.
 * @throws AppError the reasons of `mayReadWebsite`
 */
export async function getWebsite(
  { db }: { db: Db },
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<SettingWithVersions<WebsiteSettings>> {
  authorize(mayReadWebsite(actor))
  return readSetting(db, websiteSetting, locale)
}

/**
 * Changes the settings; visitors see it at once. Owners alone change the mandatory properties.
 * @param values the submitted fields
 * @throws AppError the reasons of `mayChangeWebsite` and `mayChangeMandatory`, `setting.changed`; `request.invalid` with
 *   the fields
 */
export async function changeWebsite(
  context: SettingsContext,
  actor: Actor,
  { revision, values }: { revision: number; values: Readonly<Record<string, string>> },
): Promise<void> {
  authorize(mayChangeWebsite(actor))
  const mandatory = chosenMandatory(values)
  if (mandatory) authorize(mayChangeMandatory(actor))
  await storeSetting(context, websiteSetting, {
    actor,
    revision,
    kind: 'changed',
    next: async (tx, before) => {
      const codes = await contentLanguageCodes(tx)
      const input = parseForm(websiteSchema(codes, before), readWebsiteForm(values))
      requireKnownLanguages(values, codes)
      requireRepeatedAddress(input, before)
      return toWebsite(input, mandatory ?? before.mandatoryProperties)
    },
  })
}

/**
 * Makes an earlier version the present one, as a new version. For administrators who are no owners the mandatory
 * properties stay as they are.
 * @throws AppError the reasons of `mayChangeWebsite`, `setting.changed`, `setting.versionNotFound`
 */
export async function restoreWebsite(
  context: SettingsContext,
  actor: Actor,
  { revision, version }: { revision: number; version: number },
): Promise<void> {
  authorize(mayChangeWebsite(actor))
  await storeSetting(context, websiteSetting, {
    actor,
    revision,
    kind: 'restored',
    next: async (tx, before) => {
      const content = await requireVersion(tx, websiteSetting, version)
      const codes = await contentLanguageCodes(tx)
      const texts = Object.entries(content.texts).filter(([code]) => codes.includes(code))
      return {
        ...content,
        texts: Object.fromEntries(texts),
        mandatoryProperties: mayChangeMandatory(actor).allowed
          ? content.mandatoryProperties
          : before.mandatoryProperties,
      }
    },
  })
}

/** The languages that contents are written in. */
const contentLanguageCodes = async (tx: Tx): Promise<string[]> =>
  (await listLanguages(tx)).filter(({ otherLanguage }) => !otherLanguage).map(({ code }) => code)

/** @throws AppError `request.invalid` with the fields of languages that do not exist */
function requireKnownLanguages(values: Readonly<Record<string, string>>, codes: readonly string[]): void {
  const unknown = Object.keys(values).flatMap((field) => {
    const [, code] = /^home(?:Title|Text)\.(.+)$/.exec(field) ?? []
    return code !== undefined && !codes.includes(code) ? [{ field, code }] : []
  })
  if (unknown.length > 0)
    throw new AppError('request.invalid', {
      fields: unknown.map(({ field, code }) => ({ field, code: 'value.unknown', params: { value: code } })),
    })
}

/** A wrong address would lose messages, so a new one is written twice. */
function requireRepeatedAddress(input: WebsiteInput, before: WebsiteSettings): void {
  const isNew = input.contactEmail !== '' && input.contactEmail !== before.contactEmail
  if (isNew && input.contactEmailAgain !== input.contactEmail)
    throw new AppError('request.invalid', {
      fields: [{ field: 'contactEmailAgain', code: 'value.mismatch' }],
    })
}

function toWebsite(input: WebsiteInput, mandatoryProperties: PropertyKey[]): WebsiteSettings {
  const { homeTitle, homeText, contactEmail, contactEmailAgain: _, ...rest } = input
  const texts = Object.keys(homeTitle).flatMap((code) => {
    const text = { homeTitle: homeTitle[code] ?? '', homeText: homeText[code] ?? '' }
    return text.homeTitle === '' && text.homeText === '' ? [] : [[code, text] as const]
  })
  return {
    ...rest,
    contactEmail: contactEmail === '' ? null : contactEmail,
    texts: Object.fromEntries(texts),
    mandatoryProperties,
  }
}
