import { beforeEach, expect, test } from 'vitest'
import { anAccountsContext } from '#domains/accounts/server/accounts-context.fixture.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import { visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { websiteFormValues } from '../website.input.ts'
import { changeDataset, changeDatasetCommand } from './change-dataset.ts'
import { changeWebsite, getWebsite } from './website.ts'

const database = await useDatabase()
const { db } = database
const now = new Date('2026-11-27T08:00:00Z')
const context = anAccountsContext(database, () => now)
beforeEach(() =>
  db
    .insertInto('dictionary')
    .values({ name: 'Signbank', acronym: 'SB', signLanguage: 'und', country: 'ZZ', versionLabel: '2.0' })
    .execute(),
)
const countChanges = async () => (await db.selectFrom('publicChange').select('kind').execute()).length

test('the operator names the dictionary and its sign language; the rest stays, and pages are told [PUB-04]', async () => {
  await changeDatasetCommand(context, {
    name: 'BSL SignBank',
    signLanguage: 'bfi',
    country: 'GB',
    owner: 'UCL',
  })
  expect(await findDataset(db)).toMatchObject({
    name: 'BSL SignBank',
    acronym: 'SB',
    signLanguage: 'bfi',
    country: 'GB',
    versionLabel: '2.0',
    owners: ['UCL'],
  })
  expect(await countChanges()).toBe(1)
})

test.each(['schoolMode', 'uploadedHandsFirst'] as const)(
  'the operator turns %s on and off for every visitor [D39] [D41]',
  async (setting) => {
    for (const [word, isOn] of [
      ['on', true],
      ['off', false],
    ] as const) {
      await changeDatasetCommand(context, { [setting]: word })
      expect(await findDataset(db)).toMatchObject({ [setting]: isOn, name: 'Signbank' })
    }
    expect(await countChanges()).toBe(2)
  },
)

test.each([
  [{ signLanguage: 'British' }, 'signLanguage'],
  [{ country: 'gb' }, 'country'],
  [{ name: ' ' }, 'name'],
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ schoolMode: 'maybe' }, 'schoolMode'],
  [{ uploadedHandsFirst: 'yes' }, 'uploadedHandsFirst'],
])('%o is refused, and nothing changes', async (change, field) => {
  await expect(changeDatasetCommand(context, change)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: [{ field }],
  })
  expect(await findDataset(db)).toMatchObject({ name: 'Signbank', signLanguage: 'und' })
  expect(await countChanges()).toBe(0)
})

test('only administrators may change it', async () => {
  for (const actor of [visitor, cast.carla])
    await expect(changeDataset(context, actor, { name: 'Mine' })).rejects.toThrow(/account\./)
  await changeDataset(context, cast.ana, { name: 'Ours' })
  expect(await findDataset(db)).toMatchObject({ name: 'Ours' })
})

test('the operator’s change is a version of the settings of the website, so that an open form is refused [CNT-08]', async () => {
  const seen = await getWebsite(context, cast.ana, { locale: 'en' })
  await changeDatasetCommand(context, { versionLabel: '3.1', contactEmail: 'team@signs.example' })
  const save = changeWebsite(context, cast.ana, {
    revision: seen.revision,
    values: websiteFormValues(seen.content, ['pt']),
  })
  await expect(save).rejects.toMatchObject({ code: 'setting.changed' })
  const { content, versions } = await getWebsite(context, cast.ana, { locale: 'en' })
  expect(content).toMatchObject({ versionLabel: '3.1', contactEmail: 'team@signs.example' })
  expect(versions.map(({ revision, kind, by, at }) => [revision, kind, by, at])).toEqual([
    [2, 'changed', null, now],
    [1, 'standard', null, null],
  ])
  await changeDatasetCommand(context, { versionLabel: '3.1', name: 'Signs' })
  expect((await getWebsite(context, cast.ana, { locale: 'en' })).revision).toBe(2)
})
