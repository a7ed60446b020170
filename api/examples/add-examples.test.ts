import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aPresenterContext } from '#domains/sign-page/published-sign.fixture.ts'
import { listNames } from '#domains/vocabularies/reference-lists.ts'
import type { ApiContext } from '../api-context.ts'
import { createApi } from '../create-api.ts'
import { isBinary } from './add-examples.ts'
import { listExamples } from './example-values.ts'

type Json = Record<string, unknown>

/** An example of the document, with its place and its schema. */
interface PlacedExample {
  at: string
  schema: Json
  example: unknown
}

async function readDocument() {
  const { dictionary } = aPresenterContext([])
  const context = {
    dictionary: { ...dictionary, onChange: () => () => {} },
    config: { publicUrl: null, origin: 'https://signs.example', platform: 'signbank', timeZone: 'UTC' },
  } as unknown as ApiContext
  return (await (await createApi(context).request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Json>>
    components: { schemas: Json }
  }
}

type Content = Record<string, { schema: Json; example?: unknown }>
interface Operation {
  parameters?: { name: string; schema: Json; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const ofContent = (at: string, content: Content = {}): PlacedExample[] =>
  Object.entries(content)
    // A body without schema is sent in columns, and binary ones are no text.
    .filter(([type, { schema }]) => Object.keys(schema).length > 0 && !isBinary(type))
    .map(([type, { schema, example }]) => ({ at: `${at} ${type}`, schema, example }))

const document = await readDocument()
const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).flatMap(([method, operation]) => [
    ...(operation.parameters ?? []).map(({ name, schema, example }) => ({
      at: `${method} ${path} ?${name}`,
      schema,
      example,
    })),
    ...ofContent(`${method} ${path} body`, operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, { content }]) =>
      ofContent(`${method} ${path} ${status}`, content),
    ),
  ]),
)

/** A schema that contains all definitions it refers to. */
const standAlone = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  )

describe('the OpenAPI document', () => {
  test('has an example of every parameter, body and response [API-02]', () => {
    expect(examples.length).toBeGreaterThan(200)
    expect(examples.filter(({ example }) => example === undefined).map(({ at }) => at)).toEqual([])
  })

  test('has only examples that their schemas accept [API-02]', () => {
    const checks = new Map<string, z.ZodType>()
    const checkOf = (schema: Json) => {
      const key = JSON.stringify(schema)
      const known = checks.get(key)
      if (known) return known
      const check = z.fromJSONSchema(standAlone(schema) as Parameters<typeof z.fromJSONSchema>[0])
      checks.set(key, check)
      return check
    }
    const wrong = examples.flatMap(({ at, schema, example }) => {
      const { success, error } = checkOf(schema).safeParse(example)
      return success
        ? []
        : `${at}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)}`
    })
    expect(wrong).toEqual([])
  })

  test('has examples of signs, not of empty objects', () => {
    const { example } = examples.find(({ at }) => at === 'get /signs 200 application/json') ?? {}
    expect(example).toMatchObject({ data: [{ gloss: 'CASA', translations: { pt: ['casa'] } }] })
  })

  test.each(listNames)('names a value of the standard list %s', (list) => {
    const seeds = readFileSync(new URL(`../../seeds/lists/${list}.json`, import.meta.url), 'utf8')
    expect(seeds).toContain(`"${listExamples[list]}"`)
  })
})
