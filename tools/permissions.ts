import { readFileSync } from 'node:fs'
import {
  accountChanges,
  type ManagedAccount,
  mayChangeAccount,
} from '#domains/accounts/administration/account-change.policy.ts'
import {
  mayCorrectEmail,
  mayReplaceEmail,
  maySeeUnconfirmedEmail,
} from '#domains/accounts/administration/account-email.policy.ts'
import { aManagedAccount } from '#domains/accounts/administration/managed-account.fixture.ts'
import {
  mayManageOwnSecondFactors,
  mayResetSecondFactor,
} from '#domains/accounts/second-factor/second-factor.policy.ts'
import {
  mayCreateToken,
  mayManageOwnTokens,
  mayRevokeTokensOfOthers,
  maySeeTokensOfOthers,
} from '#domains/accounts/tokens/api-token.policy.ts'
import { mayChangeRetention, mayReadAuditLog } from '#domains/audit-log/audit-log.policy.ts'
import { mayErase, mayEraseAnything } from '#domains/erasure/erasure.policy.ts'
import {
  mayDeleteLanguage,
  mayManageLanguages,
  mayRetireLanguage,
  maySeeLanguages,
} from '#domains/language-management/language.policy.ts'
import { maySeeList } from '#domains/sign-management/sign-list.policy.ts'
import {
  mayAssignPublisher,
  mayCreate,
  mayDecide,
  mayEdit,
  mayName,
  mayPublishWithoutVideo,
  maySee,
  maySeeHistory,
  type SignFacts,
} from '#domains/signs/sign.policy.ts'
import { decisionNames, type SignDecision, signDecisions } from '#domains/signs/sign-decisions.ts'
import { someSignFacts } from '#domains/signs/sign-facts.fixture.ts'
import { mayDeleteContent } from '#domains/simple-lists/content-rules.ts'
import { mayDeleteListEntry } from '#domains/simple-lists/simple-list.policy.ts'
import { listNames } from '#domains/simple-lists/simple-list.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { mayDeleteEntry, mayManageLists, maySeeLists } from '#domains/vocabulary-management/entry.policy.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor } from '#tests/cast.ts'
import { mayOpenPanelPage } from '../app/panel/panel-access.policy.ts'
import { siteRoutes } from '../tests/e2e/site-routes.ts'
import { textUpToMarker, writeOrCheck } from './generated-file.ts'

// Writes the decisions of the policies into docs/permissions.md; --check only reports a stale document.

const path = 'docs/permissions.md'

const member = anActor({ id: 1 })

/** The columns of the tables: the actors. */
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
  'acceptance pending': {
    ...member,
    isAdmin: true,
    isApprover: true,
    isOwner: true,
    hasPendingAcceptance: true,
  },
  'second factor missing': {
    ...member,
    isAdmin: true,
    isApprover: true,
    isOwner: true,
    lacksSecondFactor: true,
  },
}

const ownFacts = { authorId: member.id, changedBy: [member.id] }
const pending = someSignFacts()
const published: SignFacts = { ...pending, status: 'published' }
const deleted: SignFacts = { ...pending, status: 'deleted', deletedBy: 2 }
const byAdmin: SignFacts = { ...deleted, deletedBy: 3, deletedByAdmin: true }

type Rows = readonly (readonly [action: string, decide: (actor: Actor) => Decision])[]

/** The first denial of several decisions. */
const all = (...decisions: Decision[]): Decision =>
  decisions.find(({ allowed }) => !allowed) ?? { allowed: true }

const signs: Rows = [
  ['see a published sign', (actor) => maySee(actor, published)],
  ['see an own pending sign', (actor) => maySee(actor, { ...pending, ...ownFacts })],
  ['see a pending sign of somebody else', (actor) => maySee(actor, pending)],
  ['see the history of an own sign', (actor) => maySeeHistory(actor, { ...pending, ...ownFacts })],
  ['see the history of a published sign of somebody else', (actor) => maySeeHistory(actor, published)],
  ['create a sign', mayCreate],
  ['edit an own sign', (actor) => mayEdit(actor, { ...pending, ...ownFacts })],
  ['name a published sign of somebody else in a document', (actor) => mayName(actor, published)],
  ['name a pending sign of somebody else in a document', (actor) => mayName(actor, pending)],
  ['name a deleted own sign in a document', (actor) => mayName(actor, { ...deleted, ...ownFacts })],
  ['edit a published sign of somebody else', (actor) => mayEdit(actor, published)],
  ['edit a pending sign of somebody else', (actor) => mayEdit(actor, pending)],
  ['name another publisher of a sign', (actor) => mayAssignPublisher(actor, pending)],
]

