import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { defaultLocale, isLocale } from '#platform/i18n/locales.ts'
import type { Message } from '#platform/mail/message.ts'
import type { WaitingMail } from '#platform/mail/start-mail-worker.ts'
import { displayName } from '../../display-name.ts'
import type { LinkLifetimesInHours } from '../../one-time-link.ts'
import { issueLinkToken } from '../../server/one-time-links.ts'
import { type AccountMailKind, isAccountMail, isLinkMail } from '../mail-kinds.ts'
import { type AccountMailData, renderAccountMail } from '../render-account-mail.ts'
import { findMailRecipient } from './mail-recipient.queries.ts'

interface Options {
  db: Db
  /** Before the paths of links: PUBLIC_URL, else the address of this server. */
  origin: string
  linkLifetimes: LinkLifetimesInHours
  now: () => Date
}

/**
 * Writes the mails about accounts for `startMails`; the secret of a link is made here, so that it stands in the mail
 * alone. Null when the account is gone or the link was used, ended or replaced meanwhile.
 */
export function accountMailComposer({ db, origin, linkLifetimes, now }: Options) {
  return async ({ kind, accountId, params }: WaitingMail): Promise<Message | null> => {
    if (!isAccountMail(kind)) throw new Error(`Nobody knows how to write the mail ${kind}`)
    const linkId = isLinkMail(kind) ? Number(params.linkId) : null
    const recipient = accountId === null ? undefined : await findMailRecipient(db, accountId, linkId)
    if (!recipient) return null
    const link = recipient.linkId === null ? null : await activate(recipient.linkId)
    if (isLinkMail(kind) && !link) return null
    const mayUseName = recipient.emailVerifiedAt !== null && kind !== 'change-email-new'
    return renderAccountMail({
      kind,
      locale: isLocale(recipient.locale) ? recipient.locale : defaultLocale,
      name: mayUseName ? displayName(recipient) : null,
      address: recipientAddress(kind, recipient, params),
      origin,
      link,
      newEmail: recipient.newEmail ?? undefined,
      type: params.type === 'admin' || params.type === 'publisher' ? params.type : undefined,
    })
  }

  async function activate(linkId: number): Promise<AccountMailData['link']> {
    const at = now()
    try {
      const { token, expiresAt } = await issueLinkToken(db, linkId, at, linkLifetimes)
      return { token, hours: Math.max(1, Math.round((expiresAt.getTime() - at.getTime()) / 3_600_000)) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'link.expired') return null
      throw error
    }
  }
}

/** The account's own address, but for two: the one that it is to have, and the one that it had. */
function recipientAddress(
  kind: AccountMailKind,
  reader: { email: string; newEmail: string | null },
  params: WaitingMail['params'],
): string {
  if (kind === 'change-email-new') return reader.newEmail ?? reader.email
  return kind === 'email-changed' ? String(params.oldEmail) : reader.email
}
