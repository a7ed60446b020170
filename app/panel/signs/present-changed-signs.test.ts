import { expect, test } from 'vitest'
import { parseSignListQuery } from '#domains/sign-management/sign-list.input.ts'
import type { SignOutcome } from '#domains/signs/index.ts'
import { presentChangedSigns } from './present-changed-signs.ts'

const list = {
  scope: 'all',
  query: parseSignListQuery(new URLSearchParams()),
  from: '',
  locale: 'en',
  isUndo: false,
} as const
const changed = (id: number, gloss: string, undo: 'unpublish' | null): SignOutcome => ({
  done: true,
  id,
  gloss,
  revision: 2,
  undo,
  wasPublic: undo === null,
})

test('signs that were published together can be taken back together [SGN-12]', () => {
  const view = presentChangedSigns(
    'publish',
    [changed(1, 'A', 'unpublish'), changed(2, 'B', 'unpublish')],
    list,
  )
  expect(view).toMatchObject({
    key: 'signList:change.publish.done',
    params: { count: 2 },
    changed: ['A', 'B'],
  })
  expect(view.undo?.fields).toMatchObject({ change: 'unpublish', sign: '1.2 2.2' })
})

test('the message names the signs that cannot be taken back with the others [SGN-12]', () => {
  const outcomes = [changed(1, 'A', 'unpublish'), changed(2, 'B', null), changed(3, 'C', null)]
  const view = presentChangedSigns('publish', outcomes, list)
  expect(view).toMatchObject({
    key: 'signList:action.undoOfSome',
    params: { changed: 3, undoable: 1, left: 'B and C' },
  })
  expect(view.undo?.fields).toMatchObject({ sign: '1.2' })
})

test('nothing is offered when nothing can be taken back, nor after an undo [SGN-12]', () => {
  for (const [outcomes, isUndo] of [
    [[changed(1, 'A', null)], false],
    [[changed(1, 'A', 'unpublish')], true],
  ] as const)
    expect(presentChangedSigns('publish', outcomes, { ...list, isUndo })).toMatchObject({
      key: 'signList:change.publish.done',
      undo: undefined,
    })
})
