import { runChaos } from '../../chaos/chaos.ts'
import { hangLimitMs } from '../limits.ts'
import { postgresBinaries } from '../postgres.ts'
import { hasSwift } from '../swift.ts'
import { expect, test } from './fixtures.ts'

test('while parts of an installation fail, no acknowledged write is lost or doubled, and nothing is public too early', async () => {
  test.skip(!postgresBinaries() || !hasSwift(), 'PostgreSQL or OpenStack Swift is missing')
  const { losses, violations, acknowledged, faults } = await runChaos({
    seed: 11,
    maxFaults: 8,
    maxMinutes: Number.POSITIVE_INFINITY,
    // How fast processes follow depends on the machine; `npm run chaos` measures it.
    followMs: hangLimitMs,
  })
  expect({ losses, violations }).toEqual({ losses: [], violations: [] })
  expect(Object.keys(faults)).toHaveLength(8)
  expect(acknowledged).toBeGreaterThan(0)
})
