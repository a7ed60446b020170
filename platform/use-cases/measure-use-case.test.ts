import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { measureUseCase, useCaseDurations } from './measure-use-case.ts'

const registry = new Registry()
useCaseDurations.register(registry)

/** The counted calls of a use case, as `outcome reason count`. */
async function counted(name: string): Promise<string[]> {
  const line = new RegExp(
    `^use_case_seconds_count\\{use_case="${name}",outcome="(\\w+)",reason="(\\w+)"\\} (\\d+)$`,
    'gm',
  )
  return [...(await registry.metrics()).matchAll(line)].map(([, ...parts]) => parts.join(' '))
}

test('use cases are counted with their outcome and the class of the reason', async () => {
  const failures: Record<string, unknown> = {
    busy: new AppError('server.busy'),
    missing: new AppError('sign.notFound'),
    broken: new Error('zebrafinch@signbank.example'),
  }
  const feed = measureUseCase('birds.feed', async (_context: object, { what }: { what: string }) => {
    if (failures[what]) throw failures[what]
    return what
  })
  expect(await feed({}, { what: 'seeds' })).toBe('seeds')
  expect(await feed({}, { what: 'seeds' })).toBe('seeds')
  for (const [what, error] of Object.entries(failures)) await expect(feed({}, { what })).rejects.toBe(error)
  expect((await counted('birds.feed')).sort()).toEqual([
    'done none 2',
    'failed error 1',
    'failed unavailable 1',
    'refused missing 1',
  ])
  expect(await registry.metrics()).not.toContain('zebrafinch')
})

test('exports that are no use case stay as they are', async () => {
  const list = ['a']
  expect(measureUseCase('birds.list', list)).toBe(list)
  expect(measureUseCase('birds.count', () => 3)()).toBe(3)
  expect(await counted('birds.count')).toEqual([])
})
