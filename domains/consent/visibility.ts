import type { AccountState } from '#platform/actor.ts'
import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import type { ConsentChoices, Visibility } from './consent.ts'

/** The person whose data is viewed: the facts that decide the visibility. */
export interface DataOwner {
  id: number
  institutionId: number | null
  state: AccountState
}

/** The parts of a person's data that a viewer sees. */
export interface VisibleParts {
  /** Photo, hearing status, first language, state and zip code. */
  general: boolean
  email: boolean
  /** Institution, profession and linked project. */
  details: boolean
}

const allParts: VisibleParts = { general: true, email: true, details: true }
const noParts: VisibleParts = { general: false, email: false, details: false }

/** Whether a person is shown as a former member: deleted, with the choice to hide everything at once. */
export const isFormerMember = (
  { state }: Pick<DataOwner, 'state'>,
  choices: Pick<ConsentChoices, 'afterDeletion'> | null,
): boolean => state === 'deleted' && choices?.afterDeletion === 1

/**
 * The parts of a person's data that a viewer sees. People always see their own data. Without a consent record nobody
 * else sees any. "Everyone" means every member: accepted, with a confirmed address. Two people without an institution
 * are not colleagues, nor are two people of the institution "other", which is null in every actor.
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

/** Whether a viewer sees the answers of a person to the consent form. */
export const maySeeChoices = (viewer: Actor, owner: DataOwner, choices: ConsentChoices): boolean =>
  viewer.kind === 'system' ||
  (viewer.kind === 'account' && viewer.id === owner.id) ||
  (isAdministrator(viewer) && choices.adminsSeeChoices && !isFormerMember(owner, choices))
