import { expect, test } from 'vitest'
import { listUseCases, wrapExports } from './measure-use-cases.ts'

const useCases = new Set(['birds.nameBird', 'birds.listBirds'])

test('the use cases of an index are wrapped, and everything else is exported as before', () => {
  const code = [
    "export * from './bird.ts'",
    "export { nameBird } from './server/name-bird.ts'",
    "export { type Bird, birdJob, listBirds } from './server/list-birds.ts'",
    "export { nest } from './nest.ts'",
  ].join('\n')
  const wrapped = wrapExports(code, { domain: 'birds', useCases })
  for (const line of [
    "import { measureUseCase } from '#platform/use-cases/measure-use-case.ts'",
    "import { nameBird as plain_nameBird } from './server/name-bird.ts'",
    "export const nameBird = /* @__PURE__ */ measureUseCase('birds.nameBird', plain_nameBird)",
    "export const listBirds = /* @__PURE__ */ measureUseCase('birds.listBirds', plain_listBirds)",
    "export * from './bird.ts'",
    "export { type Bird, birdJob } from './server/list-birds.ts'",
    "export { nest } from './nest.ts'",
  ])
    expect(wrapped.split('\n')).toContain(line)
})

test('the use cases of all domains are found, by names that are no data of people', () => {
  const names = [...listUseCases()]
  expect(names).toContain('signs.decideSigns')
  expect(names).toContain('accounts.signIn')
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => !/^[a-z-]+\.[a-zA-Z]+$/.test(name))).toEqual([])
})
