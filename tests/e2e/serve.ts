import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { importSigns } from '#domains/signs/index.ts'
import { publishesNothing } from '#domains/signs/server/signs-context.ts'
import { changeDatasetCommand } from '#domains/site-settings/index.ts'
import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../../server/open-installation.ts'
import { loadCorpus } from './corpus-data.ts'
import { loadDisposableAccounts } from './disposable-accounts.ts'
import { loadUnmatchedRecording } from './gloss-data.ts'
import { loadOccurrences } from './occurrence-data.ts'
import { loadOwnPicture, loadPlatformPicture } from './own-picture.ts'
import { loadSignsWithoutFilm } from './signs-without-film.ts'

/**
 * Serves the built program with the demonstration, the cast, disposable accounts, the picture of a handshape and a recording. The
 * main site of a run fills its data folder and copies it; isolated sites begin with the copy. `PLATFORM_PICTURE` is the
 * file of a picture of the platform. With `SIGNS_WITHOUT_FILM` the dictionary also has signs without a video, and with
 * `SIGNS_FILE` those of this CSV file. With `UPLOADED_HANDS_FIRST` uploaded pictures precede drawn hands, with
 * `SCHOOL_MODE` offensive signs are left out, with `CORPUS` there are recordings.
 */
const config = loadConfig()
const {
  PLATFORM_PICTURE,
  SIGNS_WITHOUT_FILM,
  SIGNS_FILE,
  UPLOADED_HANDS_FIRST,
  SCHOOL_MODE,
  CORPUS,
  E2E_TEMPLATE_DIR = '',
} = process.env
const hasTemplate = existsSync(E2E_TEMPLATE_DIR)
if (hasTemplate) await cp(E2E_TEMPLATE_DIR, config.dataDir, { recursive: true })

if (
  !hasTemplate ||
  PLATFORM_PICTURE ||
  SIGNS_WITHOUT_FILM ||
  SIGNS_FILE ||
  UPLOADED_HANDS_FIRST ||
  SCHOOL_MODE ||
  CORPUS
) {
  const { database, storage } = await openInstallation({ config, demo: true })
  if (!hasTemplate) {
    await loadCast(database.db)
    await loadDisposableAccounts(database.db)
    await loadOwnPicture(database.db, storage)
    await loadUnmatchedRecording(database.db)
    await loadOccurrences(database.db)
  }
  if (PLATFORM_PICTURE) await loadPlatformPicture(database.db, storage, PLATFORM_PICTURE)
  if (SIGNS_WITHOUT_FILM) await loadSignsWithoutFilm(database.db, storage)
  if (SCHOOL_MODE)
    await changeDatasetCommand({ db: database.db, now: () => new Date() }, { schoolMode: 'on' })
  if (UPLOADED_HANDS_FIRST)
    await changeDatasetCommand({ db: database.db, now: () => new Date() }, { uploadedHandsFirst: 'on' })
  if (CORPUS) await loadCorpus(database.db, storage)
  if (SIGNS_FILE) {
    const context = { db: database.db, storage, now: () => new Date(), ...publishesNothing }
    await importSigns(context, { file: SIGNS_FILE, publish: true })
  }
  await database.close()
}
if (!hasTemplate && E2E_TEMPLATE_DIR !== '') await cp(config.dataDir, E2E_TEMPLATE_DIR, { recursive: true })
await import('../../cli/start.ts')
