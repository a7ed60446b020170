import type { ESTree } from 'vite'

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration
type Types = ReadonlyMap<string, Declaration>
type Type = ESTree.TSType | undefined

/** A parameter that names who asks. It can be a session, whose account or id the use case needs. */
const actorNames = ['actor', 'viewer', 'session', 'current']
const actorTypes = /^(Actor|AccountActor|UserSession|OwnSession|CurrentSession)$/
/** Named types that are no objects of named parts. */
const singleValues = /^(Locale|ListName|Date|Headers|URLSearchParams|Uint8Array|Array|ReadonlyArray|Map|Set)$/

interface Use {
  /** Whether a page, an API handler or a command calls the function. */
  isCalledByShells: boolean
}

/**
 * Whether an exported function is a use case: only one with an actor, or one that a page, API handler or command calls.
 * A function `parse…` reads a form for a page.
 */
export function isUseCase(program: ESTree.Program, name: string, { isCalledByShells }: Use): boolean {
  const parameters = findParameters(program, name)
  if (!parameters || name.startsWith('parse')) return false
  return parameters.some(isActor) || (isCalledByShells && !isTransaction(parameters[0]))
}

/** What is wrong with the parameters of an exported function; undefined when nothing is, and for what is no use case. */
export function findShapeProblem(program: ESTree.Program, name: string, use: Use): string | undefined {
  const parameters = findParameters(program, name)
  if (!parameters || name.startsWith('parse')) return undefined
  const types = readTypes(program)
  const [context, ...others] = parameters
  const actorAt = parameters.findIndex(isActor)
  if (others.some((one) => !isActor(one) && hasActor(typeOf(one), types)))
    return 'takes the actor inside its input'
  if (!isUseCase(program, name, use)) return undefined
  if (actorAt >= 0 && actorAt !== 1) return `takes the actor as parameter ${actorAt + 1}`
  const inputs = parameters.slice(actorAt === 1 ? 2 : 1)
  if (inputs.length > 1) return `takes ${inputs.length} inputs`
  if (context && nameOf(typeOf(context)) === 'Db' && parameters.length > 1)
    return 'takes a database instead of a context'
  return inputs.every(isObject) ? undefined : 'takes an input that is no object'
}

/** A step of another use case takes its transaction instead of a context. */
const isTransaction = (parameter: ESTree.ParamPattern | undefined): boolean =>
  parameter !== undefined && nameOf(typeOf(parameter)) === 'Tx'

/** The parameters of an exported function; undefined when the export is none. */
function findParameters({ body }: ESTree.Program, name: string): ESTree.ParamPattern[] | undefined {
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name) return declared.params
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && id.name === name && init?.type === 'ArrowFunctionExpression')
        return init.params
  }
  return undefined
}

/** The types that a file declares, by name. */
const readTypes = ({ body }: ESTree.Program): Types =>
  new Map(
    body
      .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
      .filter(
        (one): one is Declaration =>
          one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration',
      )
      .map((one) => [one.id.name, one]),
  )

function typeOf(parameter: ESTree.ParamPattern): Type {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  return 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined
}

const nameOf = (type: Type): string =>
  type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : ''

/** A type, and the types that it consists of: `Pick<A, 'b'> & C` consists of A and C. */
function partsOf(type: Type): ESTree.TSType[] {
  if (type?.type === 'TSIntersectionType' || type?.type === 'TSUnionType') return type.types.flatMap(partsOf)
  const first = type?.type === 'TSTypeReference' ? type.typeArguments?.params[0] : undefined
  return type ? [type, ...partsOf(first)] : []
}

const isActor = (parameter: ESTree.ParamPattern): boolean =>
  (parameter.type === 'Identifier' && actorNames.includes(parameter.name)) ||
  partsOf(typeOf(parameter)).some((part) => actorTypes.test(nameOf(part)))

/** Whether an object type has a property of the name `actor`, as far as the file declares it. */
const hasActor = (type: Type, types: Types): boolean =>
  partsOf(type).some((part) => {
    const declared = types.get(nameOf(part))
    if (declared?.type === 'TSTypeAliasDeclaration') return hasActor(declared.typeAnnotation, types)
    const members =
      declared?.body.body ?? (part.type === 'TSTypeLiteral' ? part.members : ([] as ESTree.TSSignature[]))
    return members.some(
      (one) =>
        one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.key.name === 'actor',
    )
  })

function isObject(parameter: ESTree.ParamPattern): boolean {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  if (pattern.type === 'ObjectPattern') return true
  const type = typeOf(parameter)
  const keywords = ['TSStringKeyword', 'TSNumberKeyword', 'TSBooleanKeyword', 'TSArrayType', 'TSTypeOperator']
  return (
    pattern.type === 'Identifier' && !keywords.includes(type?.type ?? '') && !singleValues.test(nameOf(type))
  )
}
