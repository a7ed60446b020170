import { describe, expect, test } from 'vitest'
import type { PublicPerson } from '#domains/accounts/public-person.ts'
import { presentSign } from './presenters/sign.presenter.ts'
import { aPresenterContext, aPublishedSign, aVideoMedia } from './published-sign.fixture.ts'
import { structuredData } from './sign.structured-data.ts'

const facts = {
  siteName: 'Sinais',
  origin: 'https://signs.example',
  description: 'O sinal CASA.',
  publishedAt: '2026-03-01T01:00:00.000Z',
}
const read = (sign = aPublishedSign()) =>
  JSON.parse(structuredData(presentSign(sign, aPresenterContext([], 'en')), facts))

describe('the structured data of a sign', () => {
  test('is a term of the dictionary with its licence and translations [PUB-03]', () => {
    expect(read(aPublishedSign({ translations: { pt: [['casa', 'moradia'], ['lar']] } }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      '@id': 'https://signs.example/en/signs/view/12',
      name: 'CASA',
      url: 'https://signs.example/en/signs/view/12',
      description: 'O sinal CASA.',
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: 'Sinais',
        url: 'https://signs.example',
        license: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
      },
      alternateName: ['casa', 'moradia', 'lar'],
    })
  })

  test('names the author by display name, but no former member [D29]', () => {
    const by = (author: PublicPerson) =>
      read(aPublishedSign({}, { people: { author, publisher: null, approver: null } })).mainEntityOfPage
    expect(by({ name: 'Bruno' })).toEqual({
      '@type': 'WebPage',
      '@id': 'https://signs.example/en/signs/view/12',
      author: { '@type': 'Person', name: 'Bruno' },
    })
    expect(by('former')).toBeUndefined()
  })

  test('gives address, duration, people and licence of each video [PUB-03] [SGN-16]', () => {
    const media = [
      {
        role: 'main' as const,
        media: aVideoMedia({ id: 1 }),
        licence: 'CC BY 4.0',
        credit: 'Frieda',
        signer: 'Ana',
      },
      { role: 'non-manual' as const, media: aVideoMedia({ id: 2 }), licence: 'All rights reserved' },
      { role: 'angle' as const, media: aVideoMedia({ id: 3 }) },
    ]
    const [main, angle, face] = read(aPublishedSign({}, { media })).subjectOf
    expect(main).toEqual({
      '@type': 'VideoObject',
      name: 'CASA',
      description: 'O sinal CASA.',
      contentUrl: 'https://signs.example/media/video-1.mp4',
      uploadDate: facts.publishedAt,
      encodingFormat: 'video/mp4',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      thumbnailUrl: 'https://signs.example/media/poster-1.jpg',
      width: '640 px',
      height: '480 px',
      duration: 'PT2.40S',
      creditText: 'Frieda',
      actor: { '@type': 'Person', name: 'Ana' },
    })
    expect(angle).toMatchObject({
      name: 'Another angle: CASA',
      license: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
    })
    expect(face).toMatchObject({ name: 'Face and body: CASA', license: 'All rights reserved' })
  })

  test('cannot end the script element that contains it', () => {
    const sign = presentSign(aPublishedSign({ texts: { gloss: '</script><b>' } }), aPresenterContext([]))
    const text = structuredData(sign, facts)
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe('</script><b>')
  })
})
