import { buffer } from 'node:stream/consumers'
import { findConsents, listAcceptances, listConsentChanges } from '#domains/consent/server/consent.queries.ts'
import { listContactsFrom } from '#domains/contacts/server/contact.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { Account } from '../../account.ts'
import { accountStateOf, profileTypeOf } from '../../account.ts'
import { displayName } from '../../display-name.ts'
import { mayExportOwnData } from '../../own-account.policy.ts'
import type { SecondFactors } from '../../second-factor/second-factor.ts'
import { findSecondFactors } from '../../second-factor/server/second-factor.queries.ts'
import { findAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { listSessions } from '../../sessions/server/session.queries.ts'
import { listTokens } from '../../tokens/server/api-token.queries.ts'
import { listAccountEvents, listLinks, listMails } from './own-data.queries.ts'
import { photoKey } from './photo-storage.ts'
import { getOptionLabels } from './profile-field-options.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'storage' | 'contributions'>

/**
 * A copy of all stored data of a person, for themselves. It contains no data of others: administrators are not named.
 * Contact messages are included when the email address is confirmed.
 * @param locale language of the names of languages, professions and institutions
 * @throws AppError the reasons of `mayExportOwnData`
 */
export async function exportMyData(ctx: Context, actor: AccountActor, { locale }: { locale: Locale }) {
  authorize(mayExportOwnData(actor))
  const { db } = ctx
  const { id } = actor
  const account = await findAccount(db, id)
  if (!account) throw new AppError('account.notFound')
  const [events, isVerified] = [await listAccountEvents(db, id), account.emailVerifiedAt !== null]
  const at = ctx.now()
  await inTransaction(db, (tx) =>
    recordAudit(tx, { thing: 'account', ids: [id], action: 'data-exported', by: id, at }),
  )
  return {
    exportedAt: at,
    profile: { ...(await presentProfile(ctx, account, locale)), photo: await readPhotoDataUrl(ctx, account) },
    consent: (await findConsents(db, [id])).get(id) ?? null,
    consentHistory: await listConsentChanges(db, id),
    acceptances: await listAcceptances(db, id),
    sessions: (await listSessions(db, id, ctx.now())).map(({ id: _, ...session }) => session),
    tokens: (await listTokens(db, id)).map(({ id: _, ...token }) => token),
    secondFactor: withoutIds(await findSecondFactors(db, id)),
    events: events.map(({ actorId, ...event }) => ({ ...event, by: actorLabel(actorId, id) })),
    links: await listLinks(db, id),
    mails: await listMails(db, id),
    ...(await ctx.contributions.export(db, id)),
    contacts: isVerified ? await listContactsFrom(db, account.email) : [],
  }
}

/** Names and dates of second factors. */
const withoutIds = ({ passkeys, ...factors }: SecondFactors) => ({
  ...factors,
  passkeys: passkeys.map(({ id: _, ...passkey }) => passkey),
})

const actorLabel = (actorId: number | null, self: number) =>
  actorId === null ? 'system' : actorId === self ? 'self' : 'administrator'

async function presentProfile({ db }: Context, account: Account, locale: Locale) {
  const names = await getOptionLabels({ db }, locale)
  const {
    firstLanguageId,
    professionId,
    institutionId,
    deletedBy: _,
    erasedAt: ____,
    photo: __,
    revision: ___,
    ...facts
  } = account
  return {
    ...facts,
    displayName: displayName(account, locale),
    firstLanguage: names.language(firstLanguageId),
    profession: names.profession(professionId),
    institution: names.institution(institutionId),
    profileType: profileTypeOf(account),
    state: account.state,
    accountState: accountStateOf(account),
  }
}

/** The photo as a data URL. */
async function readPhotoDataUrl({ storage }: Context, { photo }: Account): Promise<string | null> {
  if (photo === null) return null
  const key = photoKey(photo, 'photo')
  if (!(await storage.stat(key))) return null
  return `data:image/webp;base64,${(await buffer(await storage.read(key))).toString('base64')}`
}
