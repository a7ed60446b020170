import { type Appearance, builtInAppearance } from '#domains/appearance/appearance.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type IdentityInput, toAppearance } from '../identity.input.ts'
import { mayChangeIdentity } from '../site-settings.policy.ts'
import { identitySetting } from './identity-setting.ts'
import {
  readSetting,
  requireVersion,
  type SettingsContext,
  type SettingWithVersions,
  storeSetting,
} from './versioned-setting.ts'

/**
 * The appearance with its versions, newest first.
 * @throws AppError the reasons of `mayChangeIdentity`
 */
export async function getIdentity(
  { db }: { db: Db },
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<SettingWithVersions<Appearance>> {
  authorize(mayChangeIdentity(actor))
  return readSetting(db, identitySetting, locale)
}

/**
 * Changes colours, pictures and link; visitors see it at once.
 * @throws AppError the reasons of `mayChangeIdentity`, `setting.changed`, `media.notFound`; `request.invalid` with the
 *   fields of pictures that are no logos
 */
export async function changeIdentity(
  context: SettingsContext,
  actor: Actor,
  { revision, input }: { revision: number /** Parsed by `confirmedIdentitySchema`. */; input: IdentityInput },
): Promise<void> {
  authorize(mayChangeIdentity(actor))
  await storeSetting(context, identitySetting, {
    actor,
    revision,
    kind: 'changed',
    next: (_, before) => toAppearance(input, before),
  })
}

/**
 * Makes an earlier version the present one, as a new version.
 * @throws AppError the reasons of `mayChangeIdentity`, `setting.changed`, `setting.versionNotFound`, `media.notFound`
 */
export async function restoreIdentity(
  context: SettingsContext,
  actor: Actor,
  { revision, version }: { revision: number; version: number },
): Promise<void> {
  authorize(mayChangeIdentity(actor))
  await storeSetting(context, identitySetting, {
    actor,
    revision,
    kind: 'restored',
    // A version may be older than a part of the look.
    next: async (tx) => ({ ...builtInAppearance, ...(await requireVersion(tx, identitySetting, version)) }),
  })
}
