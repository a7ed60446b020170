import { type ESTree, parseSync } from 'vite'

/** One small defect that can be put into a source file. */
export interface Mutation {
  operator: MutationOperator
  /** Offsets of the replaced text. */
  start: number
  end: number
  replacement: string
  /** From 1. */
  line: number
}

export const mutationOperators = [
  'negate-condition',
  'swap-and-or',
  'change-boundary',
  'negate-equality',
  'remove-call',
  'remove-throw',
  'drop-element',
  'return-early',
  'flip-boolean',
] as const
export type MutationOperator = (typeof mutationOperators)[number]

/** The part of a node that the operators use. */
interface Span {
  start: number
  end: number
}

const boundaryOf: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const oppositeOf: Record<string, string> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' }
const swappedOf: Record<string, string> = { '&&': '||', '||': '&&' }

/**
 * Every mutation that the operators allow in a TypeScript file, in the order of the file.
 * @throws Error when the file cannot be parsed
 */
export function findMutations(path: string, source: string): Mutation[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const mutations: Mutation[] = []
  const add = (operator: MutationOperator, { start, end }: Span, replacement: string): void => {
    const line = source.slice(0, start).split('\n').length
    mutations.push({ operator, start, end, replacement, line })
  }
  const textOf = ({ start, end }: Span) => source.slice(start, end)

  /** The text between the operands is the operator with spaces and comments around it. */
  const replaceOperator = (
    operator: MutationOperator,
    node: { left: Span; right: Span; operator: string },
    other: string | undefined,
  ) => {
    if (other === undefined) return
    const start = source.indexOf(node.operator, node.left.end)
    add(operator, { start, end: start + node.operator.length }, other)
  }
  const dropElements = (elements: readonly (Span | null)[]) => {
    for (const [index, element] of elements.entries()) {
      const end = elements[index + 1]?.start ?? element?.end
      if (element && end !== undefined) add('drop-element', { start: element.start, end }, '')
    }
  }

  forEachNode(program, (node) => {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        return add('negate-condition', node.test, `!(${textOf(node.test)})`)
      case 'LogicalExpression':
        return replaceOperator('swap-and-or', node, swappedOf[node.operator])
      case 'BinaryExpression':
        replaceOperator('change-boundary', node, boundaryOf[node.operator])
        return replaceOperator('negate-equality', node, oppositeOf[node.operator])
      case 'ExpressionStatement': {
        const { expression } = node
        const call = expression.type === 'AwaitExpression' ? expression.argument : expression
        if (call.type === 'CallExpression') add('remove-call', node, ';')
        return
      }
      case 'ThrowStatement':
        return add('remove-throw', node, ';')
      case 'ArrayExpression':
        return dropElements(node.elements)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if (node.body?.type === 'BlockStatement' && node.body.body.length > 0)
          add('return-early', { start: node.body.start + 1, end: node.body.start + 1 }, ' return;')
        return
      case 'Literal':
        if (typeof node.value === 'boolean') add('flip-boolean', node, String(!node.value))
    }
  })
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Calls back for a node and all nodes below it, except those of types. */
function forEachNode(node: ESTree.Node, callback: (node: ESTree.Node) => void): void {
  if (node.type.startsWith('TS') && !valueNodes.has(node.type)) return
  callback(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) forEachNode(child, callback)
}

/** Syntax of TypeScript that contains expressions. */
const valueNodes: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The source with one mutation. */
export const applyMutation = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end)

/** At most `count` items, spread evenly over the list, so that a limited run covers whole files. */
export function sampleEvenly<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  )
}
