import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { EafVisibility } from './eaf-video.ts'

/** Administrators see all recordings in the panel. */
export const mayReadRecordings: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators upload annotation files, and change and delete recordings. */
export const mayChangeRecordings: (actor: Actor) => Decision = mayAdminister

/** A restricted recording does not exist for anybody else (ELN-08). */
export const mayReadRecording = (actor: Actor, { visibility }: { visibility: EafVisibility }): Decision =>
  visibility === 'public' || mayReadRecordings(actor).allowed ? allow : deny('eaf.notFound')
