import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { findShapeProblem } from './shape.ts'

const problemOf = (source: string, isCalledByShells = false) =>
  findShapeProblem(parseSync('example.ts', source).program, 'save', { isCalledByShells })

test.each([
  'export const save = (context: Context, actor: Actor, { id }: { id: number }) => id',
  'export async function save({ db }: { db: Db }, viewer: Actor) {}',
  "export function save(ctx: Context, { account }: Pick<UserSession, 'actor' | 'account'>, input: Input) {}",
  'export function save(tx: Tx, actor: Actor, { id }: { id: number }) {}',
  'export const save = 3',
])('the shape of a use case with an actor is accepted: %s', (source) => {
  expect(problemOf(source)).toBe(undefined)
})

test.each([
  [
    'export function save(context: Context, { actor, id }: { actor: Actor; id: number }) {}',
    'inside its input',
  ],
  [
    'interface Request { actor: Actor }\nexport const save = (c: Context, r: Request) => r',
    'inside its input',
  ],
  ['type Request = A & { actor: Actor }\nexport const save = (c: C, r: Request) => r', 'inside its input'],
  ['export function save(context: Context, input: Input, actor: Actor) {}', 'as parameter 3'],
  ['export function save(context: Context, actor: Actor, id: number) {}', 'no object'],
  ['export function save(context: Context, actor: Actor, { locale = "pt" }, more: More) {}', '2 inputs'],
  ['export function save(db: Db, actor: Actor) {}', 'instead of a context'],
])('another shape with an actor is refused: %s', (source, problem) => {
  expect(problemOf(source)).toContain(problem)
})

test('what a page calls without an actor takes a context and one object; other functions are free', () => {
  const twoInputs = 'export function save(context: Context, a: A, b: B) {}'
  expect(problemOf(twoInputs, true)).toBe('takes 2 inputs')
  expect(problemOf('export function save(db: Db, { text }: Miss) {}', true)).toContain('instead of a context')
  expect(problemOf(twoInputs)).toBe(undefined)
  expect(problemOf('export function save(tx: Tx, now: Date) {}', true)).toBe(undefined)
})
