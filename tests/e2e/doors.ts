/** The people who knock at every door; Frieda's account is deleted, so she knocks as a visitor. */
export const people = ['visitor', 'denes', 'eeva', 'bruno', 'carla', 'ana'] as const
export type Person = (typeof people)[number]

/** Who is let in. Written down here once more, by hand, so that a change of the rules is seen. */
export const audiences = {
  everyone: people,
  signedIn: ['denes', 'eeva', 'bruno', 'carla', 'ana'],
  members: ['bruno', 'carla', 'ana'],
  approvers: ['carla', 'ana'],
  admins: ['ana'],
  /** Pages for who is not signed in; the others are sent to the overview. */
  visitors: ['visitor'],
} as const satisfies Record<string, readonly Person[]>
export type Audience = keyof typeof audiences

export interface Door {
  for: Audience
  /** An address that exists, below the locale; the pattern itself where it has no parameters. */
  at?: string
  /** Whether it takes forms, and who may send them; the audience of the page unless said. */
  takes?: Audience | true
  /** It answers nothing to show: a redirect or a file. */
  leads?: true
  /** Nothing is at the address, as behind a link without its secret: who is let in reads that. */
  hasNothing?: true
  /** What it takes ends the session, so nobody sends it here. */
  ends?: true
}

/** Every page by the pattern of its address below the locale. A new route has to be written here. */
export const pages: Record<string, Door> = {
  'choose-language': { for: 'everyone', leads: true },
  'design-system': { for: 'everyone', leads: true },
  'design-system/board': { for: 'everyone' },
  'design-system/buttons': { for: 'everyone' },
  'design-system/colors': { for: 'everyone' },
  'design-system/components': { for: 'everyone' },
  'design-system/typographic': { for: 'everyone' },
  'design-system/variables-text': { for: 'everyone' },
  '': { for: 'everyone' },
  'search-signs/handshape': { for: 'everyone' },
  'search-signs/handshape/view-all': { for: 'everyone' },
  'search-signs/handshape/signs/:id': {
    for: 'everyone',
    at: 'search-signs/handshape/signs/flat-hand',
    leads: true,
  },
  'search-signs/words': { for: 'everyone' },
  'search-signs/category': { for: 'everyone' },
  'search-signs/category/search-result': {
    for: 'everyone',
    at: 'search-signs/category/search-result?location=head',
  },
  'search-signs/semantic-network': { for: 'everyone' },
  'search-signs/view-all': { for: 'everyone' },
  'signs/view/:id?': { for: 'everyone', at: 'signs/view/1' },
  'signs/legacy/:id': { for: 'everyone', at: 'signs/legacy/1', leads: true },
  about: { for: 'everyone' },
  contact: { for: 'everyone', takes: true },
  faqs: { for: 'everyone' },
  'terms-of-use': { for: 'everyone' },
  'privacy-policy': { for: 'everyone' },
  ':slug': { for: 'everyone', at: 'imprint' },
  'control-panel': { for: 'signedIn', leads: true },
  'control-panel/overview': { for: 'signedIn' },
  login: { for: 'visitors', takes: true },
  logout: { for: 'everyone', leads: true, takes: true, ends: true, at: 'logout' },
  register: { for: 'visitors', takes: true },
  'confirm-email': { for: 'everyone', takes: true, leads: true },
  'expired-email-confirmation': { for: 'everyone', takes: true, leads: true },
  'forgot-password': { for: 'visitors', takes: 'everyone' },
  'reset-password': { for: 'everyone', takes: true, hasNothing: true },
  'confirm-change-password': { for: 'everyone', takes: true, hasNothing: true },
  'confirm-solicitation-change-email': { for: 'everyone', takes: true, hasNothing: true },
  'confirm-change-email': { for: 'everyone', takes: true, hasNothing: true },
  'control-panel/close-banner': { for: 'signedIn', takes: true, leads: true },
  'control-panel/photos/:id': {
    for: 'signedIn',
    at: 'control-panel/photos/2',
    leads: true,
    hasNothing: true,
  },
  'control-panel/my-profile': { for: 'signedIn', takes: true },
  'control-panel/my-profile/photo': { for: 'signedIn', takes: true },
  'control-panel/my-profile/privacy': { for: 'signedIn' },
  'control-panel/my-profile/security': { for: 'signedIn', takes: true },
  'control-panel/my-profile/account': { for: 'signedIn', takes: true },
  'control-panel/my-profile/my-data': { for: 'signedIn', leads: true },
  // An address that no page has: administrators read that, others learn nothing of it.
  'control-panel/*': { for: 'admins', at: 'control-panel/nothing-here', hasNothing: true, leads: true },
  'control-panel/users': { for: 'admins' },
  'control-panel/users/view/:id?': { for: 'admins', at: 'control-panel/users/view/2' },
  'control-panel/users/edit/:id': { for: 'admins', at: 'control-panel/users/edit/2', takes: true },
  'control-panel/register': { for: 'admins', takes: true },
  'control-panel/acceptance': { for: 'signedIn', takes: true, leads: true },
  'control-panel/terms-of-use': { for: 'admins' },
  'control-panel/terms-of-use/create': { for: 'admins', takes: true },
  'control-panel/terms-of-use/edit/:id?': {
    for: 'admins',
    at: 'control-panel/terms-of-use/edit',
    takes: true,
    leads: true,
  },
  'control-panel/privacy-policy': { for: 'admins' },
  'control-panel/privacy-policy/create': { for: 'admins', takes: true },
  'control-panel/privacy-policy/edit/:id?': {
    for: 'admins',
    at: 'control-panel/privacy-policy/edit',
    takes: true,
    leads: true,
  },
}

