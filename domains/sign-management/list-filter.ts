import { mayDecline } from '#domains/signs/sign.policy.ts'
import { isWaiting } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import type { PanelSign } from './panel-sign.ts'
import type { SignListQuery, SignListScope, SignListTab } from './sign-list.input.ts'
import type { SignFacts, SignOutline } from './sign-outline.ts'

/** A query of a list, as the signs in memory are compared with it. */
export interface ListFilter extends Omit<SignListQuery, 'changedSince' | 'values' | 'filters'> {
  /** Milliseconds since 1970 (UTC). */
  changedFrom: number | null
  /** Ids of entries; a sign has all of them. No sign has the entry 0. */
  values: readonly number[]
  /** Facts as `propertyFacts` names them; a sign has one of each list. */
  properties: readonly (readonly string[])[]
  /** The content language of the person; its translations rank before others. */
  language: string
}

/** Whether a list depends on what signs contain. Other lists are decided by facts about people, state and time. */
export const readsContent = ({
  q,
  order,
  untranslated,
  missing,
  tag,
  values,
  properties,
}: ListFilter): boolean =>
  q !== '' ||
  order === 'alphabetical' ||
  untranslated !== null ||
  missing !== null ||
  tag !== null ||
  values.length > 0 ||
  properties.length > 0

/** Whether a sign belongs to a list of the person, apart from whether the person may see it. */
export function isInScope(actor: Actor, sign: SignFacts, scope: SignListScope): boolean {
  if (scope === 'all') return true
  if (actor.kind !== 'account') return false
  if (scope === 'mine') return sign.authorId === actor.id
  return isWaiting(sign) || hasDecided(actor.id, sign)
}

/** Whether a sign is listed under a tab. */
export function isInTab(actor: Actor, sign: SignFacts, tab: SignListTab): boolean {
  if (tab === 'waiting') return isWaitingFor(actor, sign)
  if (tab === 'decided') return actor.kind === 'account' && hasDecided(actor.id, sign)
  return sign.state === tab
}

/** Nobody approves their own signs, so that deleting one's own sign is no such decision. */
const hasDecided = (accountId: number, { authorId, decidedBy }: SignFacts): boolean =>
  authorId !== accountId && decidedBy.includes(accountId)

/** Whether the person may decide about a sign that waits. Nobody approves their own changes. */
function isWaitingFor(actor: Actor, sign: SignFacts): boolean {
  if (actor.kind !== 'account' || !isWaiting(sign) || sign.changedBy.includes(actor.id)) return false
  return mayDecline(actor, sign).allowed
}

/** The facts that decide whether a person sees a sign and under which tabs. */
export const peopleFacts = (sign: SignOutline) => [
  sign.status,
  sign.state,
  sign.authorId,
  sign.approverId,
  sign.changedBy.toSorted(),
  sign.decidedBy.toSorted(),
  sign.public !== null,
]

/** The filters by people and status. */
export const matchesPeople = (sign: SignFacts, { authorId, approverId, status }: ListFilter): boolean =>
  (status === null || sign.status === status) &&
  (authorId === null || (sign.authorId ?? 0) === authorId) &&
  (approverId === null || (sign.approverId ?? 0) === approverId)

/** What the filters by content read. */
export const contentFacts = (sign: PanelSign) => [
  translatedLanguages(sign).toSorted(),
  sign.missing,
  sign.tags.toSorted(),
]

/** The filters by content. */
export const matchesContent = (sign: PanelSign, { untranslated, missing, tag }: ListFilter): boolean =>
  (untranslated === null || !isTranslatedInto(sign, untranslated)) &&
  (missing === null || sign.missing.includes(missing)) &&
  (tag === null || sign.tags.includes(tag))

export const isTranslatedInto = ({ entry }: PanelSign, language: string): boolean =>
  (entry.translations[language]?.length ?? 0) > 0
const translatedLanguages = (sign: PanelSign) =>
  Object.keys(sign.entry.translations).filter((language) => isTranslatedInto(sign, language))
