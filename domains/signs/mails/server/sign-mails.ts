import { accountStateOf } from '#domains/accounts/account.ts'
import { displayName } from '#domains/accounts/display-name.ts'
import { listAccountsByIds } from '#domains/accounts/server/account.queries.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { MailComposer } from '#platform/mail/combine-composers.ts'
import type { WaitingMail } from '#platform/mail/mail-job.ts'
import { renderSignMail, type SignMailData } from '../render-sign-mail.ts'
import { decisionMailKind, signMailKinds } from '../sign-mail-kinds.ts'
import { countWaitingSigns, findDecision } from './sign-mail.queries.ts'

interface Options {
  db: Db
  /** Origin of links. */
  origin: string
}

/**
 * Composes the mails about signs. A mail is obsolete when its recipient is no longer an active member, when the sign was
 * erased, and a digest when no sign waits any more.
 */
export function signMails({ db, origin }: Options): MailComposer {
  return { kinds: signMailKinds, compose }

  async function compose({ kind, accountId, params }: WaitingMail) {
    const [recipient] = accountId === null ? [] : await listAccountsByIds(db, [accountId])
    if (!recipient?.emailVerifiedAt || accountStateOf(recipient) !== 'approved') return null
    const about = kind === 'signs-waiting' ? await digest(recipient) : await decision(kind, params.decision)
    if (!about) return null
    return renderSignMail({
      locale: recipient.locale,
      name: displayName(recipient, recipient.locale),
      address: recipient.email,
      siteName: (await findDataset(db))?.name ?? '',
      origin,
      about,
    })
  }

  async function digest(recipient: {
    id: number
    isApprover: boolean
  }): Promise<SignMailData['about'] | null> {
    const count = recipient.isApprover ? await countWaitingSigns(db, recipient.id) : 0
    return count === 0 ? null : { kind: 'signs-waiting', count }
  }

  async function decision(
    kind: string,
    id: string | number | undefined,
  ): Promise<SignMailData['about'] | null> {
    const found = await findDecision(db, Number(id))
    const mailKind = found && decisionMailKind(found.kind)
    if (!mailKind || mailKind !== kind) return null
    return { kind: mailKind, signId: found.signId, gloss: found.gloss, note: found.note }
  }
}
