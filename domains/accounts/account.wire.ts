import { z } from 'zod'
import { consentWire, toConsentWire } from '#domains/consent/consent.wire.ts'
import { legalVersionWire } from '#domains/content/legal-version.wire.ts'
import type { AccountStatus } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { hearingStatuses, type ProfileType, profileTypeOf } from './account.ts'
import { displayName } from './display-name.ts'
import type { OwnAccount } from './profile/own-account.ts'
import { photoApiUrl } from './profile/photo.ts'

const text = z.string().nullable()
const id = z.int().nullable()

/** A person's own data, with the names of the specification where they exist. */
export const userWire = z
  .object({
    id: z.int(),
    name: z.string(),
    sign_last_name: text,
    sign_social_name: text,
    display_name: z.string(),
    email: z.string(),
    email_verified_at: text,
    hearing_status: z.enum(hearingStatuses).nullable(),
    sign_first_language_id: id,
    profession_id: id,
    state: text,
    zip_code: text,
    sign_institution_id: id,
    linked_project: text,
    photo: text,
    avatar: text,
    created_at: z.string(),
    user_type_id: z.union([z.literal(1), z.literal(2)]),
    profile_type: z.enum(['Admin', 'Approver', 'Publisher']),
    sign_approver: z.boolean(),
    sign_master: z.boolean(),
    sign_status: z.union([z.literal(0), z.literal(1)]).nullable(),
    sign_privacy: consentWire.nullable(),
    sign_accepted_term_id: id,
    sign_accepted_privacy_policy_id: id,
    /** The accepted policy, which the answers of `sign_privacy` refer to. */
    sign_privacy_policy: legalVersionWire.nullable(),
    deleted_at: text,
  })
  .meta({ id: 'User' })
/** The answer to a sign-in. */
export const signedInWire = z.object({ token: z.string(), user: userWire })
/** The answer to the question who is signed in. */
export const signedInPersonWire = z.object({ user: userWire })
type UserWire = z.infer<typeof userWire>

const statuses: Record<AccountStatus, UserWire['sign_status']> = { awaiting: null, rejected: 0, approved: 1 }
const profileTypes: Record<ProfileType, UserWire['profile_type']> = {
  admin: 'Admin',
  approver: 'Approver',
  publisher: 'Publisher',
}

/**
 * The own account on the wire.
 * @param policy the accepted privacy policy with its text; null without one
 * @param locale decides about the order of names
 */
export const toUserWire = (
  { account, choices, accepted }: OwnAccount,
  policy: UserWire['sign_privacy_policy'],
  locale: Locale,
): UserWire => ({
  id: account.id,
  name: account.name,
  sign_last_name: account.lastName,
  sign_social_name: account.socialName,
  display_name: displayName(account, locale),
  email: account.email,
  email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  hearing_status: account.hearingStatus,
  sign_first_language_id: account.firstLanguageId,
  profession_id: account.professionId,
  state: account.state,
  zip_code: account.zipCode,
  sign_institution_id: account.institutionId,
  linked_project: account.linkedProject,
  photo: photoApiUrl(account, 'photo'),
  avatar: photoApiUrl(account, 'avatar'),
  created_at: account.registeredAt.toISOString(),
  user_type_id: account.isAdmin ? 1 : 2,
  profile_type: profileTypes[profileTypeOf(account)],
  sign_approver: account.isApprover,
  sign_master: account.isOwner,
  sign_status: statuses[account.status],
  sign_privacy: choices && toConsentWire(choices),
  sign_accepted_term_id: accepted.terms,
  sign_accepted_privacy_policy_id: accepted.privacy,
  sign_privacy_policy: policy,
  deleted_at: account.deletedAt?.toISOString() ?? null,
})
