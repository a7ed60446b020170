import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { findShapeProblem, isUseCase } from './shape.ts'

/** A function of a `server/` folder that the index of a domain exports. */
export interface ServerExport {
  /** The folder in `domains/`. */
  domain: string
  name: string
  /** Of the module that declares it, relative to the root of the project. */
  path: string
  /** Whether it is a use case; others are parts of use cases, and what the server opens. */
  isUseCase: boolean
  /** What is wrong with its parameters; undefined if nothing is. */
  problem: string | undefined
}

type Program = ESTree.Program

function parse(path: string): Program {
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  return program
}

/** The names that pages, API handlers and commands import from the index of each domain. */
function readImportsOfShells(): Set<string> {
  const shells = globSync('{app,api,cli}/**/*.{ts,tsx}').filter(
    (file) => !/[.](test|fixture)[.]tsx?$/.test(file),
  )
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

/**
 * Everything that domains export from their server folders, in the order of domains.
 * The working folder is the root of the project.
 */
export function listServerExports(): ServerExport[] {
  const imported = readImportsOfShells()
  return globSync(join('domains', '*', 'index.ts'))
    .sort()
    .flatMap((index) => {
      const domain = index.split(/[\\/]/)[1] ?? ''
      return [...readServerExports(index)].map(([name, path]) => {
        const program = parse(path)
        const use = { isCalledByShells: imported.has(`${domain}/${name}`) }
        const problem = findShapeProblem(program, name, use)
        return { domain, name, path, isUseCase: isUseCase(program, name, use), problem }
      })
    })
}
