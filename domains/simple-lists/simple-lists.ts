import { aboutOfTemplates, replyPlaceholders, subjectPlaceholders } from '#domains/contacts/reply-template.ts'
import { mayAdminister, mayReadAsAdministrator, mayReadAsMember } from '#platform/access.policy.ts'
import { addressProblem, contentPath, mayDeleteContent } from './content-rules.ts'
import type { EntryContent } from './entry-content.ts'
import { institutionErrors } from './institution-errors.ts'
import { type ListName, listNames, type SimpleList } from './simple-list.ts'

/** Administrators see and change the list. */
const ofAdministrators = { maySee: mayReadAsAdministrator, mayManage: mayAdminister }

/** The files of a manual, which members download. */
const filesOfManual = {
  fields: {
    description: { kind: 'translatedLine', column: 'description', maxLength: 300, isRequired: true },
    file: { kind: 'file', column: 'file_id', isRequired: true, audience: 'members' },
  },
  order: 'name',
  activation: 'each',
  hasVersions: true,
  uses: null,
  mayRead: mayReadAsMember,
  ...ofAdministrators,
  section: 'settings',
  publicPath: null,
  publicChange: null,
} as const

const declaredLists = {
  faqs: {
    name: 'faqs',
    page: 'faqs',
    icon: 'circleHelp',
    table: 'faq',
    texts: { table: 'faq_text', entry: 'faq_id' },
    fields: {
      question: { kind: 'translatedLine', column: 'question', maxLength: 200, isRequired: true },
      answer: { kind: 'translatedRichText', column: 'answer', maxLength: 50_000, isRequired: true },
      film: {
        kind: 'translatedFilm',
        column: 'video_id',
        isRequired: false,
        hasHint: true,
        filmOf: 'answer',
      },
    },
    order: 'newest',
    activation: 'each',
    hasVersions: true,
    uses: null,
    ...ofAdministrators,
    section: 'content',
    publicPath: '/faqs',
    publicChange: 'content',
  },
  contents: {
    name: 'contents',
    page: 'contents',
    icon: 'bookOpenText',
    table: 'content',
    texts: { table: 'content_text', entry: 'content_id' },
    fields: {
      title: { kind: 'translatedLine', column: 'title', maxLength: 150, isRequired: true },
      body: { kind: 'translatedRichText', column: 'body', maxLength: 200_000, isRequired: true },
      film: { kind: 'translatedFilm', column: 'video_id', isRequired: false, hasHint: true, filmOf: 'body' },
      address: {
        kind: 'address',
        column: 'slug',
        maxLength: 60,
        isRequired: true,
        hasHint: true,
        unique: { taken: 'content.addressTaken', problem: addressProblem },
      },
      inFooter: { kind: 'yesNo', column: 'in_footer', isRequired: false, hasHint: true },
    },
    kept: {
      column: 'is_part',
      refusal: 'content.part',
      refusedFields: (before: EntryContent, after: EntryContent) => [
        ...(after.fields.inFooter === true ? ['inFooter'] : []),
        ...(after.fields.address === before.fields.address ? [] : ['address']),
        ...(after.active ? [] : ['active']),
      ],
    },
    order: 'name',
    activation: 'each',
    hasVersions: true,
    changedAt: 'changed_at',
    uses: null,
    mayDelete: mayDeleteContent,
    entryPath: contentPath,
    ...ofAdministrators,
    section: 'content',
    publicPath: null,
    publicChange: 'content',
  },
  institutions: {
    name: 'institutions',
    page: 'institutions',
    icon: 'building2',
    table: 'institution',
    texts: null,
    fields: {
      name: { kind: 'line', column: 'name', maxLength: 150, isRequired: true },
      link: { kind: 'link', column: 'link', maxLength: 500, isRequired: false, hasHint: true },
      logo: { kind: 'picture', column: 'logo_id', isRequired: false, audience: 'public', hasHint: true },
      isPartner: { kind: 'yesNo', column: 'is_partner', isRequired: false, hasHint: true },
    },
    fieldErrors: institutionErrors,
    kept: {
      column: 'is_other',
      refusal: 'institution.other',
      nameKey: 'accounts:institution.other',
      refusedFields: (_: EntryContent, { fields, active }: EntryContent) => [
        ...(fields.isPartner === true ? ['isPartner'] : []),
        ...(active ? [] : ['active']),
      ],
    },
    order: 'name',
    activation: 'each',
    hasVersions: true,
    uses: {
      columns: [{ table: 'account', column: 'institution_id' }],
      refusal: 'institution.inUse',
    },
    ...ofAdministrators,
    section: 'settings',
    publicPath: null,
    publicChange: 'appearance',
  },
  professions: {
    name: 'professions',
    page: 'professions',
    icon: 'briefcase',
    table: 'profession',
    texts: { table: 'profession_text', entry: 'profession_id' },
    fields: { name: { kind: 'translatedLine', column: 'description', maxLength: 100, isRequired: true } },
    order: 'name',
    activation: 'each',
    hasVersions: true,
    uses: {
      columns: [{ table: 'account', column: 'profession_id' }],
      refusal: 'profession.inUse',
    },
    ...ofAdministrators,
    section: 'settings',
    publicPath: null,
    publicChange: null,
  },
  websiteManual: {
    name: 'websiteManual',
    page: 'website-manual',
    icon: 'layoutGrid',
    table: 'website_manual',
    texts: { table: 'website_manual_text', entry: 'website_manual_id' },
    ...filesOfManual,
  },
  annotationsManual: {
    name: 'annotationsManual',
    page: 'annotations-manual',
    icon: 'pencil',
    table: 'annotations_manual',
    texts: { table: 'annotations_manual_text', entry: 'annotations_manual_id' },
    ...filesOfManual,
  },
  replyTemplates: {
    name: 'replyTemplates',
    page: 'reply-templates',
    icon: 'send',
    table: 'reply_template',
    texts: { table: 'reply_template_text', entry: 'reply_template_id' },
    isOfInterface: true,
    fields: {
      title: { kind: 'translatedLine', column: 'title', maxLength: 100, isRequired: true },
      about: {
        kind: 'slug',
        column: 'about',
        maxLength: 20,
        isRequired: true,
        hasHint: true,
        oneOf: aboutOfTemplates,
      },
      subject: {
        kind: 'translatedLine',
        column: 'subject',
        maxLength: 200,
        isRequired: true,
        placeholders: subjectPlaceholders,
      },
      text: {
        kind: 'translatedParagraphs',
        column: 'body',
        maxLength: 5000,
        isRequired: true,
        placeholders: replyPlaceholders,
      },
    },
    order: 'name',
    activation: 'each',
    hasVersions: true,
    uses: null,
    ...ofAdministrators,
    section: 'settings',
    publicPath: null,
    publicChange: null,
  },
  videos: {
    name: 'videos',
    page: 'videos',
    icon: 'circlePlay',
    table: 'page_video',
    texts: { table: 'page_video_text', entry: 'page_video_id' },
    fields: {
      title: { kind: 'translatedLine', column: 'title', maxLength: 150, isRequired: true },
      place: { kind: 'slug', column: 'slug', maxLength: 100, isRequired: true, hasHint: true },
      film: {
        kind: 'film',
        column: 'video_id',
        isRequired: true,
        missing: 'video.filmMissing',
        audience: 'public',
      },
      preview: {
        kind: 'picture',
        column: 'preview_image_id',
        isRequired: false,
        audience: 'public',
        hasHint: true,
      },
      name: { kind: 'line', column: 'name', maxLength: 150, isRequired: false, hasHint: true },
      description: {
        kind: 'translatedParagraphs',
        column: 'description',
        maxLength: 1000,
        isRequired: false,
      },
    },
    kept: {
      column: 'is_kept',
      refusal: 'video.explanatory',
      refusedFields: (before: EntryContent, after: EntryContent) =>
        after.fields.place === before.fields.place ? [] : ['place'],
    },
    order: 'newest',
    activation: { newestOf: 'place' },
    activeRefusal: 'video.active',
    hasVersions: true,
    uses: null,
    ...ofAdministrators,
    section: 'settings',
    publicPath: null,
    publicChange: 'video',
  },
} as const satisfies Record<ListName, SimpleList>