/** The situations of each decision. */
const decisions: Record<SignDecision, readonly (readonly [situation: string, sign: SignFacts])[]> = {
  publish: [
    ['publish a sign of somebody else', pending],
    ['publish an own sign', { ...pending, ...ownFacts }],
    ['publish a sign of somebody else with an own change', { ...pending, changedBy: [2, 1] }],
    ['publish a sign without a translation', { ...pending, hasTranslation: false }],
    ['publish a sign whose video is being processed', { ...pending, videosReady: false }],
    ["publish a sign whose signer's consent is required and not noted", { ...pending, consentsNoted: false }],
    [
      'publish a published sign again without changes',
      { ...published, publishedRevision: published.revision },
    ],
    ['publish a sign without a video before the second confirmation', { ...pending, hasVideo: false }],
  ],
  decline: [
    ['send a sign of somebody else back to its author', pending],
    ['send an own sign back', { ...pending, ...ownFacts }],
  ],
  unpublish: [
    ['unpublish a sign of somebody else', published],
    ['unpublish an own sign', { ...published, ...ownFacts }],
  ],
  remove: [
    ['delete an own sign', { ...pending, ...ownFacts }],
    ['delete a published sign of somebody else', published],
    ['delete a pending sign of somebody else', pending],
  ],
  restore: [
    ['restore an own sign that they deleted themselves', { ...deleted, ...ownFacts, deletedBy: member.id }],
    ['restore a sign that another member deleted', deleted],
    ['restore a sign that another administrator deleted', byAdmin],
    [
      'restore a sign that an administrator with a deleted account deleted',
      { ...byAdmin, deleterAccountDeleted: true },
    ],
  ],
}

const decisionRows: Rows = decisionNames.flatMap((decision) =>
  decisions[decision].map(([situation, sign]) => {
    const decide = (actor: Actor) =>
      signDecisions[decision].needsVideo
        ? all(mayDecide[decision](actor, sign), mayPublishWithoutVideo(actor, sign, false))
        : mayDecide[decision](actor, sign)
    return [situation, decide] as const
  }),
)

const notes = { required: 'required', asked: 'asked for', unasked: 'in the API only' }
const decisionTable = [
  '### What each decision about a sign does',
  '',
  '| decision | from | to | taken back by | note to the author | mail | stored as |',
  '|---|---|---|---|---|---|---|',
  ...decisionNames.map((decision) => {
    const { from, to, undo, note, mail, storedAs } = signDecisions[decision]
    const cells = [
      decision,
      from.join(', '),
      to ?? 'stays',
      undo ?? 'nothing',
      notes[note],
      mail ?? 'none',
      storedAs,
    ]
    return `| ${cells.join(' | ')} |`
  }),
].join('\n')

const unused = { signs: 0, values: 0 }
const lists: Rows = [
  ['see all signs', (actor) => maySeeList(actor, 'all')],
  ['see the own signs', (actor) => maySeeList(actor, 'mine')],
  ['see what waits for an approver', (actor) => maySeeList(actor, 'approvals')],
  ['see the reference lists', maySeeLists],
  ['add, change, order and merge values, undo a merge', mayManageLists],
  ['delete an unused value', (actor) => mayDeleteEntry(actor, unused)],
  ['delete a value of a sign', (actor) => mayDeleteEntry(actor, { ...unused, signs: 1 })],
  ['delete a value that contains others', (actor) => mayDeleteEntry(actor, { ...unused, values: 1 })],
  ['see the languages', maySeeLanguages],
  ['add, change, order and bring back languages', mayManageLanguages],
  ['retire a language', (actor) => mayRetireLanguage(actor, { isDefault: false })],
  ['retire the default language', (actor) => mayRetireLanguage(actor, { isDefault: true })],
  ['delete an unused language', (actor) => mayDeleteLanguage(actor, { isDefault: false, isUsed: false })],
  ['delete a used language', (actor) => mayDeleteLanguage(actor, { isDefault: false, isUsed: true })],
  ...listNames.flatMap((name): [string, (actor: Actor) => Decision][] => {
    const list = simpleLists[name]
    return [
      ...(list.mayRead
        ? [[`read the ${name} in the list`, list.mayRead] as [string, typeof list.mayRead]]
        : []),
      [`see the ${name}`, list.maySee],
      [`add, change, disable, order and restore ${name}`, list.mayManage],
      [
        `delete one of the ${name} that is not used`,
        (actor) => mayDeleteListEntry(actor, list, { isKept: false, active: false, fields: {} }, 0),
      ],
      [
        `delete one of the ${name} that is used`,
        (actor) => mayDeleteListEntry(actor, list, { isKept: false, active: false, fields: {} }, 1),
      ],
      ...(list.activeRefusal
        ? [
            [
              `delete one of the ${name} that is active`,
              (actor: Actor) =>
                mayDeleteListEntry(actor, list, { isKept: false, active: true, fields: {} }, 0),
            ] as [string, (actor: Actor) => Decision],
          ]
        : []),
      ...(list.kept
        ? [
            [
              `delete one of the ${name} that the program needs`,
              (actor: Actor) =>
                mayDeleteListEntry(actor, list, { isKept: true, active: false, fields: {} }, 0),
            ] as [string, (actor: Actor) => Decision],
          ]
        : []),
    ]
  }),
  [
    'delete the imprint or the accessibility statement',
    (actor) => mayDeleteContent(actor, { fields: { address: 'imprint' } }),
  ],
]

