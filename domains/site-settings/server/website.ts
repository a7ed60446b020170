import type { AccountsContext } from '#domains/accounts/index.ts'
import { listLanguages } from '#domains/languages/server/language.queries.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { AccountActor, Actor } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeMandatory, mayChangeWebsite, mayReadWebsite } from '../site-settings.policy.ts'
import { chosenMandatory, readWebsiteForm, type WebsiteInput, websiteSchema } from '../website.input.ts'
import type { WebsiteSettings } from '../website.ts'
import {
  countContactEmailMail,
  findWaitingContactEmail,
  requestContactEmail,
  type WaitingContactEmail,
} from './contact-email-requests.ts'
import { lockSettings } from './setting-version.queries.ts'
import {
  readSetting,
  requireSeenRevision,
  requireVersion,
  type SettingsContext,
  type SettingWithVersions,
  storeNextVersion,
  storeSetting,
} from './versioned-setting.ts'
import { websiteSetting } from './website-setting.ts'

/** Dependencies of a change of the settings, which may send a mail to a new contact address. */
type WebsiteContext = SettingsContext & Pick<AccountsContext, 'mails' | 'formGate' | 'clientAddress'>

/**
 * The settings of the website with their versions, newest first, and the contact address that waits for its
 * confirmation.
 * @throws AppError the reasons of `mayReadWebsite`
 */
export async function getWebsite(
  { db, now }: SettingsContext,
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<SettingWithVersions<WebsiteSettings> & { waiting: WaitingContactEmail | null }> {
  authorize(mayReadWebsite(actor))
  const setting = await readSetting(db, websiteSetting, locale)
  return { ...setting, waiting: await findWaitingContactEmail(db, now()) }
}

/**
 * Changes the settings; visitors see it at once. Owners alone change the mandatory properties. A new contact address
 * receives a link and is used when somebody confirms it there; an address is removed at once.
 * @param values the submitted fields
 * @returns the address that received a link; null without one
 * @throws AppError the reasons of `mayChangeWebsite` and `mayChangeMandatory`, `setting.changed`; `request.invalid` with
 *   the fields; `form.tooMany` after too many new addresses
 */
export async function changeWebsite(
  context: WebsiteContext,
  actor: AccountActor,
  { revision, values }: { revision: number; values: Readonly<Record<string, string>> },
): Promise<string | null> {
  authorize(mayChangeWebsite(actor))
  const mandatory = chosenMandatory(values)
  if (mandatory) authorize(mayChangeMandatory(actor))
  const { db, mails, now } = context
  await requireSeenRevision(db, websiteSetting, revision)
  const present = await websiteSetting.read(db)
  const codes = await contentLanguageCodes(db)
  const input = parseForm(websiteSchema(codes, present), readWebsiteForm(values))
  requireKnownLanguages(values, codes)
  const isNew = input.contactEmail !== '' && input.contactEmail !== present.contactEmail
  const isWaiting = isNew && (await findWaitingContactEmail(db, now()))?.newEmail === input.contactEmail
  const asked = isNew && !isWaiting ? input.contactEmail : null
  // Counted outside the transaction, so that a refused form is counted too.
  if (asked !== null) await countContactEmailMail(context)
  await inTransaction(db, async (tx) => {
    const at = now()
    await lockSettings(tx)
    await requireSeenRevision(tx, websiteSetting, revision)
    await storeNextVersion(tx, websiteSetting, {
      actor,
      at,
      kind: 'changed',
      next: (_, before) => ({
        ...toWebsite(input, mandatory ?? before.mandatoryProperties),
        ...(isNew && { contactEmail: before.contactEmail }),
      }),
    })
    if (asked !== null) await requestContactEmail(tx, { mails, accountId: actor.id, newEmail: asked, at })
  })
  return asked
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
const contentLanguageCodes = async (tx: Db | Tx): Promise<string[]> =>
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

function toWebsite(input: WebsiteInput, mandatoryProperties: PropertyKey[]): WebsiteSettings {
  const { homeTitle, homeText, contactEmail, ...rest } = input
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
