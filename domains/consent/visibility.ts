import type { AccountState } from '#platform/actor.ts'
import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import type { ConsentChoices, Visibility } from './consent.ts'

/** What decides about a person whose data somebody wants to see. */
export interface DataOwner {
  id: number
  institutionId: number | null
  state: AccountState
}

/** Which parts of a person's data somebody sees. */
export interface VisibleParts {
  /** Photo, hearing status, first language, state and zip code. */
  general: boolean
  email: boolean
  /** Institution, profession and linked project. */
  details: boolean
}

const allParts: VisibleParts = { general: true, email: true, details: true }
const noParts: VisibleParts = { general: false, email: false, details: false }

/** Deleted, and chose that everything is hidden at once: such a person is shown as a former member. */
export const isFormerMember = (
  { state }: Pick<DataOwner, 'state'>,
  choices: Pick<ConsentChoices, 'afterDeletion'> | null,
): boolean => state === 'deleted' && choices?.afterDeletion === 1

/**
 * Which parts of a person's data somebody sees. One's own always; without a consent record nobody else sees any, and
 * "everyone" means everyone who takes part in the panel: accepted, with a confirmed address. Two people without
 * institution have none in common, nor have two of the institution "other", which no actor carries.
 */
export function visibleParts(viewer: Actor, owner: DataOwner, choices: ConsentChoices | null): VisibleParts {
  if (viewer.kind === 'system') return allParts
  if (viewer.kind === 'account' && viewer.id === owner.id) return allParts
  if (!isMember(viewer) || !choices || isFormerMember(owner, choices)) return noParts
  const isColleague = viewer.institutionId !== null && viewer.institutionId === owner.institutionId
  const isIncluded = (visibility: Visibility) =>
    visibility === 3 || isAdministrator(viewer) || (visibility === 2 && isColleague)
  return {
    general: choices.sharesGeneralData,
    email: isIncluded(choices.emailVisibility),
    details: isIncluded(choices.detailsVisibility),
  }
}

/** Whether somebody sees what a person chose in the consent form. */
export const maySeeChoices = (viewer: Actor, owner: DataOwner, choices: ConsentChoices): boolean =>
  viewer.kind === 'system' ||
  (viewer.kind === 'account' && viewer.id === owner.id) ||
  (isAdministrator(viewer) && choices.adminsSeeChoices && !isFormerMember(owner, choices))
