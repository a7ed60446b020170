import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { isSameGloss } from '#domains/signs/gloss.ts'
import { mayCreate, mayEdit } from '#domains/signs/sign.policy.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { GlossHolder } from '../form-choices.ts'
import { signEditPath } from '../sign-form-paths.ts'
import { listSignsOfGloss } from './sign-choices.queries.ts'

/**
 * The other sign that has this gloss, else one whose gloss differs only in accents; null when there is neither. Of a sign
 * that the actor may not see, or not under its gloss, nothing is answered but that the gloss is taken.
 */
export async function findGlossHolder(
  { db }: { db: Db },
  actor: Actor,
  { gloss, self, locale }: { gloss: string; self: number | undefined; locale: Locale },
): Promise<GlossHolder | null> {
  authorize(mayCreate(actor))
  const others = (await listSignsOfGloss(db, actor, gloss)).filter(({ id }) => id !== self)
  const same = others.find((other) => isSameGloss(other.gloss, gloss))
  const sign = same ?? others.find(({ isShown }) => isShown)
  if (!sign) return null
  if (!sign.isShown) return { alike: null, id: null, author: null, to: null }
  const people = await listPublicPeople(db, [sign.authorId])
  const person = people.get(sign.authorId ?? 0) ?? null
  const to = mayEdit(actor, sign).allowed ? signEditPath(locale, sign.id) : signPath(locale, sign.id)
  const alike = same ? null : sign.gloss
  return { alike, id: sign.id, author: personName(person, translator(locale), locale), to }
}
