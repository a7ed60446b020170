import { readJson } from './client.ts'
import type { SignRecord } from './ledger.ts'
import { isDone, isRefused, type Member, pause } from './members.ts'

/** Publishes signs of others and withdraws some of them. */
export async function decideSigns(member: Member): Promise<void> {
  while (!member.isStopped()) {
    const candidates = member.ledger.signs.filter(({ id, author }) => id !== null && author !== member.name)
    const sign = candidates[Math.floor(member.random.next() * candidates.length)]
    if (sign) await decide(member, sign)
    await pause(member)
  }
}

async function decide(member: Member, sign: SignRecord): Promise<void> {
  const current = readJson(await member.call('GET', `/api/signs/${sign.id}?version=current`))?.data
  if (!current) return
  const status = current.status === 'published' ? 'pending' : 'published'
  const before = new Set(sign.statuses)
  sign.statuses.add(status)
  if (status === 'published') Object.assign(sign, { wasOffered: true, withdrawnAt: null })
  const answer = await member.call('PUT', `/api/signs/${sign.id}/status`, {
    status,
    revision: current.revision,
    ...(status === 'published' && { withoutVideo: true }),
  })
  if (isDone(answer)) {
    sign.statuses = new Set([status])
    if (status === 'pending') sign.withdrawnAt = Date.now()
    member.ledger.acknowledged += 1
  } else if (isRefused(answer)) sign.statuses = before
}
