import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type PanelAudience, panelAudience } from '../../app/panel/panel-audience.ts'

const audiencePolicies: Record<PanelAudience, (actor: Actor) => Decision> = {
  anyone: () => allow,
  member: (actor) => (isMember(actor) ? allow : deny('account.notAccepted')),
  approver: (actor) => (isMember(actor) && actor.isApprover ? allow : deny('account.approversOnly')),
  admin: (actor) => (isAdministrator(actor) ? allow : deny('account.adminsOnly')),
  owner: (actor) => (isAdministrator(actor) && actor.isOwner ? allow : deny('account.ownersOnly')),
}

/** Everybody who is signed in with a confirmed address enters the panel. */
export function mayEnterPanel(actor: Actor): Decision {
  if (actor.kind !== 'account') return deny('account.required')
  return actor.isVerified ? allow : deny('account.unverified')
}

/**
 * Whether a page of the panel opens.
 * @param path below `/control-panel`: `users/edit/7`
 */
export function mayOpenPanelPage(actor: Actor, path: string): Decision {
  const entry = mayEnterPanel(actor)
  return entry.allowed ? audiencePolicies[panelAudience(path)](actor) : entry
}

/** Whether anything may be written: not before new terms, a new policy and the consent form are answered. */
export const mayWrite = (actor: Actor): Decision =>
  actor.kind === 'account' && actor.hasPendingAcceptance ? deny('account.owesAcceptance') : allow

/** Whether a person takes part in the work on the dictionary: accepted, with a confirmed address, owing no answer. */
export function mayTakePart(actor: Actor): Decision {
  if (actor.kind === 'system') return allow
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  return isMember(actor) ? mayWrite(actor) : deny('account.notAccepted')
}

/** Whether a person does what is for administrators. */
export const mayAdminister = (actor: Actor): Decision => {
  if (actor.kind === 'system') return allow
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  const right = audiencePolicies.admin(actor)
  return right.allowed ? mayWrite(actor) : right
}
