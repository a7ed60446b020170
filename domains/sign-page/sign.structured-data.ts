import type { DefinedTerm, VideoObject, WithContext } from 'schema-dts'
import type { SignView, VideoView } from './presenters/sign.presenter.ts'

interface PageData {
  siteName: string
  origin: string
  /** A sentence about the sign. */
  description: string
  /** ISO 8601. */
  publishedAt: string
}

/** Structured data of a sign (schema.org) as the text of a script element: a defined term with its videos. */
export function structuredData(sign: SignView, page: PageData): string {
  // Without `<` the text cannot end the script element.
  return JSON.stringify(definedTerm(sign, page)).replaceAll('<', '\\u003c')
}

function definedTerm(sign: SignView, page: PageData): WithContext<DefinedTerm> {
  const { main, angles, others, examples } = sign.media
  const further = [...angles, ...others, ...examples].map(({ name, video }) =>
    videoObject(video, `${name}: ${sign.gloss}`, sign, page),
  )
  const videos = [...(main ? [videoObject(main, sign.gloss, sign, page)] : []), ...further]
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': sign.address,
    name: sign.gloss,
    url: sign.address,
    description: page.description,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: page.siteName,
      url: page.origin,
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

function videoObject(video: VideoView, name: string, sign: SignView, page: PageData): VideoObject {
  const { source, poster, width, height, durationMs, credit, signer } = video
  const { name: licenceName, deed } = video.licence ?? sign.licence
  return {
    '@type': 'VideoObject',
    name,
    description: page.description,
    contentUrl: `${page.origin}${source}`,
    uploadDate: page.publishedAt,
    encodingFormat: video.mime,
    license: deed ?? licenceName,
    ...(poster && { thumbnailUrl: `${page.origin}${poster}` }),
    ...(width && height && { width: `${width} px`, height: `${height} px` }),
    ...(durationMs && { duration: `PT${(durationMs / 1000).toFixed(2)}S` }),
    ...(credit && { creditText: credit }),
    ...(signer && { actor: { '@type': 'Person', name: signer } }),
  }
}
