import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { eachInSteps } from '#platform/in-steps.ts'
import { wireName } from '../properties.ts'
import { validateSign } from '../validate-sign.ts'
import { loadContainment } from './containment.queries.ts'
import type { SignWrite } from './write-signs.ts'

/**
 * Refuses documents that the registry of properties does not allow.
 * @throws AppError the code of the first issue, with one field for each issue
 */
export async function requireValidSigns(tx: Tx, writes: readonly SignWrite[]): Promise<void> {
  const entries = await loadContainment(
    tx,
    writes.map(({ document }) => document),
  )
  await eachInSteps(writes, ({ document, previous }) => {
    const issues = validateSign(document, {
      previous: previous?.document,
      entryById: (id) => entries.get(id),
    })
    const [first] = issues
    if (first)
      throw new AppError(first.code, {
        params: first.params,
        fields: issues.map(({ key, code, params }) => ({ field: wireName(key), code, params })),
      })
  })
}
