import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The first arguments of the calls of a function, as they are written. */
function firstArguments(source: string, name: string): string[] {
  return source
    .split(`${name}(`)
    .slice(1)
    .map((rest) => {
      let depth = 0
      const end = [...rest].findIndex((character) => {
        if (character === '(' || character === '{') depth += 1
        if (character === ')' || character === '}') depth -= 1
        return depth < 0 || (depth === 0 && character === ',')
      })
      return rest.slice(0, end).trim()
    })
}

/** The names that a file imports from the contracts. */
const importedContracts = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '[^']*[.]wire[.]ts'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

/** The schemas of responses in a file that are no contract, nor a list of one or null. */
function foreignSchemas(source: string): string[] {
  const contracts = new Set(importedContracts(source))
  return ['jsonResponse', 'dataResponse']
    .flatMap((name) => firstArguments(source, name))
    .filter((schema) => !contracts.has(schema.replace(/([.](array|nullable)\(\))+$/, '')))
}

describe('the schema of a response', () => {
  test.each(globSync('api/*.api.ts').sort())('is the contract of a domain in %s', (path) => {
    expect(foreignSchemas(readFileSync(path, 'utf8'))).toEqual([])
  })

  test('is noticed where it is written beside the route, or declared in the same file', () => {
    const source = `
      import { tokenWire } from './api-token.wire.ts'
      const ownWire = z.object({ id: z.int() })
      dataResponse(tokenWire.array(), 'Tokens')
      dataResponse(z.object({ id: z.int() }), 'A token')
      jsonResponse(ownWire, 'A token')`
    expect(foreignSchemas(source)).toEqual(['ownWire', 'z.object({ id: z.int() })'])
  })
})
