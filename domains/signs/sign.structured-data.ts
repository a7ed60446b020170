import type { DefinedTerm, VideoObject, WithContext } from 'schema-dts'
import type { SignView } from './sign.presenter.ts'

interface Facts {
  siteName: string
  origin: string
  /** Address of the licence. */
  licence: string
  /** A sentence about the sign. */
  description: string
  /** ISO 8601. */
  publishedAt: string
}

/** What search engines read of a sign, as the text of a script element: a term of the dictionary with its video. */
export function structuredData(sign: SignView, facts: Facts): string {
  const { video } = sign
  const watched: VideoObject | undefined = video
    ? {
        '@type': 'VideoObject',
        name: sign.gloss,
        description: facts.description,
        contentUrl: `${facts.origin}${video.source}`,
        uploadDate: facts.publishedAt,
        ...(video.poster && { thumbnailUrl: `${facts.origin}${video.poster}` }),
        ...(video.durationMs && { duration: `PT${(video.durationMs / 1000).toFixed(2)}S` }),
      }
    : undefined
  const term: WithContext<DefinedTerm> = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': sign.address,
    name: sign.gloss,
    url: sign.address,
    description: facts.description,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: facts.siteName,
      url: facts.origin,
      license: facts.licence,
    },
    alternateName: sign.translations.flatMap(({ senses }) => senses.flat()),
    ...(watched && { subjectOf: watched }),
  }
  // Inside a script element nothing but `<` can end it.
  return JSON.stringify(term).replaceAll('<', '\\u003c')
}
