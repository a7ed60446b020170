import { importSigns } from '#domains/signs/index.ts'
import { publishesNothing } from '#domains/signs/server/signs-context.ts'
import { changeDatasetCommand } from '#domains/site-settings/index.ts'
import type { Config } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../server/open-installation.ts'
import { loadCorpus } from './corpus-data.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'
import { loadUnmatchedRecording } from './gloss-data.ts'
import { loadOccurrences } from './occurrence-data.ts'
import { loadOwnPicture, loadPlatformPicture, uploadedPicture } from './own-picture.ts'
import { loadSignsWithoutFilm } from './signs-without-film.ts'

/** Additions to the demonstration; environment variables of `serve.ts`. */
export interface SiteAdditions {
  PLATFORM_PICTURE?: string | undefined
  SIGNS_WITHOUT_FILM?: string | undefined
  SIGNS_FILE?: string | undefined
  UPLOADED_HANDS_FIRST?: string | undefined
  SCHOOL_MODE?: string | undefined
  CORPUS?: string | undefined
}

/** Fills the data folder of a site. @param hasTemplate it is a copy that has the data of every site */
export async function fillSite(
  config: Config,
  hasTemplate: boolean,
  additions: SiteAdditions,
): Promise<void> {
  const { database, storage } = await openInstallation({ config, demo: true })
  const context = { db: database.db, storage, now: () => new Date(), ...publishesNothing }
  if (!hasTemplate) {
    await loadCast(database.db)
    await loadDisposableAccounts(database.db)
    await loadOwnPicture(database.db, storage)
    await loadUnmatchedRecording(database.db)
    await loadOccurrences(database.db)
  }
  if (additions.PLATFORM_PICTURE) await loadPlatformPicture(database.db, storage, uploadedPicture)
  if (additions.SIGNS_WITHOUT_FILM) await loadSignsWithoutFilm(database.db, storage)
  if (additions.SCHOOL_MODE) await changeDatasetCommand(context, { schoolMode: 'on' })
  if (additions.UPLOADED_HANDS_FIRST) await changeDatasetCommand(context, { uploadedHandsFirst: 'on' })
  if (additions.CORPUS) await loadCorpus(database.db, storage)
  if (additions.SIGNS_FILE) await importSigns(context, { file: additions.SIGNS_FILE, publish: true })
  await database.close()
}
