import { mayEnterPanel, mayReadAsAdministrator } from '#platform/access.policy.ts'
import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type PanelAudience, panelAudience } from './panel-audience.ts'

const admits: Record<PanelAudience, (actor: Actor) => Decision> = {
  anyone: () => allow,
  member: (actor) => (isMember(actor) ? allow : deny('account.notAccepted')),
  approver: (actor) => (isMember(actor) && actor.isApprover ? allow : deny('account.approversOnly')),
  admin: mayReadAsAdministrator,
  owner: (actor) => (isAdministrator(actor) && actor.isOwner ? allow : deny('account.ownersOnly')),
}

/**
 * Whether a page of the panel opens.
 * @param path below `/control-panel`: `users/edit/7`
 */
export function mayOpenPanelPage(actor: Actor, path: string): Decision {
  const entry = mayEnterPanel(actor)
  return entry.allowed ? admits[panelAudience(path)](actor) : entry
}
