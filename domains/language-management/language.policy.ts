import type { ManagedLanguage } from '#domains/languages/language.ts'
import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

type Facts = Pick<ManagedLanguage, 'isDefault'>

/** Administrators see the content languages with what is missing in each. */
export const maySeeLanguages = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators add, change and order languages, move the default, and bring back retired ones. */
export const mayManageLanguages = (actor: Actor): Decision => mayAdminister(actor)

/** The default language stays: another one must become the default first. */
export function mayRetireLanguage(actor: Actor, { isDefault }: Facts): Decision {
  const right = mayManageLanguages(actor)
  if (!right.allowed) return right
  return isDefault ? deny('language.defaultRequired') : allow
}

/** A language that anything is written in is retired instead. */
export function mayDeleteLanguage(
  actor: Actor,
  { isDefault, isUsed }: Facts & { isUsed: boolean },
): Decision {
  const right = mayRetireLanguage(actor, { isDefault })
  if (!right.allowed) return right
  return isUsed ? deny('language.inUse') : allow
}
