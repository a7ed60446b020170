import { findDataset } from '#domains/content/server/content.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { defaultLocale, isLocale } from '#platform/i18n/locales.ts'
import type { MailComposer } from '#platform/mail/combine-composers.ts'
import type { WaitingMail } from '#platform/mail/mail-job.ts'
import type { Message } from '#platform/mail/message.ts'
import { displayName } from '../../display-name.ts'
import type { LinkLifetimesInHours } from '../../one-time-link.ts'
import { issueLinkToken } from '../../server/one-time-links.ts'
import { type AccountMailKind, accountMailKinds, isLinkMail } from '../mail-kinds.ts'
import { type AccountMailData, renderAccountMail } from '../render-account-mail.ts'
import { findMailRecipient } from './mail-recipient.queries.ts'

interface Options {
  db: Db
  /** Origin of links: PUBLIC_URL, else the origin of this server. */
  origin: string
  linkLifetimes: LinkLifetimesInHours
  now: () => Date
}

/**
 * Composes the mails about accounts. The secret of a link is issued here, so that it exists in the mail only. A mail is
 * obsolete when the account no longer exists, or the link was used, revoked or replaced meanwhile.
 */
export function accountMails({ db, origin, linkLifetimes, now }: Options): MailComposer {
  return {
    kinds: accountMailKinds,
    compose: (mail) => compose({ ...mail, kind: mail.kind as AccountMailKind }),
  }

  async function compose({
    kind,
    accountId,
    params,
  }: WaitingMail & { kind: AccountMailKind }): Promise<Message | null> {
    const linkId = isLinkMail(kind) ? Number(params.linkId) : null
    const recipient = accountId === null ? undefined : await findMailRecipient(db, accountId, linkId)
    if (!recipient) return null
    const link = recipient.linkId === null ? null : await issueLink(recipient.linkId)
    if (isLinkMail(kind) && !link) return null
    const mayUseName = recipient.emailVerifiedAt !== null && !isToNewAddress(kind)
    const locale = isLocale(recipient.locale) ? recipient.locale : defaultLocale
    return renderAccountMail({
      kind,
      locale,
      name: mayUseName ? displayName(recipient, locale) : null,
      siteName: (await findDataset(db))?.name ?? '',
      address: recipientAddress(kind, recipient, params),
      origin,
      link,
      newEmail: recipient.newEmail ?? undefined,
      type: params.type === 'admin' || params.type === 'publisher' ? params.type : undefined,
      factor: params.factor === 'passkey' || params.factor === 'app' ? params.factor : undefined,
      left: typeof params.left === 'number' ? params.left : undefined,
      reason: typeof params.reason === 'string' ? params.reason : undefined,
    })
  }

  async function issueLink(linkId: number): Promise<AccountMailData['link']> {
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

/** Whether a mail goes to an address that is not confirmed yet. */
const isToNewAddress = (kind: AccountMailKind): boolean =>
  kind === 'change-email-new' || kind === 'replace-email' || kind === 'contact-email'

/** The address of the account, or the new address to confirm, or the old address after a change. */
function recipientAddress(
  kind: AccountMailKind,
  recipient: { email: string; newEmail: string | null },
  params: WaitingMail['params'],
): string {
  if (isToNewAddress(kind)) return recipient.newEmail ?? recipient.email
  return kind === 'email-changed' ? String(params.oldEmail) : recipient.email
}
