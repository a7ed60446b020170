import { loadDisplayNames } from '#domains/accounts/index.ts'
import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { type CardFileKeys, listCardFileKeys } from '#domains/publication/server/published.queries.ts'
import { loadSignFacts } from '#domains/signs/server/sign-facts.queries.ts'
import { signAbilities } from '#domains/signs/sign-abilities.ts'
import { pictureRoles } from '#domains/signs/sign-media.ts'
import { type Actor, isAdministrator } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PanelSign } from '../panel-sign.ts'
import { asSeen } from '../sign-outline.ts'
import { presentSignRow, type SignRow } from '../sign-row.presenter.ts'
import type { SignListContext } from './sign-list-context.ts'

/** The names of people by account id; only administrators see those of former members. */
export async function loadNames(
  db: Db,
  actor: Actor,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<(id: number | null) => string | null> {
  if (isAdministrator(actor)) return loadDisplayNames(db, ids, locale)
  const people = await listPublicPeople(db, ids)
  return (id) => personName(people.get(id ?? 0) ?? null, translator(locale), locale)
}

/** Signs as rows for a person, as that person sees them. Two queries for any number of signs. */
export async function loadSignRows(
  {
    db,
    dictionary,
    requireSignerConsent,
  }: Pick<SignListContext, 'db' | 'dictionary' | 'requireSignerConsent'>,
  actor: Actor,
  current: readonly PanelSign[],
  { locale, nameOf }: { locale: Locale; nameOf: (id: number | null) => string | null },
): Promise<SignRow[]> {
  const signs = current.map((sign) => asSeen(actor, sign))
  const facts = await loadSignFacts(
    db,
    signs.map(({ id }) => id),
    { requireSignerConsent },
  )
  const files = await listCardFileKeys(
    db,
    signs.flatMap(({ mainMedia, framingMedia }) => [...mainMedia, ...framingMedia]),
  )
  const context = {
    dictionary,
    language: locale,
    viewerId: actor.kind === 'account' ? actor.id : null,
    nameOf,
    posterOf: (sign: PanelSign) => posterOf(sign, files),
  }
  return signs.flatMap((sign) => {
    const factsOfSign = facts.get(sign.id)
    return factsOfSign ? presentSignRow(sign, signAbilities(actor, factsOfSign), context) : []
  })
}

/** The storage key of the picture that represents a sign. */
function posterOf(
  { mainMedia, framingMedia }: PanelSign,
  files: ReadonlyMap<number, CardFileKeys>,
): string | null {
  const media = { framing: framingMedia, main: mainMedia }
  const pictures = pictureRoles.flatMap((role) => media[role].map((id) => files.get(id)))
  return pictures.map((file) => file?.picture ?? file?.poster ?? null).find((key) => key !== null) ?? null
}
