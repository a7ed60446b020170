import { maySee } from '#domains/signs/sign.policy.ts'
import { type SignState, signStates } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import { isInScope, isInTab, isTranslatedInto } from './list-filter.ts'
import type { PanelSign } from './panel-sign.ts'
import type { PanelSigns } from './panel-signs.ts'
import type { SignGroups } from './sign-groups.ts'
import { asSeen, type SignOutline } from './sign-outline.ts'

/** How many signs each short list shows. */
export const signsPerShortList = 5

/** The signs that are to be worked on, as one person sees them; first by their ids. */
export interface SignWork<Sign = PanelSign> {
  /** Number of visible signs in each state. */
  counts: Record<SignState, number>
  /** Signs that wait for this approver, the longest waiting first. */
  waiting: ShortList<Sign>
  /** The person's own signs that an approver sent back, the latest change first. */
  sentBack: ShortList<Sign>
  /** The newest signs that are not deleted. */
  latest: Sign[]
  /** Published signs that lack something; null if that was not asked for. */
  lacking: LackingSigns | null
}

interface LackingSigns {
  handshape: number
  /** By content language; languages that no sign lacks are left out. */
  translations: { language: string; count: number }[]
}

interface ShortList<Sign> {
  count: number
  /** The first of them. */
  signs: Sign[]
}

/**
 * What waits for a person among all signs, and how many signs are in each state.
 * @param languages that signs are translated into; null if what signs lack is not asked for, so that their outlines are enough
 */
export function summarizeSignWork(
  actor: Actor,
  all: PanelSigns,
  languages: readonly string[] | null,
): SignWork<number> {
  const { people, byChange, byCreation } = all
  const visible = people.where((sign) => maySee(actor, sign).allowed)
  const visibleWhere = (condition: (sign: SignOutline) => boolean) =>
    people.where(condition).map((is, group) => is & (visible[group] as number))
  const waiting = visibleWhere((sign) => isInTab(actor, sign, 'waiting'))
  const sentBack = visibleWhere((sign) => sign.state === 'needs-changes' && isInScope(actor, sign, 'mine'))
  const published = visibleWhere(({ status }) => status === 'published')
  const current = visibleWhere(({ status }) => status !== 'deleted')
  return {
    counts: countStates(people, visible, actor),
    waiting: {
      count: countSigns(people, waiting),
      signs: signsAtEnd(all, byChange, { end: 'first', chosen: waiting }),
    },
    sentBack: {
      count: countSigns(people, sentBack),
      signs: signsAtEnd(all, byChange, { end: 'last', chosen: sentBack }),
    },
    latest: signsAtEnd(all, byCreation, { end: 'last', chosen: current }),
    lacking: languages && countLacking(all, published, languages),
  }
}

function countStates(
  people: SignGroups<SignOutline>,
  chosen: Uint8Array,
  actor: Actor,
): Record<SignState, number> {
  const counts = Object.fromEntries(signStates.map((state) => [state, 0])) as Record<SignState, number>
  people.each((sign, group) => {
    if (chosen[group] === 1) counts[asSeen(actor, sign).state] += people.size(group)
  })
  return counts
}

const countSigns = (people: SignGroups<SignOutline>, chosen: Uint8Array): number =>
  chosen.reduce((sum, is, group) => sum + is * people.size(group), 0)

/** The ids of the signs of chosen groups that are nearest to one end of an order, beginning with that end. */
function signsAtEnd(
  { people }: Pick<PanelSigns, 'people'>,
  order: Uint32Array,
  { end, chosen }: { end: 'first' | 'last'; chosen: Uint8Array },
): number[] {
  const signs: number[] = []
  for (let at = 0; at < order.length && signs.length < signsPerShortList; at++) {
    const id = order[end === 'first' ? at : order.length - 1 - at] as number
    if (chosen[people.byId[id] as number] === 1) signs.push(id)
  }
  return signs
}

function countLacking(all: PanelSigns, chosen: Uint8Array, languages: readonly string[]): LackingSigns {
  const { contents } = all
  const perGroup = all.countContents(chosen)
  const count = (isLacking: (sign: PanelSign) => boolean) =>
    contents.where(isLacking).reduce((sum, is, group) => sum + is * (perGroup[group] as number), 0)
  return {
    handshape: count((sign) => sign.missing.includes('handshape')),
    translations: languages
      .map((language) => ({ language, count: count((sign) => !isTranslatedInto(sign, language)) }))
      .filter((lacking) => lacking.count > 0),
  }
}
