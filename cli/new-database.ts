import { writeNewDatabase } from '#platform/db/write-new-database.ts'

/** Part of the build: writes the files that a new data folder begins with into the named folder. */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('The folder is missing')
await writeNewDatabase(folder)
