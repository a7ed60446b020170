import type { Audience } from './access-actors.ts'

export interface PageAccess {
  audience: Audience
  /** A path that exists, below the locale; the pattern by default. */
  examplePath?: string
  /** Who may send forms to the page; `true` for the audience of the page. */
  acceptsForms?: Audience | true
  /** The response is a redirect or a file. */
  hasNoDocument?: true
  /** The response is 404 for those with access, as for a link without its secret. */
  isNotFound?: true
  /** The form ends the session, so that the matrix does not send it. */
  endsSession?: true
  /** Visitors are redirected to the sign-in page, unless they entered a password. */
  followsPassword?: true
}

/** The forms of these lists need the id of a value in their address. */
const listsWithRequiredId = [
  'compounding',
  'location',
  'location-within-an-area',
  'mouthing',
  'notes',
  'tags',
  'variations',
  'word_class',
]
const listsWithChooser = [
  'contact-type',
  'handedness-searchable',
  'handedness-searchable-group',
  'handshape-change',
  'handshape-of-hand',
  'lexical-types',
  'mouth-gestures',
  'moviment-direction',
  'moviment-shape',
  'named-entity',
  'orientation-change',
  'relation-between-articulators',
  'relative-orientation-location',
  'semantic-field',
]
const referenceLists = [...listsWithRequiredId, ...listsWithChooser]

/** The pages of a reference list; without an id its form leads to the list. */
function pagesOfList(list: string): [string, PageAccess][] {
  const page = `control-panel/signs/${list}`
  const form: [string, PageAccess] = listsWithRequiredId.includes(list)
    ? [
        `${page}/edit/:id`,
        { audience: 'admins', examplePath: `${page}/edit/2147483647`, acceptsForms: true, isNotFound: true },
      ]
    : [
        `${page}/edit/:id?`,
        { audience: 'admins', examplePath: `${page}/edit`, acceptsForms: true, hasNoDocument: true },
      ]
  return [
    [page, { audience: 'admins', acceptsForms: true }],
    [`${page}/create`, { audience: 'admins', acceptsForms: true }],
    form,
  ]
}

/** The simple lists of the panel by their page. */
const simpleLists = ['faqs', 'contents', 'institutions', 'professions', 'reply-templates', 'videos']

/** Those whose list members read. */
const listsOfMembers = ['website-manual', 'annotations-manual']

/** The pages of a simple list. */
const pagesOfSimpleList = (list: string, audience: Audience = 'admins'): [string, PageAccess][] => {
  const page = `control-panel/${list}`
  return [
    [page, { audience, acceptsForms: true }],
    [`${page}/create`, { audience: 'admins', acceptsForms: true }],
    [
      `${page}/edit/:id`,
      { audience: 'admins', examplePath: `${page}/edit/2147483647`, acceptsForms: true, isNotFound: true },
    ],
  ]
}

