import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { defaultLinkLifetimes } from '../one-time-link.ts'
import { revokeLinks } from './one-time-link.queries.ts'
import { consumeLink, createLink, issueLinkToken, requireLink } from './one-time-links.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const anAccount = (email: string) => insertAccount(db, { email, name: 'Bruno' })

const tx = <Result>(run: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
  inTransaction(db, run) as Promise<Result>

const prepare = (accountId: number, kind: 'reset-password' | 'change-password' = 'reset-password') =>
  tx<number>((tx) => createLink(tx, { kind, accountId }, now))

test('a link is valid once from the sending of its mail, and only its hash is stored [ACC-04]', async () => {
  const accountId = await anAccount('bruno@signbank.example')
  const id = await prepare(accountId)
  const sent = later(10)
  const { token, expiresAt } = await issueLinkToken(db, id, sent)

  expect(token).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toEqual(later(70))
  expect(JSON.stringify(await db.selectFrom('accountLink').selectAll().execute())).not.toContain(token)
  expect(await requireLink(db, token, ['reset-password'], sent)).toMatchObject({ id, accountId })
  expect(await tx((tx) => consumeLink(tx, token, ['reset-password'], sent))).toMatchObject({ id, accountId })
  await expect(requireLink(db, token, ['reset-password'], sent)).rejects.toThrow('link.used')
  await expect(tx((tx) => consumeLink(tx, token, ['reset-password'], sent))).rejects.toThrow('link.used')
})

test('a link expires at the end of the configured lifetime [ACC-04] [ACC-03]', async () => {
  const id = await prepare(await anAccount('bruno@signbank.example'))
  const { token } = await issueLinkToken(db, id, now, { ...defaultLinkLifetimes, 'reset-password': 2 })
  await expect(requireLink(db, token, ['reset-password'], later(120))).rejects.toThrow('link.expired')
  await expect(tx((tx) => consumeLink(tx, token, ['reset-password'], later(120)))).rejects.toThrow(
    'link.expired',
  )
  expect(await requireLink(db, token, ['reset-password'], later(119))).toBeDefined()
})

test('a link works for its own kind only, and an invented one for none [ACC-04]', async () => {
  const { token } = await issueLinkToken(db, await prepare(await anAccount('bruno@signbank.example')), now)
  for (const wrong of ['', 'x', `${token}x`])
    await expect(requireLink(db, wrong, ['reset-password'], now)).rejects.toThrow('link.invalid')
  await expect(requireLink(db, token, ['confirm-email'], now)).rejects.toThrow('link.invalid')
  await expect(tx((tx) => consumeLink(tx, token, ['confirm-email'], now))).rejects.toThrow('link.invalid')
})

test('a second mail ends the link of the first one of the same kind and person only [ACC-04]', async () => {
  const bruno = await anAccount('bruno@signbank.example')
  const carla = await anAccount('carla@signbank.example')
  const tokenOf = async (id: Promise<number>) => (await issueLinkToken(db, await id, now)).token
  const first = await tokenOf(prepare(bruno))
  const others = [await tokenOf(prepare(bruno, 'change-password')), await tokenOf(prepare(carla))]
  const unsent = await prepare(bruno)
  const second = await tokenOf(prepare(bruno))

  const kinds = ['reset-password', 'change-password'] as const
  await expect(requireLink(db, first, kinds, now)).rejects.toThrow('link.expired')
  await expect(issueLinkToken(db, unsent, now)).rejects.toThrow('link.expired')
  for (const token of [...others, second]) expect(await requireLink(db, token, kinds, now)).toBeDefined()

  await tx((tx) => revokeLinks(tx, bruno, now))
  await expect(requireLink(db, second, kinds, now)).rejects.toThrow('link.expired')
  expect(await requireLink(db, others[1] ?? '', kinds, now)).toBeDefined()
})

test('a mail that is sent again contains a new link, and the earlier one is invalid [ACC-04]', async () => {
  const id = await prepare(await anAccount('bruno@signbank.example'))
  const { token: first } = await issueLinkToken(db, id, now)
  const { token: second } = await issueLinkToken(db, id, later(1))
  await expect(requireLink(db, first, ['reset-password'], later(1))).rejects.toThrow('link.invalid')
  expect(await requireLink(db, second, ['reset-password'], later(1))).toBeDefined()
})

test('of two simultaneous uses of a link one is refused [ACC-04]', async () => {
  const { token } = await issueLinkToken(db, await prepare(await anAccount('bruno@signbank.example')), now)
  const both = await Promise.allSettled(
    [1, 2].map(() => tx((tx) => consumeLink(tx, token, ['reset-password'], now))),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
