import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { findShapeProblem } from './use-cases/shape.ts'

/**
 * Checks the shape of use cases: the functions of `server/` folders that a domain exports for pages, API and commands
 * take `(context, actor, input)`, or `(context, input)` without an actor.
 */
const shells = globSync('{app,api,cli}/**/*.{ts,tsx}').filter(
  (file) => !/[.](test|fixture)[.]tsx?$/.test(file),
)

type Program = ESTree.Program

function parse(path: string): Program {
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  return program
}

/** The names that pages, API handlers and commands import from the index of each domain. */
function readImportsOfShells(): Set<string> {
  const imported = new Set<string>()
  for (const file of shells)
    for (const statement of parse(file).body) {
      if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
      const [, domain] = /^#domains\/([^/]+)\/index[.]ts$/.exec(statement.source.value) ?? []
      if (domain === undefined) continue
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          imported.add(`${domain}/${one.imported.name}`)
    }
  return imported
}

/** The exports of a domain's index that come from its server folders, by name. */
function* readServerExports(index: string): Generator<[name: string, path: string]> {
  for (const statement of parse(index).body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source?.value.includes('server/')) continue
    const path = posix.join(posix.dirname(index), statement.source.value)
    for (const { exported, exportKind } of statement.specifiers)
      if (exportKind !== 'type' && exported.type === 'Identifier') yield [exported.name, path]
  }
}

const imported = readImportsOfShells()
let count = 0
for (const index of globSync(join('domains', '*', 'index.ts')).sort()) {
  const domain = index.split('/')[1]
  for (const [name, path] of readServerExports(index)) {
    const problem = findShapeProblem(parse(path), name, {
      isCalledByShells: imported.has(`${domain}/${name}`),
    })
    count += 1
    if (problem === undefined) continue
    console.error(`${path}: ${name} ${problem}`)
    process.exitCode = 1
  }
}
if (count === 0) throw new Error('No use case was found')