const account = aManagedAccount()
/** For each change, the properties of an account that allow it. */
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
      [`${change}, own account`, decideOn(change, { ...account, ...factsPerChange[change], id: 1 })] as const,
  ),
  [
    'delete, refused by the person in the consent form',
    decideOn('delete', { ...account, adminsMayDelete: false }),
  ],
  ['delete, approved, no consent answers', decideOn('delete', { ...account, adminsMayDelete: null })],
  [
    'delete, awaiting approval, no consent answers',
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

const unconfirmed = { id: account.id, state: 'awaiting', isOwner: false, isVerified: false } as const
const confirmed = { ...unconfirmed, state: 'approved', isVerified: true, registeredBy: null } as const
const emails: Rows = [
  [
    'correct the unconfirmed address of a registered person, or send the link again',
    (actor) => mayCorrectEmail(actor, { ...unconfirmed, registeredBy: member.id }),
  ],
  [
    'correct the unconfirmed address of a person who registered themselves',
    (actor) => mayCorrectEmail(actor, { ...unconfirmed, registeredBy: null }),
  ],
  [
    'see the unconfirmed address of a person whom they registered',
    (actor) => maySeeUnconfirmedEmail(actor, { ...unconfirmed, registeredBy: member.id }),
  ],
  [
    'see the unconfirmed address of a person whom somebody else registered',
    (actor) => maySeeUnconfirmedEmail(actor, { ...unconfirmed, registeredBy: 3 }),
  ],
  ['replace a lost address', (actor) => mayReplaceEmail(actor, confirmed)],
  ['replace a lost address of an owner', (actor) => mayReplaceEmail(actor, { ...confirmed, isOwner: true })],
  ['replace the own address as if lost', (actor) => mayReplaceEmail(actor, { ...confirmed, id: member.id })],
]

const factorOwner = { id: account.id, state: 'approved', isOwner: false, hasSecondFactor: true } as const
const secondFactors: Rows = [
  ['manage the own second factors', mayManageOwnSecondFactors],
  ['create a token for programs', mayCreateToken],
  ['see and revoke the own tokens', mayManageOwnTokens],
  ['see the tokens of others', maySeeTokensOfOthers],
  ['revoke the tokens of others', mayRevokeTokensOfOthers],
  ['remove lost second factors', (actor) => mayResetSecondFactor(actor, factorOwner)],
  [
    'remove lost second factors of an owner',
    (actor) => mayResetSecondFactor(actor, { ...factorOwner, isOwner: true }),
  ],
  [
    'remove the own second factors as if lost',
    (actor) => mayResetSecondFactor(actor, { ...factorOwner, id: member.id }),
  ],
]

const erasable = { kind: 'person', id: 2, isOwner: false, isUsedOutsideSigns: false } as const
const erasures: Rows = [
  ['see the records of erasures', mayEraseAnything],
  ['erase a sign', (actor) => mayErase(actor, { ...erasable, kind: 'sign' })],
  ['erase a file of signs', (actor) => mayErase(actor, { ...erasable, kind: 'media' })],
  [
    'erase a file that is used outside signs',
    (actor) => mayErase(actor, { ...erasable, kind: 'media', isUsedOutsideSigns: true }),
  ],
  ['erase the data of a person', (actor) => mayErase(actor, erasable)],
  ['erase the data of an owner', (actor) => mayErase(actor, { ...erasable, isOwner: true })],
  ['erase the own data', (actor) => mayErase(actor, { ...erasable, id: member.id })],
]

const auditLog: Rows = [
  ['read the audit log and take it as a file', mayReadAuditLog],
  ['choose how long its entries are kept', mayChangeRetention],
]

const panel: Rows = siteRoutes
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('control-panel'))
  .map((pattern) => {
    const panelPath = pattern.replace(/^control-panel\/?/, '')
    return [
      `/${pattern}`,
      (actor: Actor) => mayOpenPanelPage(actor, panelPath.replace(/\/:\w+\??/g, '/7')),
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
      ([action, decide]) =>
        `| ${action} | ${Object.values(roles)
          .map((role) => cell(decide(role)))
          .join(' | ')} |`,
    ),
  ].join('\n')

const before = readFileSync(path, 'utf8')
const sections = [
  textUpToMarker(before, '<!-- written by node tools/permissions.ts -->'),
  table('Pages of the panel', panel),
  table('Signs', signs),
  table('Decisions about signs', decisionRows),
  decisionTable,
  table('Lists of signs, reference lists', lists),
  table('Accounts', accounts),
  table('Email addresses of accounts', emails),
  table('Second factors', secondFactors),
  table('Erasures', erasures),
  table('Audit log', auditLog),
]
writeOrCheck({ path, before, after: `${sections.join('\n\n')}\n`, program: 'tools/permissions.ts' })
