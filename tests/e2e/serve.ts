import { cpSync, existsSync } from 'node:fs'
import { loadConfig } from '#platform/config.ts'
import type { SiteAdditions } from './fill-site.ts'

/**
 * Serves the built program with the demonstration, the cast, disposable accounts, the picture of a handshape and a recording. The
 * main site of a run fills its data folder and copies it; isolated sites begin with the copy. With `PLATFORM_PICTURE` the
 * platform has a picture. With `SIGNS_WITHOUT_FILM` the dictionary also has signs without a video, and with
 * `SIGNS_FILE` those of this CSV file. With `UPLOADED_HANDS_FIRST` uploaded pictures precede drawn hands, with
 * `SCHOOL_MODE` offensive signs are left out, with `CORPUS` there are recordings.
 */
const config = loadConfig()
const names = [
  'PLATFORM_PICTURE',
  'SIGNS_WITHOUT_FILM',
  'SIGNS_FILE',
  'UPLOADED_HANDS_FIRST',
  'SCHOOL_MODE',
  'CORPUS',
] as const satisfies (keyof SiteAdditions)[]
const { E2E_TEMPLATE_DIR = '' } = process.env
const hasTemplate = existsSync(E2E_TEMPLATE_DIR)
if (hasTemplate) cpSync(E2E_TEMPLATE_DIR, config.dataDir, { recursive: true })

if (!hasTemplate || names.some((name) => process.env[name])) {
  // Loading the sources takes longer than starting the built program, which has them in few files.
  const { fillSite } = await import('./fill-site.ts')
  await fillSite(config, hasTemplate, process.env)
}
if (!hasTemplate && E2E_TEMPLATE_DIR !== '') cpSync(config.dataDir, E2E_TEMPLATE_DIR, { recursive: true })
await import('../../cli/start.ts')
