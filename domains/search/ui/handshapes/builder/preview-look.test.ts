import { expect, test } from 'vitest'
import { presentHandBuilder } from '../../../presenters/hand-builder.presenter.ts'
import { emptyLook, type HandLook } from '../../../query/hand-look.ts'
import { previewLook } from './preview-look.ts'

const viewOf = (look: HandLook) => presentHandBuilder(look, [], () => null)

test('while a page loads, its choices are shown as chosen already, and those it gives up are not [PUB-09]', () => {
  const before: HandLook = { ...emptyLook, fingers: ['index'], joints: 'bent' }
  const after: HandLook = { ...emptyLook, fingers: ['thumb'], joints: 'straight', thumb: 'extended' }
  const chosenOf = (view: ReturnType<typeof viewOf>) => [
    ...view.fingers.flatMap(({ finger, isChosen }) => (isChosen ? finger : [])),
    ...view.rows.flatMap(({ options }) => options.flatMap(({ label, isChosen }) => (isChosen ? label : []))),
  ]
  expect(chosenOf(viewOf(before))).toEqual(['index', 'joints.bent'])
  expect(chosenOf(previewLook(viewOf(before), after))).toEqual(['thumb', 'joints.straight', 'thumb.extended'])
})
