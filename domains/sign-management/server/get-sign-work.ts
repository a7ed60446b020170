import { translationLanguages } from '#domains/languages/language.ts'
import { type Actor, isAdministrator } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeList } from '../sign-list.policy.ts'
import { asSeen } from '../sign-outline.ts'
import { type SignWork, summarizeSignWork } from '../sign-work.ts'
import type { SignListContext } from './sign-list-context.ts'

/**
 * What waits for a person among all signs, with one query; with two until the contents of all signs are in memory. What
 * signs lack is counted for administrators, and waits for these contents.
 * @throws AppError the reasons of `maySeeList`
 */
export async function getSignWork(
  { panelSigns, dictionary }: Pick<SignListContext, 'panelSigns' | 'dictionary'>,
  actor: Actor,
): Promise<SignWork> {
  authorize(maySeeList(actor, 'all'))
  const countsLacking = isAdministrator(actor)
  const all = await (countsLacking ? panelSigns.current() : panelSigns.outlined())
  const languages = translationLanguages(dictionary.languages).map(({ code }) => code)
  const { waiting, sentBack, latest, ...work } = summarizeSignWork(
    actor,
    all,
    countsLacking ? languages : null,
  )
  const shown = await panelSigns.read([...waiting.signs, ...sentBack.signs, ...latest])
  const signs = new Map(shown.map((sign) => [sign.id, sign]))
  const signsOf = (ids: readonly number[]) => ids.flatMap((id) => signs.get(id) ?? [])
  return {
    ...work,
    waiting: { ...waiting, signs: signsOf(waiting.signs) },
    sentBack: { ...sentBack, signs: signsOf(sentBack.signs) },
    latest: signsOf(latest).map((sign) => asSeen(actor, sign)),
  }
}
