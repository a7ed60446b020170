import { type ESTree, type Plugin, parseSync } from 'vite'
import { listServerExports } from './list-use-cases.ts'

const wrapper = { module: '#platform/use-cases/measure-use-case.ts', name: 'measureUseCase' }

/**
 * A plugin of the build: the use cases that a domain exports are counted and measured in the server, so that none can be
 * forgotten. The sources stay plain functions.
 */
export function measureUseCases(): Plugin {
  let useCases: ReadonlySet<string>
  return {
    name: 'measure-use-cases',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      useCases = listUseCases()
    },
    transform(code, id) {
      const domain = domainOfIndex(id)
      if (domain !== undefined) return { code: wrapExports(code, { domain, useCases }), map: null }
    },
  }
}

/** All use cases as `domain.name`. */
export const listUseCases = (): Set<string> =>
  new Set(
    listServerExports()
      .filter(({ isUseCase }) => isUseCase)
      .map(({ domain, name }) => `${domain}.${name}`),
  )

/** The domain whose index a module is. */
const domainOfIndex = (id: string): string | undefined =>
  /[\\/]domains[\\/]([^\\/]+)[\\/]index[.]ts$/.exec(id)?.[1]

interface Wrapped {
  domain: string
  /** As `domain.name`. */
  useCases: ReadonlySet<string>
}

/**
 * The source of an index whose use cases are wrapped.
 * @param code of the index, which imports nothing and only exports from other modules
 */
export function wrapExports(code: string, { domain, useCases }: Wrapped): string {
  const { program } = parseSync('index.ts', code)
  const added: string[] = []
  let rest = code
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    const wrapped = statement.specifiers.filter(
      ({ exported, exportKind }) => exportKind !== 'type' && useCases.has(`${domain}.${nameOf(exported)}`),
    )
    if (wrapped.length === 0) continue
    const others = statement.specifiers.filter((one) => !wrapped.includes(one))
    const from = statement.source.raw
    added.push(
      `import { ${wrapped.map(({ local, exported }) => `${nameOf(local)} as ${plain(exported)}`).join(', ')} } from ${from}`,
      ...wrapped.map(({ exported }) => {
        const name = nameOf(exported)
        return `export const ${name} = /* @__PURE__ */ ${wrapper.name}('${domain}.${name}', ${plain(exported)})`
      }),
    )
    const kept = others.map(({ start, end }) => code.slice(start, end)).join(', ')
    rest = `${rest.slice(0, statement.start)}${kept && `export { ${kept} } from ${from}`}${rest.slice(statement.end)}`
  }
  return [`import { ${wrapper.name} } from '${wrapper.module}'`, ...added, rest].join('\n')
}

/** The function without measuring, inside the index. */
const plain = (exported: ESTree.ModuleExportName): string => `plain_${nameOf(exported)}`

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === 'Identifier' ? name.name : String((name as { value: string }).value)
