import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountActor, system } from '#platform/actor.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { saveSigns } from '../../server/save-signs.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeDictionary,
  publishSigns,
  rejectionOf,
  unpublishSigns,
} from '../../server/signs.fixture.ts'
import { digestIntervalMs, sendDueDigests } from './approver-digest-job.ts'
import { signMails } from './sign-mails.ts'

const { db } = await useDatabase()
const { bruno, carla, denes } = cast
const celia = anActor({ id: 13, isApprover: true })
const former = anActor({ id: 14, isApprover: true, status: 'rejected' })

const minute = 60_000
let at = new Date('2026-11-21T12:00:00Z')
const context = {
  db,
  now: () => at,
  requireSignerConsent: false,
  mails: openMailQueue({ enqueue: async () => {} }),
}
const { compose } = signMails({ db, origin: 'https://signs.example' })
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * minute)
}

beforeEach(async () => {
  at = new Date('2026-11-21T12:00:00Z')
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla, celia, denes, former])
  await db.updateTable('account').set({ emailVerifiedAt: at, locale: 'de' }).execute()
})

async function save(gloss: string, actor: AccountActor | typeof system, change: object = {}) {
  const [saved] = await saveSigns(context, actor, {
    kind: 'form',
    changes: [{ document: aDocument(gloss), ...change }],
  })
  return saved?.id ?? 0
}
const waitingMails = async () => {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'accountId', 'params'])
    .orderBy('id')
    .execute()
  return rows.map((mail) => ({ ...mail, params: mail.params as Record<string, number> }))
}
const composed = async () => Promise.all((await waitingMails()).map(compose))

describe('the author', () => {
  test('reads the note of the approver, in their language [D33]', async () => {
    const id = await save('CASA', bruno)
    await declineSigns(context, { actor: carla, ids: [id], note: 'Please film again.' })
    const [mail] = await composed()
    expect(mail?.to.address).toBe('person-2@signbank.example')
    expect(mail?.subject).toBe('Ihre Gebärde CASA soll überarbeitet werden')
    expect(mail?.text).toContain('Notiz: Please film again.')
    expect(mail?.text).toContain(`https://signs.example/de/control-panel/signs/edit/${id}`)
  })

  test('is told that the sign was published and taken back [SGN-09]', async () => {
    const id = await save('CASA', bruno)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await unpublishSigns(context, { actor: carla, ids: [id], note: 'A better video is coming.' })
    const [published, withdrawn] = await composed()
    expect(published?.subject).toBe('Ihre Gebärde CASA wurde veröffentlicht')
    expect(withdrawn?.subject).toBe('Ihre Gebärde CASA wurde zurückgenommen')
    expect(withdrawn?.text).toContain('A better video is coming.')
  })

  test('gets no mail for a decision that was refused: mail and decision are one transaction', async () => {
    const ids = [await save('CASA', bruno), await save('LAR', carla)]
    const refused = publishSigns(context, { actor: carla, ids, withoutVideo: true })
    expect((await rejectionOf(refused)).code).toBe('sign.ownStatus')
    expect(await waitingMails()).toEqual([])
  })

  test('who left meanwhile gets none', async () => {
    const id = await save('CASA', bruno)
    await declineSigns(context, { actor: carla, ids: [id], note: 'No.' })
    await db.updateTable('account').set({ deletedAt: at }).where('id', '=', bruno.id).execute()
    expect(await composed()).toEqual([null])
  })
})

describe('approvers', () => {
  const told = async () =>
    (await waitingMails()).filter(({ kind }) => kind === 'signs-waiting').map(({ accountId }) => accountId)

  test('are told once that signs of others wait, and not those who are no active approvers', async () => {
    await save('CASA', bruno)
    await save('LAR', bruno)
    await sendDueDigests(context)
    await sendDueDigests(context)
    expect(await told()).toEqual([carla.id, celia.id])
    const [mail] = await composed()
    expect(mail?.subject).toBe('Gebärden warten auf Ihre Freigabe')
    expect(mail?.text).toContain('2 Gebärden')
  })

  test('get at most one digest an hour, and none without a new change', async () => {
    await save('CASA', bruno)
    await sendDueDigests(context)
    pass(10)
    await save('LAR', bruno)
    await sendDueDigests(context)
    expect(await told()).toHaveLength(2)
    pass(digestIntervalMs / minute)
    await sendDueDigests(context)
    expect(await told()).toHaveLength(4)
    pass(digestIntervalMs / minute)
    await sendDueDigests(context)
    expect(await told()).toHaveLength(4)
  })

  test('are not told about own signs and own changes', async () => {
    await save('CASA', carla)
    await sendDueDigests(context)
    expect(await told()).toEqual([celia.id])
  })

  test('are not told about signs that the operator imported, or that were sent back', async () => {
    await save('CASA', system)
    const id = await save('LAR', bruno)
    await declineSigns(context, { actor: carla, ids: [id], note: 'No.' })
    await sendDueDigests(context)
    expect(await told()).toEqual([])
  })

  test('two processes at once send one digest to each', async () => {
    await save('CASA', bruno)
    await Promise.all([sendDueDigests(context), sendDueDigests(context)])
    expect(await told()).toEqual([carla.id, celia.id])
  })

  test('a digest is obsolete when no sign waits any more', async () => {
    const id = await save('CASA', bruno)
    await sendDueDigests(context)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    const digests = (await waitingMails()).filter(({ kind }) => kind === 'signs-waiting')
    for (const mail of digests) expect(await compose(mail)).toBeNull()
  })
})
