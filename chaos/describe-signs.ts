import { readJson } from './client.ts'
import { attachFilm } from './films.ts'
import { createSignRecord, type SignRecord } from './ledger.ts'
import { isDone, isRefused, learnRevision, type Member, pause } from './members.ts'

/** Adds signs, changes them and attaches films. */
export async function describeSigns(member: Member, film: Uint8Array | null): Promise<void> {
  for (let n = 1; !member.isStopped(); n++) {
    const gloss = `CHAOS-${member.name.toUpperCase()}-${n}`
    const sign = await addSign(member, gloss)
    for (let change = 1; sign.id !== null && change <= 3 && !member.isStopped(); change++)
      await changeLemma(member, sign, `L${change}`)
    if (film && sign.id !== null && n % 3 === 1) await attachFilm(member, sign, film)
  }
}

async function addSign(member: Member, gloss: string): Promise<SignRecord> {
  const sign = createSignRecord(gloss, member.name)
  member.ledger.signs.push(sign)
  const body = { gloss, translations: { pt: [[gloss.toLowerCase()]] } }
  const answer = await member.call('POST', '/api/signs', body)
  if (isDone(answer)) {
    const { id, revision } = readJson(answer).data
    Object.assign(sign, { id, revision })
    member.ledger.acknowledged += 1
  }
  await pause(member)
  return sign
}

async function changeLemma(member: Member, sign: SignRecord, lemma: string): Promise<void> {
  if (!(await learnRevision(member, sign))) return
  const before = new Set(sign.lemmas)
  sign.lemmas.add(lemma)
  const answer = await member.call('PATCH', `/api/signs/${sign.id}`, { revision: sign.revision, lemma })
  if (isDone(answer)) {
    sign.lemmas = new Set([lemma])
    sign.revision = readJson(answer).data.revision
    member.ledger.acknowledged += 1
  } else if (isRefused(answer)) {
    sign.lemmas = before
    sign.revision = 0
  } else sign.revision = 0
  await pause(member)
}
