/** The facts of a step in the life of an import. */
interface StepRow {
  /** The states in which it is possible; none: it makes the import. */
  from: readonly string[]
  /** The states after it, the usual one first; none: the import is deleted. */
  to: readonly string[]
  /** `job`: work that a step of a person queued. `sweep`: the job of every night. */
  by: 'person' | 'job' | 'sweep'
  /** `administrator`: for a job too, with the rights of the moment when it runs. `program`: no right of a person. */
  right: 'administrator' | 'program'
  /** The step of a person that takes it back. */
  undo: string | null
  /** The state after a problem of the work. It is where the work began, so that people can begin again. */
  afterProblem: string | null
}

/** The states in which nothing was written to the dictionary and nobody confirmed it. */
const unconfirmed = ['checking', 'unmapped', 'failed', 'ready'] as const

const table = {
  start: {
    from: [],
    to: ['checking'],
    by: 'person',
    right: 'administrator',
    undo: 'discard',
    afterProblem: null,
  },
  check: {
    from: ['checking'],
    to: ['ready', 'unmapped', 'failed'],
    by: 'job',
    right: 'program',
    undo: 'discard',
    afterProblem: 'failed',
  },
  change: {
    from: ['unmapped', 'failed', 'ready'],
    to: ['checking'],
    by: 'person',
    right: 'administrator',
    undo: null,
    afterProblem: null,
  },
  confirm: {
    from: ['ready'],
    to: ['applying'],
    by: 'person',
    right: 'administrator',
    undo: null,
    afterProblem: null,
  },
  // If the dictionary changed meanwhile, a new preview waits.
  write: {
    from: ['applying'],
    to: ['applied', 'ready', 'unmapped', 'failed'],
    by: 'job',
    right: 'administrator',
    undo: 'undo',
    afterProblem: 'ready',
  },
  undo: {
    from: ['applied'],
    to: ['undoing'],
    by: 'person',
    right: 'administrator',
    undo: null,
    afterProblem: null,
  },
  restore: {
    from: ['undoing'],
    to: ['undone'],
    by: 'job',
    right: 'administrator',
    undo: null,
    afterProblem: 'applied',
  },
  discard: {
    from: unconfirmed,
    to: [],
    by: 'person',
    right: 'administrator',
    undo: null,
    afterProblem: null,
  },
  expire: {
    from: unconfirmed,
    to: [],
    by: 'sweep',
    right: 'program',
    undo: null,
    afterProblem: null,
  },
} as const satisfies Record<string, StepRow>

type Table = typeof table
export type ImportStep = keyof Table
type StepBy<By extends StepRow['by']> = {
  [S in ImportStep]: Table[S]['by'] extends By ? S : never
}[ImportStep]
type JobStep = StepBy<'job'>
/** The steps that people take with an import that exists. */
export type PersonStep = Exclude<StepBy<'person'>, 'start'>

/**
 * checking: the file is read; unmapped: headers or values are unknown; failed: the file has errors; ready: waits for
 * confirmation; applying: the signs are written; applied: they are; undoing: they are restored; undone: they are.
 */
export type ImportState = Table[ImportStep]['to'][number]
export type CheckedState = Table['check']['to'][number]

/** All steps. Policy: `mayTakeStep`. Use cases: `server/change-import.ts`; the work of jobs: `server/import-job.ts`. */
export const importSteps: {
  [S in ImportStep]: Table[S] & {
    from: readonly ImportState[]
    to: readonly ImportState[]
    undo: PersonStep | null
    afterProblem: ImportState | null
  }
} = table

const stepNames = Object.keys(table) as ImportStep[]

/** The states, in the order in which the API lists them. */
export const importStates = [
  ...unconfirmed,
  ...new Set(stepNames.flatMap((step): readonly ImportState[] => table[step].to)),
].filter((state, index, all) => all.indexOf(state) === index)

/** The steps that a page of an import can offer. */
export const personSteps = stepNames.filter(
  (step): step is PersonStep => table[step].by === 'person' && step !== 'start',
)

/** Whether a step is possible in a state, independent of permissions. */
export const isPossibleIn = (state: ImportState, step: ImportStep): boolean => {
  const from: readonly ImportState[] = table[step].from
  return from.includes(state)
}

/** The work of the job in a state; undefined in the states in which people decide. */
export const jobStepIn = (state: ImportState): JobStep | undefined =>
  stepNames.find((step): step is JobStep => table[step].by === 'job' && isPossibleIn(state, step))

/** The states in which the program works and people wait. */
export const isWorking = (state: ImportState): boolean => jobStepIn(state) !== undefined
