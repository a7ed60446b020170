import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  chooseGlossTiers,
  createRecording,
  getGlossTiers,
  getRecordingFile,
  replaceFile,
} from '#domains/eaf-videos/index.ts'
import { system } from '#platform/actor.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { signCount } from './elan-file.ts'

interface Storing {
  /** Until a file is the present version of a new recording. */
  firstSeconds: number
  /** Until all its annotations are matched as glosses. */
  matchedSeconds: number
  /** Until it is the present version again, compared and matched. */
  secondSeconds: number
  /** Until the file with its links has been read. */
  linkedSeconds: number
  /** The longest time in which the process of the server did nothing else, ms. */
  blockedMs: number
  /** The longest time that another query waited for the database, ms. */
  waitedMs: number
}

const noMetadata = {
  ...{ title: '', author: '', institution: '', city: '', state: '', country: '' },
  ...{ responsibleResearcher: '', licence: '', dataLink: null, color: null },
  visibility: 'restricted',
} as const

/** Stores a file of ELAN in a new embedded database, twice, and matches its glosses. @param folder an empty data folder */
export async function storeElanFile(path: string, folder: string): Promise<Storing> {
  const database = await openDatabase({ dataDir: folder })
  await migrateToLatest(database.db)
  await insertSigns(database.db)
  const context = {
    db: database.db,
    storage: fileSystemStorage(join(folder, 'files')),
    now: () => new Date(),
    uploads: {
      withFinished: async () => {
        throw new Error('The file is sent as the content of a request.')
      },
      discardFile: async () => {},
    },
    vocabularies: 'https://signs.example/api/ecv/',
  }
  const file = () => ({ name: basename(path), content: createReadStream(path) })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const waits = measureWaits(database.db)
  const start = performance.now()
  delay.enable()
  const { id } = await createRecording(context, system, { file: file(), metadata: noMetadata })
  const first = performance.now()
  const tiers = (await getGlossTiers(context, system, { id })).map(({ name }, index) => ({
    name,
    hand: index % 2 === 0 ? ('strong' as const) : ('weak' as const),
  }))
  await chooseGlossTiers(context, system, {
    id,
    choice: { convention: 'plain', counting: 'notOverlapping', tiers },
  })
  const second = performance.now()
  await replaceFile(context, system, { id, file: file() })
  const third = performance.now()
  const vocabulary = { id: 'Signs', address: 'https://signs.example/api/ecv/signs.ecv' }
  const { open } = await getRecordingFile(context, system, { id, vocabulary })
  for await (const _ of await open());
  const fourth = performance.now()
  delay.disable()
  const waitedMs = await waits.end()
  await database.close()
  return {
    firstSeconds: (first - start) / 1000,
    matchedSeconds: (second - first) / 1000,
    secondSeconds: (third - second) / 1000,
    linkedSeconds: (fourth - third) / 1000,
    blockedMs: delay.max / 1_000_000,
    waitedMs,
  }
}

/** A published sign of each gloss of `writeElanFile`. */
async function insertSigns(db: Db): Promise<void> {
  await sql`
    with dictionary as (
      insert into dictionary (name, acronym, sign_language, country, version_label)
      values ('Test', 'T', 'bzs', 'BR', '1') returning id
    )
    insert into sign (dictionary_id, gloss)
    select dictionary.id, 'GLOSS-' || number || '-A' from dictionary, generate_series(0, ${signCount}::integer - 1) as number
  `.execute(db)
  await sql`insert into change_set (kind, number) values ('form', 1)`.execute(db)
  await sql`
    insert into sign_version (sign_id, revision, change_set_id, document) select id, 1, 1, '{}' from sign
  `.execute(db)
  await sql`insert into sign_decision (sign_id, change_set_id, revision, kind) select id, 1, 1, 'publish' from sign`.execute(
    db,
  )
}

const queryIntervalMs = 50

/** Sends a small query again and again. @returns `end`, which returns the longest time that one took, ms */
function measureWaits(db: Db) {
  let isOver = false
  let longest = 0
  const work = async () => {
    while (!isOver) {
      const start = performance.now()
      await sql`select`.execute(db)
      longest = Math.max(longest, performance.now() - start)
      await setTimeout(queryIntervalMs)
    }
  }
  const working = work()
  return {
    end: async () => {
      isOver = true
      await working
      return longest
    },
  }
}
