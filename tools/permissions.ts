import { readFileSync, writeFileSync } from 'node:fs'
import {
  accountChanges,
  type ManagedAccount,
  mayChangeAccount,
} from '#domains/accounts/administration/account-change.policy.ts'
import { aManagedAccount } from '#domains/accounts/administration/managed-account.fixture.ts'
import {
  mayCreate,
  mayEdit,
  mayPublish,
  mayRemove,
  mayRestore,
  maySee,
  mayUnpublish,
  type SignFacts,
} from '#domains/signs/sign.policy.ts'
import { someSignFacts } from '#domains/signs/sign-facts.fixture.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor } from '#tests/cast.ts'
import { mayOpenPanelPage } from '../app/panel/panel-access.policy.ts'
import { siteRoutes } from '../tests/e2e/site-routes.ts'

const file = 'docs/permissions.md'
const begin = '<!-- written by node tools/permissions.ts -->'

const member = anActor({ id: 1 })

/** The columns: who asks. */
const roles: Record<string, Actor> = {
  visitor,
  unverified: { ...member, isVerified: false, status: 'awaiting' },
  awaiting: { ...member, status: 'awaiting' },
  rejected: { ...member, status: 'rejected' },
  publisher: member,
  approver: { ...member, isApprover: true },
  admin: { ...member, isAdmin: true },
  'admin, approver': { ...member, isAdmin: true, isApprover: true },
  owner: { ...member, isAdmin: true, isApprover: true, isOwner: true },
  'owes an answer': { ...member, isAdmin: true, isApprover: true, isOwner: true, hasPendingAcceptance: true },
}

const ownFacts = { authorId: member.id, changedBy: [member.id] }
const pending = someSignFacts()
const published: SignFacts = { ...pending, status: 'published' }
const deleted: SignFacts = { ...pending, status: 'deleted', deletedBy: 2 }
const byAdmin: SignFacts = { ...deleted, deletedBy: 3, deletedByAdmin: true }

type Rows = readonly (readonly [what: string, decide: (actor: Actor) => Decision])[]

const signs: Rows = [
  ['see a published sign', (actor) => maySee(actor, published)],
  ['see a pending sign of one’s own', (actor) => maySee(actor, { ...pending, ...ownFacts })],
  ['see a pending sign of another', (actor) => maySee(actor, pending)],
  ['create a sign', mayCreate],
  ['edit a sign of one’s own', (actor) => mayEdit(actor, { ...pending, ...ownFacts })],
  ['edit a sign of another', (actor) => mayEdit(actor, pending)],
  ['publish a sign of another', (actor) => mayPublish(actor, pending)],
  ['publish a sign of one’s own', (actor) => mayPublish(actor, { ...pending, ...ownFacts })],
  [
    'publish another’s sign with a change of one’s own',
    (actor) => mayPublish(actor, { ...pending, changedBy: [2, 1] }),
  ],
  ['publish a sign without translation', (actor) => mayPublish(actor, { ...pending, hasTranslation: false })],
  [
    'publish a sign whose video is worked on',
    (actor) => mayPublish(actor, { ...pending, videosReady: false }),
  ],
  ['withdraw a sign of another', (actor) => mayUnpublish(actor, published)],
  ['withdraw a sign of one’s own', (actor) => mayUnpublish(actor, { ...published, ...ownFacts })],
  ['delete a sign of one’s own', (actor) => mayRemove(actor, { ...pending, ...ownFacts })],
  ['delete a sign of another', (actor) => mayRemove(actor, pending)],
  ['restore what one deleted', (actor) => mayRestore(actor, { ...deleted, deletedBy: member.id })],
  ['restore what another member deleted', (actor) => mayRestore(actor, deleted)],
  ['restore what another administrator deleted', (actor) => mayRestore(actor, byAdmin)],
  [
    'restore what an administrator deleted whose account is gone',
    (actor) => mayRestore(actor, { ...byAdmin, deleterAccountDeleted: true }),
  ],
]

const account = aManagedAccount()
/** An account of which each change makes sense. */
const factsPerChange: Partial<Record<(typeof accountChanges)[number], Partial<ManagedAccount>>> = {
  accept: { state: 'awaiting' },
  reactivate: { state: 'deleted' },
  makePublisher: { isAdmin: true },
  takeApprover: { isApprover: true },
  giveOwner: { isAdmin: true },
  takeOwner: { isAdmin: true, isOwner: true },
}
const decideOn = (change: (typeof accountChanges)[number], facts: ManagedAccount) => (actor: Actor) =>
  mayChangeAccount(actor, facts, change)

const accounts: Rows = [
  ...accountChanges.map(
    (change) => [change, decideOn(change, { ...account, ...factsPerChange[change] })] as const,
  ),
  ...accountChanges.map(
    (change) =>
      [
        `${change}, one’s own account`,
        decideOn(change, { ...account, ...factsPerChange[change], id: 1 }),
      ] as const,
  ),
  ['delete, not allowed by the person', decideOn('delete', { ...account, adminsMayDelete: false })],
  ['delete, accepted and never asked', decideOn('delete', { ...account, adminsMayDelete: null })],
  [
    'delete, awaiting and never asked',
    decideOn('delete', { ...account, state: 'awaiting', adminsMayDelete: null }),
  ],
  [
    'delete the last owner',
    decideOn('delete', { ...account, isAdmin: true, isOwner: true, hasOtherOwner: false }),
  ],
  [
    'takeOwner of the last owner',
    decideOn('takeOwner', { ...account, isAdmin: true, isOwner: true, hasOtherOwner: false }),
  ],
]

const panel: Rows = siteRoutes
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('control-panel'))
  .map((pattern) => {
    const path = pattern.replace(/^control-panel\/?/, '')
    return [
      `/${pattern}`,
      (actor: Actor) => mayOpenPanelPage(actor, path.replace(/\/:\w+\??/g, '/7')),
    ] as const
  })

const cell = (decision: Decision) => (decision.allowed ? 'yes' : `\`${decision.reason}\``)

const table = (title: string, rows: Rows) =>
  [
    `### ${title}`,
    '',
    `| | ${Object.keys(roles).join(' | ')} |`,
    `|---|${'---|'.repeat(Object.keys(roles).length)}`,
    ...rows.map(
      ([what, decide]) =>
        `| ${what} | ${Object.values(roles)
          .map((role) => cell(decide(role)))
          .join(' | ')} |`,
    ),
  ].join('\n')

const before = readFileSync(file, 'utf8')
const after = `${before.slice(0, before.indexOf(begin))}${begin}\n\n${[
  table('Pages of the panel', panel),
  table('Signs', signs),
  table('Accounts', accounts),
].join('\n\n')}\n`

/** Writes what the policies decide into docs/permissions.md; with --check it only says when that is stale. */
if (process.argv.includes('--check')) {
  if (before !== after) console.error(`${file} is stale: run node tools/permissions.ts`)
  process.exitCode = before === after ? 0 : 1
} else writeFileSync(file, after)
