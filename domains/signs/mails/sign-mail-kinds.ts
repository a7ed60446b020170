import {
  type DecisionMailKind,
  decisionNames,
  type StoredDecisionKind,
  signDecisions,
} from '../sign-decisions.ts'

type SignMailKind = DecisionMailKind | 'signs-waiting'

/** The mails about signs: to authors after a decision, and the digest to approvers. */
export const signMailKinds: readonly SignMailKind[] = [
  ...decisionNames.flatMap((decision) => signDecisions[decision].mail ?? []),
  'signs-waiting',
]

/** The mail to the author about a stored decision; undefined for decisions that are not reported. */
export function decisionMailKind(kind: StoredDecisionKind): DecisionMailKind | undefined {
  const decision = decisionNames.find((one) => signDecisions[one].storedAs === kind)
  return (decision && signDecisions[decision].mail) ?? undefined
}