export interface Call {
  for: Audience
  /** Below /api, where the pattern has parameters or the call needs a query. */
  at?: string
  /** JSON. */
  body?: Record<string, unknown>
  /** Where the status is another than 200 for those it is for, 401 for visitors and 403 for the rest. */
  answers?: Partial<Record<Person, number>>
}

const forAll = (status: number) => Object.fromEntries(people.map((person) => [person, status]))

/** Signing out comes last: it ends the session of who knocks. */
const last: Record<string, Call> = { 'POST /signbank/logout': { for: 'everyone', answers: forAll(204) } }

/** Every call of the API, as its document names it. A new one has to be written here. */
export const calls: Record<string, Call> = {
  'GET /languages': { for: 'everyone' },
  'GET /privacy-policy': { for: 'everyone' },
  'GET /video_paginas/{id}': { for: 'everyone', at: '/video_paginas/586' },
  'GET /signbank/uiux': { for: 'everyone' },
  'GET /signs': { for: 'everyone' },
  'GET /signs/{id}': { for: 'everyone', at: '/signs/1' },
  'GET /signs/{id}/citation': { for: 'everyone', at: '/signs/1/citation?format=bibtex' },
  'GET /reference/{list}': { for: 'everyone', at: '/reference/tags' },
  // Files of a version that is no longer current: known addresses are told by pages.
  'GET /search-index/{file}': { for: 'everyone', at: '/search-index/pt-0.json', answers: forAll(404) },
  'GET /search-index/{language}/signs': { for: 'everyone', at: '/search-index/pt/signs?ids=1' },
  'POST /search-miss': { for: 'everyone', body: { text: 'ninguém', language: 'pt' }, answers: forAll(204) },
  'GET /network/posters': { for: 'everyone', at: '/network/posters?ids=1' },
  'GET /network/around/{node}': { for: 'everyone', at: '/network/around/s1?language=pt' },
  'GET /network/{file}': { for: 'everyone', at: '/network/none.json', answers: forAll(404) },
  'POST /signbank/login': {
    for: 'everyone',
    body: { email: 'nobody@signbank.example', password: 'x' },
    answers: { ...forAll(409), visitor: 401 },
  },
  'GET /me-sign': { for: 'signedIn' },
  // Of Bruno, by Bruno alone: administrators neither see nor change what others accepted.
  'GET /signbank/check-term/{userId}': {
    for: 'signedIn',
    at: '/signbank/check-term/2',
    answers: { denes: 403, eeva: 403, carla: 403, ana: 403 },
  },
  'PUT /signbank/users/{userId}': {
    for: 'signedIn',
    at: '/signbank/users/2',
    body: { nothing: 'known' },
    answers: { denes: 403, eeva: 403, bruno: 422, carla: 403, ana: 403 },
  },
  ...last,
}
