import { buildSite, site } from './build-site.ts'
import { t } from './messages.ts'
import { runMain } from './run-command.ts'

/** `npm run build`: builds the program into build/site. */
await runMain(async () => {
  buildSite()
  console.log(t('cli:build.done', { folder: site }))
})
