import { siteName } from '#domains/content/site-name.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { distinctValues, glossTemplate, standardTierNames, writeEcv, writeEtf } from '#packages/elan/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { textsFor } from '../content-texts.ts'
import { vocabularyLanguages } from '../vocabulary-languages.ts'
import { signsFile, type VocabularyName, vocabularyId, vocabularyPath } from '../vocabulary-name.ts'
import { signEntries } from './sign-entries.ts'
import { valueEntries } from './value-entries.ts'
import type { VocabularyContext } from './vocabulary-context.ts'

/**
 * A vocabulary for ELAN, as a file in parts: the published dictionary in memory, and the ids of what was published before.
 * Equal dictionaries give equal files.
 * @throws AppError `page.notFound` for a value that the list does not have
 */
export async function writeVocabulary(
  context: VocabularyContext,
  name: VocabularyName,
): Promise<AsyncGenerator<string>> {
  const languages = vocabularyLanguages(context.dictionary.languages)
  const descriptions = languages.map(({ id, code }) => ({
    language: id,
    text: describeVocabulary(context, name, code),
  }))
  const entries =
    name.kind === 'values'
      ? await valueEntries(context, name.list, languages)
      : await signEntries(context, name, languages)
  const head = {
    ...headOf(context.dictionary),
    languages: languages.map(({ code: _, ...language }) => language),
  }
  return writeEcv(head, [{ id: vocabularyId(name), descriptions, entries: distinctValues(entries) }])
}

const participants = ['S1', 'S2']

/** A template for ELAN as a file in parts: tiers of two signers, bound to the vocabulary of all signs. */
export function writeTemplate({
  dictionary,
  origin,
  secretPath,
}: Omit<VocabularyContext, 'db'>): Iterable<string> {
  const [{ code: _, ...language }] = vocabularyLanguages(dictionary.languages)
  return writeEtf(
    glossTemplate({
      ...headOf(dictionary),
      vocabulary: {
        id: vocabularyId({ kind: 'signs', links: 'films' }),
        address: `${origin}${secretPath?.path ?? vocabularyPath}/${signsFile}`,
      },
      language,
      participants,
      names: standardTierNames,
    }),
  )
}

function describeVocabulary({ dictionary }: VocabularyContext, name: VocabularyName, code: string): string {
  const t = textsFor(code)
  const site = siteName(dictionary.dataset, t)
  if (name.kind === 'signs') return t('elanVocabulary:signs', { site })
  if (name.kind === 'values') return `${site}: ${t(`vocabularies:${name.list}`)}`
  const entry = dictionary.vocabulary.byValue(name.list, name.value)
  if (!entry) throw new AppError('page.notFound')
  return `${site}: ${dictionary.vocabulary.describe(entry.id, code).text}`
}

/** The name of the platform, and when its newest sign was published. */
function headOf(dictionary: PublishedDictionary): { author: string; date: string } {
  const newest = dictionary
    .byIds(dictionary.ids())
    .reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), 0)
  return {
    author: siteName(dictionary.dataset, textsFor(dictionary.defaultLanguage)),
    date: new Date(newest).toISOString(),
  }
}
