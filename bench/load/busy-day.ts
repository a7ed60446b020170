import { word } from '../pages.ts'
import type { RequestGroup, RequestKind } from './arrivals.ts'
import type { HttpClient } from './http-client.ts'
import { changeSign, expectStatus, type OwnSign, type SignedIn, uploadFilm } from './members.ts'

export interface BusyDay {
  client: HttpClient
  random: () => number
  /** The ids of published signs: `count` of them from `first` on. */
  published: { first: number; count: number }
  bruno: SignedIn
  ana: SignedIn
  ownSigns: readonly OwnSign[]
  /** Null without ffmpeg. */
  film: Uint8Array | null
}

const languages = ['pt', 'en', 'de', 'hu', 'et'] as const
const browser = { 'accept-encoding': 'gzip, br', accept: 'text/html' }

/** The requests of a busy day: visitors 80 %, programs 8 %, members 12 %, of which a seventh changes something. */
export function busyDay(day: BusyDay): RequestKind[] {
  const { client, random, published, bruno, ana, ownSigns, film } = day
  const get = (
    group: RequestGroup,
    name: string,
    share: number,
    pathOf: (n: number) => string,
    headers: Record<string, string> = {},
  ): RequestKind => ({
    name,
    group,
    share,
    async send(n) {
      expectStatus(await client.send({ path: pathOf(n), headers: { ...browser, ...headers } }), 200)
    },
  })
  const page = (name: string, share: number, pathOf: (n: number) => string) =>
    get('public pages', name, share, (n) => `/${languages[n % languages.length]}${pathOf(n)}`)
  const upTo = (count: number) => Math.floor(random() * count)
  /** A few signs are looked at much more often than most, by Zipf's law. */
  const signId = () => published.first + Math.floor(published.count ** random()) - 1
  const searched = (n: number) => (random() < 0.5 ? word(n) : `${word(n)}${upTo(1000)}`)
  return [
    page('home', 6, () => ''),
    page('search by word', 20, (n) => `/search-signs/words?q=${searched(n)}`),
    page('data of a search', 8, (n) => `/search-signs/words.data?q=${searched(n)}`),
    page('sign', 22, () => `/signs/view/${signId()}`),
    page('results by category', 6, () => `/search-signs/category/search-result?${someCategories(upTo)}`),
    page('categories', 3, () => '/search-signs/category'),
    page('handshapes', 4, () => '/search-signs/handshape'),
    page('all signs', 6, () => `/search-signs/view-all?page=${1 + upTo(200)}`),
    page('network', 2, () => '/search-signs/semantic-network'),
    page('contents', 3, (n) => ['/about', '/faqs', '/glossary'][n % 3] ?? ''),
    get('API', 'API: search', 4, (n) => `/api/signs?q=${searched(n)}`),
    get('API', 'API: sign', 3, () => `/api/signs/${signId()}`),
    get('API', 'API: occurrences of a sign', 1, () => `/api/occurrences?sign=${signId()}`),
    get('panel', 'panel: overview', 1, () => '/pt/control-panel/overview', bruno.cookie),
    get('panel', 'panel: all signs', 3, () => `/pt/control-panel/signs?page=${1 + upTo(50)}`, ana.cookie),
    get('panel', 'panel: search', 3, (n) => `/pt/control-panel/signs?q=${searched(n)}`, ana.cookie),
    get('panel', 'panel: sign', 2, () => `/pt/control-panel/signs/view/${signId()}`, ana.cookie),
    get('panel', 'panel: form', 1, () => `/pt/control-panel/signs/edit/${signId()}`, ana.cookie),
    get('panel', 'panel: occurrences', 0.3, () => `/pt/control-panel/occasions?sign=${signId()}`, ana.cookie),
    {
      name: 'a sign is changed',
      group: 'changes',
      share: 1.6,
      send: (n) => changeSign(client, bruno, ownSigns, n),
    },
    ...(film
      ? [
          {
            name: 'a film is uploaded and attached',
            group: 'uploads' as const,
            share: 0.1,
            send: (n: number) => uploadFilm(client, bruno, { film, gloss: `FILM-${n}` }),
          },
        ]
      : []),
  ]
}

const handshapes = ['fist', 'index', 'v-hand', 'flat-hand', 'five-hand']
const locations = ['chest', 'head', 'forehead', 'neutral-space']
const categories = [
  (at: number) => `handshape=${handshapes[at % handshapes.length]}`,
  (at: number) => `location=${locations[at % locations.length]}`,
  (at: number) => `semantic_field_searchable=people&handshape=${handshapes[at % handshapes.length]}`,
]

const someCategories = (upTo: (count: number) => number): string =>
  categories[upTo(categories.length)]?.(upTo(20)) ?? ''
