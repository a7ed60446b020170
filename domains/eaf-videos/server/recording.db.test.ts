import { expect, test } from 'vitest'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { addRecording } from './recording.fixture.ts'

const { db } = await useDatabase()

test('an occurrence loses its class, not its row, when its sign is erased', async () => {
  await makeDictionary(db)
  const { id: sign } = await saveSign(db, aDocument('CASA'))
  await addRecording(db, {
    title: 'Interview',
    tiers: [
      {
        name: 'S1 Glosa MD',
        participant: 'S1',
        hand: 'strong',
        annotations: [
          { value: 'IX', begin: 0, end: 100, mark: 'pointing' },
          { value: 'CASA', begin: 100, end: 200, sign },
        ],
      },
    ],
  })
  const classes = () =>
    db.selectFrom('occurrence').select(['value', 'class', 'before']).orderBy('id').execute()
  expect(await classes()).toEqual([
    { value: 'IX', class: 'marked', before: [] },
    { value: 'CASA', class: 'lexical', before: ['IX'] },
  ])
  await db.deleteFrom('sign').where('id', '=', sign).execute()
  expect((await classes()).at(1)).toMatchObject({ value: 'CASA', class: 'unmatched' })
})
