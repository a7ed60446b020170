import type { ConsentChoices } from '#domains/consent/consent.ts'
import { isFormerMember, maySeeChoices, visibleParts } from '#domains/consent/visibility.ts'
import type { AccountState } from '#platform/actor.ts'
import { type Actor, isAdministrator } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import {
  type Account,
  accountStateOf,
  type HearingStatus,
  type ProfileType,
  profileTypeOf,
} from './account.ts'
import { displayName, shortName } from './display-name.ts'
import { photoUrl } from './profile/photo.ts'
import type { OptionLabels } from './profile/profile-field-options.ts'

/** A person for a viewer; values that the viewer may not see are null. */
export interface PersonView {
  id: number
  displayName: string
  shortName: string
  state: AccountState
  /** Null for a former member, of whom only name and state are shown; so is the date. */
  profileType: ProfileType | null
  isOwner: boolean
  registeredAt: Date | null
  /** Deleted, with the choice to be hidden at once. */
  isFormer: boolean
  general: {
    /** URLs of the photo and of its small square. */
    photo: string | null
    avatar: string | null
    hearingStatus: HearingStatus | null
    firstLanguage: string | null
    state: string | null
    zipCode: string | null
  } | null
  email: string | null
  details: { institution: string | null; profession: string | null; linkedProject: string | null } | null
  choices: ConsentChoices | null
}

/**
 * A person for a viewer. Accounts leave the server in no other form.
 * @param choices answers of the presented person; null without a consent record
 */
export function presentPerson(
  viewer: Actor,
  account: Account,
  choices: ConsentChoices | null,
  names: OptionLabels,
  locale: Locale,
): PersonView {
  const owner = { id: account.id, institutionId: account.institutionId, state: accountStateOf(account) }
  const parts = visibleParts(viewer, owner, choices)
  const isFormer = isFormerMember(owner, choices)
  return {
    ...presentNames(viewer, account, isFormer, locale),
    id: account.id,
    state: owner.state,
    isFormer,
    profileType: isFormer ? null : profileTypeOf(account),
    isOwner: !isFormer && account.isOwner,
    registeredAt: isFormer ? null : account.registeredAt,
    general: parts.general
      ? {
          photo: photoUrl(account, 'photo', locale),
          avatar: photoUrl(account, 'avatar', locale),
          hearingStatus: account.hearingStatus,
          firstLanguage: names.language(account.firstLanguageId),
          state: account.state,
          zipCode: account.zipCode,
        }
      : null,
    email: parts.email ? account.email : null,
    details: parts.details
      ? {
          institution: names.institution(account.institutionId),
          profession: names.profession(account.professionId),
          linkedProject: account.linkedProject,
        }
      : null,
    choices: choices && maySeeChoices(viewer, owner, choices) ? choices : null,
  }
}

/** The names of a former member are visible to administrators only. */
function presentNames(viewer: Actor, account: Account, isFormer: boolean, locale: Locale) {
  const isNameless = isFormer && !isAdministrator(viewer)
  if (!isNameless) return { displayName: displayName(account, locale), shortName: shortName(account, locale) }
  const former = translator(locale)('consent:formerMember')
  return { displayName: former, shortName: former }
}
