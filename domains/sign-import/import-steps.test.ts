import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import {
  type ImportState,
  type ImportStep,
  importStates,
  importSteps,
  isPossibleIn,
  isWorking,
  jobStepIn,
  personSteps,
} from './import-steps.ts'
import { mayTakeStep } from './sign-import.policy.ts'

const steps = Object.keys(importSteps) as ImportStep[]

/** The steps of an administrator or of a job, by state. */
const expected = `
  checking | check   | discard
  unmapped |         | change, discard
  failed   |         | change, discard
  ready    |         | change, confirm, discard
  applying | write   |
  applied  |         | undo
  undoing  | restore |
  undone   |         |
`

test('what a job and what an administrator does with an import in each state [SGN-14]', () => {
  const rows = importStates.map((state) => [
    state,
    jobStepIn(state) ?? '',
    personSteps.filter((step) => mayTakeStep(cast.ana, step, { state }).allowed).join(', '),
  ])
  const lines = expected.trim().split('\n')
  expect(rows).toEqual(lines.map((line) => line.split('|').map((cell) => cell.trim())))
})

test('every state is reached from the start, and no state leads to two jobs [SGN-14]', () => {
  const reached = new Set<ImportState>(importSteps.start.to)
  for (const state of reached)
    for (const step of steps)
      if (isPossibleIn(state, step)) for (const to of importSteps[step].to) reached.add(to)
  expect([...reached].toSorted()).toEqual(importStates.toSorted())
  const works = steps.filter((step) => importSteps[step].by === 'job')
  expect(works.flatMap((step) => importSteps[step].from)).toEqual(importStates.filter(isWorking))
})

test('a step is taken back by one that is possible where it ends [SGN-14]', () => {
  for (const step of steps) {
    const { undo, to } = importSteps[step]
    const [end] = to
    if (undo !== null && end !== undefined) expect([step, isPossibleIn(end, undo)]).toEqual([step, true])
  }
})

test('after a problem people can begin again what the job did not finish [SGN-14]', () => {
  for (const state of importStates) {
    const work = jobStepIn(state)
    const back = work && importSteps[work].afterProblem
    if (!back) continue
    const beginnings = personSteps.filter((step) => isPossibleIn(back, step))
    expect(beginnings.some((step) => (importSteps[step].to as readonly ImportState[]).includes(state))).toBe(
      true,
    )
  }
})

test('what was not confirmed expires, and nothing else is deleted [SGN-14]', () => {
  const deleting = steps.filter((step) => importSteps[step].to.length === 0)
  expect(deleting).toEqual(['discard', 'expire'])
  for (const step of deleting)
    expect(importSteps[step].from).toEqual(['checking', 'unmapped', 'failed', 'ready'])
})
