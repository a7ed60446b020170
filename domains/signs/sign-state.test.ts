import { expect, test } from 'vitest'
import { isWaiting, type SignRevisions, type SignState, signState } from './sign-state.ts'

test.each<[string, SignRevisions, SignState, boolean]>([
  [
    'a new sign waits',
    { status: 'pending', revision: 1, publishedRevision: null, declinedRevision: null },
    'pending',
    true,
  ],
  [
    'a declined sign needs changes [D33]',
    { status: 'pending', revision: 3, publishedRevision: null, declinedRevision: 3 },
    'needs-changes',
    false,
  ],
  [
    'a new version of a declined sign waits again [D33]',
    { status: 'pending', revision: 4, publishedRevision: null, declinedRevision: 3 },
    'pending',
    true,
  ],
  [
    'a published sign without later changes is published',
    { status: 'published', revision: 2, publishedRevision: 2, declinedRevision: 1 },
    'published',
    false,
  ],
  [
    'later changes of a published sign wait [D21]',
    { status: 'published', revision: 3, publishedRevision: 2, declinedRevision: null },
    'changes-wait',
    true,
  ],
  [
    'declined changes of a published sign need changes',
    { status: 'published', revision: 3, publishedRevision: 2, declinedRevision: 3 },
    'needs-changes',
    false,
  ],
  [
    'a deleted sign is deleted, whatever was decided before',
    { status: 'deleted', revision: 4, publishedRevision: null, declinedRevision: 4 },
    'deleted',
    false,
  ],
])('%s', (_title, sign, state, waits) => {
  expect(signState(sign)).toBe(state)
  expect(isWaiting(sign)).toBe(waits)
})