/** The simple lists of the panel: routes, menu, pages, storage, versions and rights derive from this table. */
export const simpleLists: Readonly<Record<ListName, SimpleList>> = declaredLists

/** The lists whose entries something may use. */
export type UsedListName = {
  [Name in ListName]: (typeof declaredLists)[Name]['uses'] extends null ? never : Name
}[ListName]

export const isUsedList = (name: ListName): name is UsedListName => simpleLists[name].uses !== null

/** The key of the name of a field in the messages `simpleLists`; a test shows that each exists. */
export const fieldNameKey = (list: ListName, field: string) =>
  `${list}.field.${field}` as 'professions.field.name'

/** The key of the name of a value that can be chosen in the messages `simpleLists`; a test shows that each exists. */
export const optionNameKey = (list: ListName, field: string, value: string) =>
  `${list}.option.${field}.${value}` as 'replyTemplates.option.about.any'

/** The key of the meaning of a placeholder in the messages `simpleLists`; a test shows that each exists. */
export const placeholderNameKey = (list: ListName, placeholder: string) =>
  `${list}.placeholder.${placeholder}` as 'replyTemplates.placeholder.name'

/** The key of the hint of a field in the messages `simpleLists`; a test shows that each exists. */
export const fieldHintKey = (list: ListName, field: string) =>
  `${list}.hint.${field}` as 'institutions.hint.link'

/** The icons of their menu items. */
export const listIcons = Object.fromEntries(listNames.map((name) => [name, declaredLists[name].icon])) as {
  [Name in ListName]: (typeof declaredLists)[Name]['icon']
}
