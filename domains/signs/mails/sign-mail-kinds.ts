import type { StoredDecisionKind } from '../sign-decision.ts'

/** The mails about signs: to authors after a decision, and the digest to approvers. */
export const signMailKinds = [
  'sign-published',
  'sign-unpublished',
  'sign-needs-changes',
  'signs-waiting',
] as const
export type SignMailKind = (typeof signMailKinds)[number]

const mailsByDecision: Partial<Record<StoredDecisionKind, SignMailKind>> = {
  publish: 'sign-published',
  unpublish: 'sign-unpublished',
  'needs-changes': 'sign-needs-changes',
}

/** The mail that tells the author of a decision; undefined for decisions that are not reported. */
export const decisionMailKind = (kind: StoredDecisionKind): SignMailKind | undefined => mailsByDecision[kind]
