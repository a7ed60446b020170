import { expect, onTestFinished, test, vi } from 'vitest'
import { publish, withdraw } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { SharedContext } from '../app/create-page-handler.ts'
import { useSites } from './open-site.fixture.ts'

let rendered = 0

/** Pages with the glosses of all published signs. */
const pages =
  ({ dictionary }: SharedContext) =>
  async () => {
    rendered++
    return new Response(JSON.stringify(dictionary.byIds(dictionary.ids()).map(({ gloss }) => gloss)))
  }

const { db, ask, plain, https } = await useSites({ pages })
const said = async (path: string, site = plain()) => (await ask(path, { site })).text()

test('a public page is rendered once until the dictionary changes; then a withdrawn sign is in none, in any process', async () => {
  const dog = await inTransaction(db, (tx) => publish(tx, 'DOG'))
  const sites = [plain(), https()]
  for (const site of sites) expect(await said('/en/search-signs/words?q=dog', site)).toBe('["DOG"]')
  const before = rendered
  vi.useFakeTimers({ now: Date.now() + 3_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const site of sites) expect(await said('/en/search-signs/words?q=dog', site)).toBe('["DOG"]')
  expect(rendered).toBe(before)

  await inTransaction(db, (tx) => withdraw(tx, dog))
  for (const site of sites) expect(await said('/en/search-signs/words?q=dog', site)).toBe('[]')
  expect(rendered).toBe(before + sites.length)
})

test('account pages, which depend on more than the dictionary, are rendered again after a second', async () => {
  await said('/en/reset-password?token=a')
  const before = rendered
  await said('/en/reset-password?token=a')
  expect(rendered).toBe(before)
  vi.useFakeTimers({ now: Date.now() + 1_500, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await said('/en/reset-password?token=a')
  expect(rendered).toBe(before + 1)
})
