import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { confirmedIdentitySchema } from '#domains/site-settings/identity.input.ts'
import { changeIdentity } from '#domains/site-settings/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { deserialize } from '#platform/serialize.ts'
import { useDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { presentRoot } from './present-root.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary

const breakAppearance = () => sql`alter table appearance_color rename to unreadable`.execute(db)
const mendAppearance = () => sql`alter table if exists unreadable rename to appearance_color`.execute(db)
const choosePrimary = (hexCode: string) =>
  inTransaction(db, async (tx) => {
    await tx.deleteFrom('appearanceColor').where('name', '=', 'primary').execute()
    await tx.insertInto('appearanceColor').values({ name: 'primary', hexCode, position: 0 }).execute()
    await recordChange(tx, 'appearance', [1])
  })
const open = async () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  dictionary = await openPublishedDictionary({ database, log })
  return log
}
const rootOf = (shown: PublishedDictionary) =>
  presentRoot({ dictionary: shown, origin: 'http://signs.example', schoolMode: null }, 'pt')
const root = () => rootOf(dictionary)

const noFields = {
  primary: '',
  accent: '',
  ink: '',
  paper: '',
  line: '',
  logoBgLight: '',
  logoBgDark: '',
  headerImage: '',
  institutionLogo: '',
  institutionLink: '',
}

afterEach(async () => {
  await mendAppearance()
  await dictionary.close()
})

test('an unreadable appearance is logged, and pages have the built-in colours [ERR-04]', async () => {
  await choosePrimary('#7a0000')
  await breakAppearance()
  const log = await open()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]?.[1]).toBe('the appearance could not be read')
  expect(root()).toMatchObject({ css: '', locale: 'pt' })

  await mendAppearance()
  await inTransaction(db, (tx) => recordChange(tx, 'sign', [1]))
  expect(root().css).toContain('--color-primary:light-dark(#7a0000')
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('an appearance that becomes unreadable leaves the colours unchanged, and other changes are shown [ERR-04]', async () => {
  await choosePrimary('#7a0000')
  const log = await open()
  const before = root()
  await breakAppearance()
  await inTransaction(db, (tx) => recordChange(tx, 'appearance', [1]))
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(root().css).toBe(before.css)
  expect(root().version).toBe(before.version + 1)
})

test('colours that an owner saves are on every page of every process, those that are hard to read as the nearest readable shade [CNT-05] [D45]', async () => {
  await open()
  const other = await openPublishedDictionary({ database })
  try {
    const { actor } = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })
    const save = (primary: string, revision: number, elsewhere: boolean) =>
      changeIdentity({ db: elsewhere ? db.withTables() : db, now: () => new Date() }, actor, {
        revision,
        input: parseForm(confirmedIdentitySchema, { ...noFields, primary, acceptLowContrast: 'on' }),
      })
    await save('#7a1f5c', 1, false)
    for (const shown of [dictionary, other])
      expect(rootOf(shown).css).toContain('--color-primary:light-dark(#7a1f5c')
    await save('#2f9e78', 2, true)
    await eventually(() => {
      for (const shown of [dictionary, other]) {
        expect(rootOf(shown).css).not.toContain('#7a1f5c')
        expect(rootOf(shown).css).not.toContain('--color-primary:light-dark(#2f9e78')
      }
    })
  } finally {
    await other.close()
  }
})

test('logos of header and footer are shown in the size of logos where there is one [CNT-05]', async () => {
  const small = await insertMedia(db, { kind: 'image', state: 'ready', audience: 'public' })
  for (const role of ['original', 'web', 'preview'])
    await insertMediaFile(db, small, { role, key: `${small}/${role}.webp`, mime: 'image/webp' })
  const older = await insertMedia(db, { kind: 'image', state: 'ready', audience: 'public' })
  await insertMediaFile(db, older, { role: 'web', key: `${older}/web.webp`, mime: 'image/webp' })
  await db.updateTable('appearance').set({ logoBgLightId: small, institutionLogoId: older }).execute()
  await db.insertInto('institution').values({ name: 'Institute', logoId: small, isPartner: true }).execute()
  await open()
  expect(deserialize(root().frame)).toMatchObject({
    logos: { onLight: `/media/${small}/preview.webp` },
    institution: { logo: `/media/${older}/web.webp` },
    partners: [{ name: 'Institute', logo: `/media/${small}/preview.webp` }],
  })
})
