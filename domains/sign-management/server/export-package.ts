import { siteName } from '#domains/content/site-name.ts'
import { mediaUrl } from '#domains/media/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { writeYesNo } from '#domains/signs/csv/cells/yes-no.ts'
import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import { type ExportBatch, writeSigns } from '#domains/signs/index.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { listTranslationLanguages } from '#domains/signs/server/sign.queries.ts'
import { mediaIdsOf, mediaOf, type StoredSign } from '#domains/signs/sign-document.ts'
import { listNames } from '#domains/vocabularies/reference-lists.ts'
import type { Vocabulary, VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Db } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type ZipEntry, zipStream } from '#platform/storage/zip-stream.ts'
import {
  checksumFile,
  citationFile,
  describeAsCsvw,
  describeAsFrictionless,
  type PackageFacts,
} from '../data-package/describe-package.ts'
import { mediaTable, referenceTable, signsTable } from '../data-package/package-table.ts'
import { listPackagedMedia, type PackagedMedium } from './data-package.queries.ts'

/** Everything in the package is in English, like the headers of its tables. */
const t = translator('en')

export interface PackageContext {
  db: Db
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'dataset'>
  /** Short name of the platform, for the name of the package. */
  platform: string
  /** Of the public pages, without a slash at the end. */
  origin: string
  /** Whether everybody may download the uploaded originals of public signs. */
  offersOriginals: boolean
  now: () => Date
}

/**
 * The signs of these batches as a data package for science: tables in CSV, described for CSV on the Web and Frictionless,
 * licence, citation and check sums. The batches are read twice.
 */
export async function* exportPackage(
  context: PackageContext,
  batches: () => AsyncGenerator<ExportBatch>,
): AsyncGenerator<Uint8Array> {
  const { db, dictionary } = context
  const languages = await listTranslationLanguages(db)
  const tables = [signsTable(languages, t), referenceTable(languages), mediaTable]
  const facts = factsOf(context)
  const json = (value: object) => [`${JSON.stringify(value, null, 2)}\n`]
  const entries: ZipEntry[] = [
    { path: 'README.txt', content: () => [readmeOf(facts)] },
    { path: 'LICENSE.txt', content: () => [licenceText(facts)] },
    { path: 'CITATION.cff', content: () => [citationFile(facts)] },
    { path: 'reference-lists.csv', content: () => [writeReferenceLists(dictionary.vocabulary, languages)] },
    { path: 'signs.csv', content: () => writeSigns(db, 'csv', batches()) },
    { path: 'media.csv', content: () => writeMedia(context, batches()) },
    { path: 'csv-metadata.json', content: () => json(describeAsCsvw(tables, facts)) },
    { path: 'datapackage.json', content: (files) => json(describeAsFrictionless(tables, files, facts)) },
    { path: 'SHA256SUMS', content: (files) => [checksumFile(files)] },
  ]
  yield* zipStream(entries, facts.created)
}

function factsOf({ dictionary: { dataset }, platform, origin, now }: PackageContext): PackageFacts {
  return {
    name: `${platform.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data`,
    title: siteName(dataset, t),
    version: dataset.versionLabel,
    owners: dataset.owners,
    licence: dataset.licence ? parseLicence(dataset.licence) : null,
    origin,
    created: now(),
  }
}

const readmeOf = ({ title, origin, created }: PackageFacts) =>
  t('dataPackage:readme', { title, origin, date: created.toISOString().slice(0, 10) })

function licenceText({ title, licence }: PackageFacts): string {
  if (!licence) return t('dataPackage:noLicence', { title })
  return t('dataPackage:licence', { title, licence: licence.name, deed: licence.deed ?? '' })
}

function writeReferenceLists(vocabulary: Vocabulary, languages: readonly string[]): string {
  const valueById = (id: number | null | undefined) =>
    id === null || id === undefined ? '' : (vocabulary.entry(id)?.value ?? '')
  const rowOf = (entry: VocabularyEntry) => [
    entry.list,
    entry.value,
    valueById(entry.parentId),
    valueById(entry.groupId),
    writeYesNo(entry.searchable),
    writeYesNo(entry.retired),
    ...languages.map((language) => entry.texts[language] ?? ''),
  ]
  const entries = listNames.flatMap((list) => vocabulary.list(list))
  return writeCsv([referenceTable(languages).columns.map(({ name }) => name), ...entries.map(rowOf)])
}

async function* writeMedia(
  { db, ...offer }: PackageContext,
  batches: AsyncGenerator<ExportBatch>,
): AsyncGenerator<string> {
  yield writeCsv([mediaTable.columns.map(({ name }) => name)])
  for await (const { signs } of batches) {
    const media = await listPackagedMedia(
      db,
      signs.flatMap(({ document }) => mediaIdsOf(document)),
    )
    const rows = signs.flatMap((sign) => mediaRows(sign, media, offer))
    if (rows.length > 0) yield writeCsv(rows)
  }
}

function mediaRows(
  { id: signId, document }: StoredSign,
  media: ReadonlyMap<number, PackagedMedium>,
  { origin, offersOriginals }: Pick<PackageContext, 'origin' | 'offersOriginals'>,
): string[][] {
  const files = mediaOf(document).map((file) => ({ role: 'example', ...file }))
  return files.flatMap(({ role, media: mediaId, licence = '', credit = '', signer = '' }, index) => {
    const medium = media.get(mediaId)
    if (!medium) return []
    const { shown, original, durationMs } = medium
    return [
      [
        String(signId),
        role,
        String(index + 1),
        String(mediaId),
        medium.originalName,
        shown ? `${origin}${mediaUrl(shown.key)}` : '',
        shown?.mime ?? '',
        shown ? String(shown.bytes) : '',
        durationMs === null ? '' : String(durationMs),
        medium.sha256,
        offersOriginals && original ? `${origin}${mediaUrl(original)}` : '',
        licence,
        credit,
        signer,
      ],
    ]
  })
}
