import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { EafVisibility } from './eaf-video.ts'

/** Everybody loads the file of a public recording; a restricted one does not exist for others than administrators. */
export const mayLoadFile = (actor: Actor, { visibility }: { visibility: EafVisibility }): Decision =>
  visibility === 'public' || mayReadAsAdministrator(actor).allowed ? allow : deny('eaf.notFound')

/** Administrators load all files whose values changed in the dictionary. */
export const mayLoadChangedFiles: (actor: Actor) => Decision = mayReadAsAdministrator
