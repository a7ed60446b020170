import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  now,
  rejectionOf,
  removeSigns,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { saveSignForm } from '../index.ts'
import { findEditableSign } from './editable-sign.queries.ts'

const { db } = await useDatabase()
const { bruno } = cast
const context = { db, now: () => now, requireSignerConsent: false }
beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
})

type Kind = SignDocument['relations'][number]['kind']
/** Imports, which may contain circles, write like this. */
const makeSign = (gloss: string, relations: SignDocument['relations'] = []) =>
  saveSign(db, aDocument(gloss, { relations }), bruno)
const relate = (sign: { id: number; revision: number } | null, ...targets: [Kind, number][]) =>
  saveSignForm(context, bruno, {
    sign,
    draft: null,
    document: aDocument(`CASA ${sign?.id}`, {
      relations: targets.map(([kind, target]) => ({ kind, sign: target })),
    }),
  })
const circle = { code: 'request.invalid', fields: [{ field: 'relations', code: 'sign.relatedInCircle' }] }

describe('a sign that would be narrower than itself is refused [SGN-06]', () => {
  test('with two signs, whichever end says it', async () => {
    const animal = await makeSign('ANIMAL')
    const dog = await makeSign('DOG', [{ kind: 'hyponym', sign: animal.id }])
    expect(await rejectionOf(relate(animal, ['hyponym', dog.id]))).toMatchObject(circle)
    const both: [Kind, number][] = [
      ['hyponym', animal.id],
      ['hypernym', animal.id],
    ]
    expect(await rejectionOf(relate(dog, ...both))).toMatchObject(circle)
    expect((await findEditableSign(db, animal.id))?.revision).toBe(1)
    // The relation is stored at both ends.
    await relate(animal, ['hypernym', dog.id])
  })

  test('through several signs, and through a new one', async () => {
    const being = await makeSign('BEING')
    const animal = await makeSign('ANIMAL', [{ kind: 'hyponym', sign: being.id }])
    const poodle = await makeSign('POODLE')
    const dog = await makeSign('DOG', [
      { kind: 'hyponym', sign: animal.id },
      { kind: 'hypernym', sign: poodle.id },
    ])
    expect(await rejectionOf(relate(being, ['hyponym', poodle.id]))).toMatchObject(circle)
    expect(await rejectionOf(relate(null, ['hypernym', being.id], ['hyponym', dog.id]))).toMatchObject(circle)
    await relate(null, ['hypernym', dog.id], ['hyponym', being.id])
  })

  test('also when two people save the two halves of a circle at the same moment', async () => {
    for (let pair = 0; pair < 5; pair++) {
      const [animal, dog] = [await makeSign(`ANIMAL-${pair}`), await makeSign(`DOG-${pair}`)]
      const both = await Promise.allSettled([
        relate(animal, ['hyponym', dog.id]),
        relate(dog, ['hyponym', animal.id]),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: circle })
    }
  })

  test('but not for other kinds, deleted signs, and circles that an import brought', async () => {
    const animal = await makeSign('ANIMAL')
    const dog = await makeSign('DOG', [{ kind: 'hyponym', sign: animal.id }])
    await relate(animal, ['synonym', dog.id])
    const old = await makeSign('OLD', [{ kind: 'hyponym', sign: animal.id }])
    await removeSigns(context, { actor: bruno, ids: [old.id] })
    const cat = await makeSign('CAT', [{ kind: 'hyponym', sign: dog.id }])
    const [imported] = await saveChanges(
      db,
      [
        {
          id: dog.id,
          expectedRevision: 1,
          document: aDocument('DOG', { relations: [{ kind: 'hyponym', sign: cat.id }] }),
        },
      ],
      bruno,
    )
    await relate(
      { id: dog.id, revision: imported?.revision ?? 0 },
      ['hyponym', cat.id],
      ['synonym', animal.id],
    )
  })
})
