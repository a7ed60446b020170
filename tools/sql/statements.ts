import { parseSync, Visitor } from 'vite'

/** What begins a statement: methods of Kysely. `with` has a name and a query; that of arrays has an index first. */
const methods = [
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'selectNoFrom',
]

/** The SQL in a source file: statements of Kysely, and templates `sql` with their fragments. */
export function findStatements(path: string, source: string): { line: number; name: string }[] {
  if (!/\bsql\b|From\(|Into\(|updateTable\(|[.]with\(/.test(source)) return []
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: { line: number; name: string }[] = []
  const add = (start: number, name: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, name })
  new Visitor({
    ImportDeclaration({ source: { value }, importKind, specifiers, start }) {
      if (value !== 'kysely' || importKind === 'type') return
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier' && one.importKind !== 'type' && one.local.name === 'sql')
          add(start, 'sql')
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const isNamedQuery = name === 'with' && first?.type === 'Literal' && typeof first.value === 'string'
      if (methods.includes(name) || isNamedQuery) add(start, name)
    },
  }).visit(program)
  return found
}