/** Every page by its path pattern below the locale. A new route must be added here. */
export const pageAccess: Record<string, PageAccess> = {
  'choose-language': { audience: 'everyone', hasNoDocument: true },
  'choose-school-mode': { audience: 'everyone', hasNoDocument: true },
  'design-system': { audience: 'everyone', hasNoDocument: true },
  'design-system/board': { audience: 'everyone' },
  'design-system/buttons': { audience: 'everyone' },
  'design-system/colors': { audience: 'everyone' },
  'design-system/components': { audience: 'everyone' },
  'design-system/site-frame': { audience: 'everyone' },
  'design-system/stepper': { audience: 'everyone' },
  'design-system/typographic': { audience: 'everyone' },
  'design-system/variables-text': { audience: 'everyone' },
  '': { audience: 'everyone' },
  'search-signs/handshape': { audience: 'everyone' },
  'search-signs/handshape/view-all': { audience: 'everyone' },
  'search-signs/handshape/signs/:id': {
    audience: 'everyone',
    examplePath: 'search-signs/handshape/signs/flat-hand',
    hasNoDocument: true,
  },
  'search-signs/words': { audience: 'everyone' },
  'search-signs/category': { audience: 'everyone' },
  'search-signs/category/search-result': {
    audience: 'everyone',
    examplePath: 'search-signs/category/search-result?location=head',
  },
  'search-signs/semantic-network': { audience: 'everyone' },
  'search-signs/view-all': { audience: 'everyone' },
  'signs/view/:id?': { audience: 'everyone', examplePath: 'signs/view/1' },
  'signs/legacy/:id': { audience: 'everyone', examplePath: 'signs/legacy/1', hasNoDocument: true },
  about: { audience: 'everyone' },
  contact: { audience: 'everyone', acceptsForms: true },
  faqs: { audience: 'everyone' },
  glossary: { audience: 'everyone' },
  'terms-of-use': { audience: 'everyone' },
  'privacy-policy': { audience: 'everyone' },
  ':slug': { audience: 'everyone', examplePath: 'imprint' },
  'control-panel': { audience: 'signedIn', hasNoDocument: true },
  'control-panel/overview': { audience: 'signedIn' },
  login: { audience: 'visitors', acceptsForms: true },
  'second-factor': { audience: 'visitors', acceptsForms: true, hasNoDocument: true, followsPassword: true },
  logout: {
    audience: 'everyone',
    hasNoDocument: true,
    acceptsForms: true,
    endsSession: true,
    examplePath: 'logout',
  },
  register: { audience: 'visitors', acceptsForms: true },
  'confirm-email': { audience: 'everyone', acceptsForms: true, hasNoDocument: true },
  'expired-email-confirmation': { audience: 'everyone', acceptsForms: true, hasNoDocument: true },
  'forgot-password': { audience: 'visitors', acceptsForms: 'everyone' },
  'reset-password': { audience: 'everyone', acceptsForms: true },
  'confirm-change-password': { audience: 'everyone', acceptsForms: true },
  'confirm-solicitation-change-email': { audience: 'everyone', acceptsForms: true },
  'confirm-change-email': { audience: 'everyone', acceptsForms: true },
  'confirm-contact-email': { audience: 'everyone', acceptsForms: true },
  'control-panel/close-banner': { audience: 'signedIn', acceptsForms: true, hasNoDocument: true },
  'control-panel/repeat-job': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/search': { audience: 'signedIn', hasNoDocument: true },
  'control-panel/photos/:id': {
    audience: 'signedIn',
    examplePath: 'control-panel/photos/2',
    hasNoDocument: true,
    isNotFound: true,
  },
  'control-panel/my-profile': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/photo': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/privacy': { audience: 'signedIn' },
  'control-panel/my-profile/security': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/tokens': { audience: 'members', acceptsForms: true },
  'control-panel/my-profile/second-factor': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/account': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/my-data': { audience: 'signedIn', hasNoDocument: true },
  // An unknown path: administrators get 404, others are redirected as for any page of administrators.
  'control-panel/*': {
    audience: 'admins',
    examplePath: 'control-panel/nothing-here',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/create': { audience: 'members' },
  // Without an id the page redirects to the list.
  'control-panel/signs/edit/:id?': {
    audience: 'members',
    examplePath: 'control-panel/signs/edit',
    hasNoDocument: true,
  },
  'control-panel/signs/save': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/draft': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/lookup': { audience: 'members', hasNoDocument: true },
  'control-panel/signs/uses': {
    audience: 'members',
    examplePath: 'control-panel/signs/uses?sign=1',
    hasNoDocument: true,
  },
  'control-panel/signs/presence': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/preview': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/clips': { audience: 'members' },
  'control-panel/signs/clip-names': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/clip-sign': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/users': { audience: 'admins' },
  'control-panel/signs/reference-lists': { audience: 'admins' },
  ...Object.fromEntries(referenceLists.flatMap(pagesOfList)),
  ...Object.fromEntries(simpleLists.flatMap((list) => pagesOfSimpleList(list))),
  ...Object.fromEntries(listsOfMembers.flatMap((list) => pagesOfSimpleList(list, 'members'))),
  // Videos have no order, so their list has no form.
  'control-panel/videos': { audience: 'admins' },
  'control-panel/simple-lists/draft': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/simple-lists/preview': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs': { audience: 'members' },
  'control-panel/setup': { audience: 'admins', acceptsForms: true },
  'control-panel/platform-identity': { audience: 'admins', acceptsForms: true },
  'control-panel/website-settings': { audience: 'admins', acceptsForms: true },
  'control-panel/website-settings/preview': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/erasures': { audience: 'admins' },
  'control-panel/audit-log': { audience: 'admins', acceptsForms: true },
  'control-panel/audit-log/export': { audience: 'admins', hasNoDocument: true },
  'control-panel/erasures/:kind/:id': {
    audience: 'admins',
    examplePath: 'control-panel/erasures/sign/99999',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/signs/import': { audience: 'admins', acceptsForms: true },
  'control-panel/signs/import/:id': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999',
    acceptsForms: true,
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/import/:id/failed-lines': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999/failed-lines',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/import/:id/notices': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999/notices',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/import/:id/mapping': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999/mapping',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/export': { audience: 'members', hasNoDocument: true },
  'control-panel/videos-eaf/changed-files': { audience: 'admins', hasNoDocument: true },
  'control-panel/signs/decide': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  // A published sign; members decide, others only read.
  'control-panel/signs/view/:id?': {
    audience: 'signedIn',
    examplePath: 'control-panel/signs/view/1',
    acceptsForms: true,
  },
  'control-panel/my-signs': { audience: 'members' },
  'control-panel/my-signs-approvals': { audience: 'approvers' },
  // Without chosen people the page redirects to the list.
  'control-panel/users/decide': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/users/view/:id?': { audience: 'admins', examplePath: 'control-panel/users/view/2' },
  'control-panel/users/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/users/edit/2',
    acceptsForms: true,
  },
  'control-panel/about': { audience: 'admins', acceptsForms: true },
  'control-panel/videos-eaf': { audience: 'admins' },
  'control-panel/videos-eaf/create': { audience: 'admins', acceptsForms: true },
  'control-panel/videos-eaf/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/videos-eaf/edit/99999',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/videos-eaf/edit/:id/versions': {
    audience: 'admins',
    examplePath: 'control-panel/videos-eaf/edit/99999/versions',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/videos-eaf/download/:id/:number': {
    audience: 'admins',
    examplePath: 'control-panel/videos-eaf/download/99999/1',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/languages': { audience: 'admins', acceptsForms: true },
  'control-panel/languages/create': { audience: 'admins', acceptsForms: true },
  'control-panel/languages/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/languages/edit/1',
    acceptsForms: true,
  },
  'control-panel/languages/missing/:id': {
    audience: 'admins',
    examplePath: 'control-panel/languages/missing/1',
    hasNoDocument: true,
  },
  'control-panel/whats-new': { audience: 'members', acceptsForms: true },
  'control-panel/numbers': { audience: 'admins' },
  'control-panel/numbers/export': {
    audience: 'admins',
    examplePath: 'control-panel/numbers/export?part=states',
    hasNoDocument: true,
  },
  'control-panel/contacts': { audience: 'admins' },
  'control-panel/contacts/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/contacts/edit/2147483647',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/occasions': { audience: 'admins' },
  'control-panel/occasions/moment': {
    audience: 'admins',
    examplePath: 'control-panel/occasions/moment?id=2147483647',
    hasNoDocument: true,
    isNotFound: true,
  },
  'control-panel/occasions/export': {
    audience: 'admins',
    examplePath: 'control-panel/occasions/export?part=list',
    hasNoDocument: true,
  },
  'control-panel/missing-words': { audience: 'admins' },
  'control-panel/missing-words/view': {
    audience: 'admins',
    examplePath: 'control-panel/missing-words/view?language=pt&word=-',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/videos-eaf/edit/:id/glosses': {
    audience: 'admins',
    examplePath: 'control-panel/videos-eaf/edit/2147483647/glosses',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/videos-eaf/edit/:id/glosses/values': {
    audience: 'admins',
    examplePath: 'control-panel/videos-eaf/edit/2147483647/glosses/values',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/word-combinations': { audience: 'admins' },
  'control-panel/word-combinations/create': { audience: 'admins', acceptsForms: true },
  'control-panel/word-combinations/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/word-combinations/edit/2147483647',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/register': { audience: 'admins', acceptsForms: true },
  'control-panel/acceptance': { audience: 'signedIn', acceptsForms: true, hasNoDocument: true },
  'control-panel/terms-of-use': { audience: 'admins' },
  'control-panel/terms-of-use/create': { audience: 'admins', acceptsForms: true },
  'control-panel/terms-of-use/view/:id': {
    audience: 'admins',
    examplePath: 'control-panel/terms-of-use/view/2',
  },
  'control-panel/terms-of-use/edit/:id?': {
    audience: 'admins',
    examplePath: 'control-panel/terms-of-use/edit',
    acceptsForms: true,
    hasNoDocument: true,
  },
  'control-panel/privacy-policy': { audience: 'admins' },
  'control-panel/privacy-policy/create': { audience: 'admins', acceptsForms: true },
  'control-panel/privacy-policy/view/:id': {
    audience: 'admins',
    examplePath: 'control-panel/privacy-policy/view/1',
  },
  'control-panel/privacy-policy/edit/:id?': {
    audience: 'admins',
    examplePath: 'control-panel/privacy-policy/edit',
    acceptsForms: true,
    hasNoDocument: true,
  },
}
