import type { DefinedTerm, VideoObject, WithContext } from 'schema-dts'
import type { SignView, VideoView } from './sign.presenter.ts'

interface Facts {
  siteName: string
  origin: string
  /** A sentence about the sign. */
  description: string
  /** ISO 8601. */
  publishedAt: string
}

/** What search engines read of a sign, as the text of a script element: a term of the dictionary with its videos. */
export function structuredData(sign: SignView, facts: Facts): string {
  // Inside a script element nothing but `<` can end it.
  return JSON.stringify(definedTerm(sign, facts)).replaceAll('<', '\\u003c')
}

function definedTerm(sign: SignView, facts: Facts): WithContext<DefinedTerm> {
  const { main, angles, others, examples } = sign.media
  const further = [...angles, ...others, ...examples].map(({ name, video }) =>
    videoObject(video, `${name}: ${sign.gloss}`, sign, facts),
  )
  const videos = [...(main ? [videoObject(main, sign.gloss, sign, facts)] : []), ...further]
  return {
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
      ...(sign.licence.deed && { license: sign.licence.deed }),
    },
    ...(sign.author !== null && {
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': sign.address,
        author: { '@type': 'Person', name: sign.author },
      },
    }),
    alternateName: sign.translations.flatMap(({ senses }) => senses.flat()),
    ...(videos.length > 0 && { subjectOf: videos.length === 1 ? videos[0] : videos }),
  }
}

function videoObject(video: VideoView, name: string, sign: SignView, facts: Facts): VideoObject {
  const { source, poster, width, height, durationMs, credit, signer } = video
  const { name: licenceName, deed } = video.licence ?? sign.licence
  return {
    '@type': 'VideoObject',
    name,
    description: facts.description,
    contentUrl: `${facts.origin}${source}`,
    uploadDate: facts.publishedAt,
    encodingFormat: video.mime,
    license: deed ?? licenceName,
    ...(poster && { thumbnailUrl: `${facts.origin}${poster}` }),
    ...(width && height && { width: `${width} px`, height: `${height} px` }),
    ...(durationMs && { duration: `PT${(durationMs / 1000).toFixed(2)}S` }),
    ...(credit && { creditText: credit }),
    ...(signer && { actor: { '@type': 'Person', name: signer } }),
  }
}
