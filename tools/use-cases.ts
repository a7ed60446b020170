import { listServerExports } from './use-cases/list-use-cases.ts'

/**
 * Checks the shape of use cases: the functions of `server/` folders that a domain exports for pages, API and commands
 * take `(context, actor, input)`, or `(context, input)` without an actor.
 */
const exported = listServerExports()
for (const { path, name, problem } of exported) {
  if (problem === undefined) continue
  console.error(`${path}: ${name} ${problem}`)
  process.exitCode = 1
}
if (!exported.some(({ isUseCase }) => isUseCase)) throw new Error('No use case was found')
