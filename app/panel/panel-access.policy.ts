import {
  mayEnterAccount,
  mayEnterPanel,
  mayReadAsAdministrator,
  mayReadAsMember,
} from '#platform/access.policy.ts'
import { type Actor, isAdministrator, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type PanelAudience, type PanelPage, panelAudience } from './panel-pages.ts'

const admits: Record<PanelAudience, (actor: Actor) => Decision> = {
  enrolling: () => allow,
  anyone: () => allow,
  member: mayReadAsMember,
  approver: (actor) => (isMember(actor) && actor.isApprover ? allow : deny('account.approversOnly')),
  admin: mayReadAsAdministrator,
  owner: (actor) => (isAdministrator(actor) && actor.isOwner ? allow : deny('account.ownersOnly')),
}

/** Whether a person may open the pages for an audience. */
export function mayOpenPagesFor(actor: Actor, audience: PanelAudience): Decision {
  const entry = audience === 'enrolling' ? mayEnterAccount(actor) : mayEnterPanel(actor)
  return entry.allowed ? admits[audience](actor) : entry
}

/**
 * Whether a person may open a page of the panel.
 * @param path below `/control-panel`: `users/edit/7`
 * @param pages the pages of this program by default
 */
export const mayOpenPanelPage = (actor: Actor, path: string, pages?: readonly PanelPage[]): Decision =>
  mayOpenPagesFor(actor, panelAudience(path, pages))
