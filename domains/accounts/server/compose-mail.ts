import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { defaultLocale, isLocale } from '#platform/i18n/locales.ts'
import type { Message } from '#platform/mail/message.ts'
import type { WaitingMail } from '#platform/mail/start-mails.ts'
import { displayName } from '../display-name.ts'
import type { LinkHours } from '../link.ts'
import { type AccountMailKind, isAccountMail, isLinkMail } from '../mails/mail-kinds.ts'
import { type MailFacts, writeMail } from '../mails/write-mail.ts'
import { activateLink } from './links.ts'
import { findReader } from './mail.queries.ts'

interface Options {
  db: Db
  /** Before the paths of links: PUBLIC_URL, else the address of this server. */
  origin: string
  linkHours: LinkHours
  now: () => Date
}

/**
 * Writes the mails about accounts for `startMails`; the secret of a link is made here, so that it stands in the mail
 * alone. Null when the account is gone or the link was used, ended or replaced meanwhile.
 */
export function accountMails({ db, origin, linkHours, now }: Options) {
  return async ({ kind, accountId, params }: WaitingMail): Promise<Message | null> => {
    if (!isAccountMail(kind)) throw new Error(`Nobody knows how to write the mail ${kind}`)
    const linkId = isLinkMail(kind) ? Number(params.linkId) : null
    const reader = accountId === null ? undefined : await findReader(db, accountId, linkId)
    if (!reader) return null
    const link = reader.linkId === null ? null : await activate(reader.linkId)
    if (isLinkMail(kind) && !link) return null
    const mayName = reader.emailVerifiedAt !== null && kind !== 'change-email-new'
    return writeMail({
      kind,
      locale: isLocale(reader.locale) ? reader.locale : defaultLocale,
      name: mayName ? displayName(reader) : null,
      address: addressOf(kind, reader, params),
      origin,
      link,
      newEmail: reader.newEmail ?? undefined,
      type: params.type === 'admin' || params.type === 'publisher' ? params.type : undefined,
    })
  }

  async function activate(linkId: number): Promise<MailFacts['link']> {
    const at = now()
    try {
      const { token, expiresAt } = await activateLink(db, linkId, at, linkHours)
      return { token, hours: Math.max(1, Math.round((expiresAt.getTime() - at.getTime()) / 3_600_000)) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'link.expired') return null
      throw error
    }
  }
}

/** The account's own address, but for two: the one that it is to have, and the one that it had. */
function addressOf(
  kind: AccountMailKind,
  reader: { email: string; newEmail: string | null },
  params: WaitingMail['params'],
): string {
  if (kind === 'change-email-new') return reader.newEmail ?? reader.email
  return kind === 'email-changed' ? String(params.oldEmail) : reader.email
}
