import type accounts from '#locales/pt/accounts.json'
import type api from '#locales/pt/api.json'
import type auditLog from '#locales/pt/auditLog.json'
import type categories from '#locales/pt/categories.json'
import type cli from '#locales/pt/cli.json'
import type consent from '#locales/pt/consent.json'
import type contact from '#locales/pt/contact.json'
import type contactReplies from '#locales/pt/contactReplies.json'
import type contacts from '#locales/pt/contacts.json'
import type content from '#locales/pt/content.json'
import type corpus from '#locales/pt/corpus.json'
import type dataPackage from '#locales/pt/dataPackage.json'
import type datasetFacts from '#locales/pt/datasetFacts.json'
import type designSystem from '#locales/pt/designSystem.json'
import type differences from '#locales/pt/differences.json'
import type eafGivenBack from '#locales/pt/eafGivenBack.json'
import type eafGlosses from '#locales/pt/eafGlosses.json'
import type eafVideos from '#locales/pt/eafVideos.json'
import type editor from '#locales/pt/editor.json'
import type elanVocabulary from '#locales/pt/elanVocabulary.json'
import type erasure from '#locales/pt/erasure.json'
import type errors from '#locales/pt/errors.json'
import type failure from '#locales/pt/failure.json'
import type glossary from '#locales/pt/glossary.json'
import type handBuilder from '#locales/pt/handBuilder.json'
import type handshapes from '#locales/pt/handshapes.json'
import type kit from '#locales/pt/kit.json'
import type languages from '#locales/pt/languages.json'
import type legal from '#locales/pt/legal.json'
import type mails from '#locales/pt/mails.json'
import type missingWords from '#locales/pt/missingWords.json'
import type network from '#locales/pt/network.json'
import type numbers from '#locales/pt/numbers.json'
import type occurrences from '#locales/pt/occurrences.json'
import type panel from '#locales/pt/panel.json'
import type passwords from '#locales/pt/passwords.json'
import type profile from '#locales/pt/profile.json'
import type properties from '#locales/pt/properties.json'
import type publicPages from '#locales/pt/public.json'
import type recording from '#locales/pt/recording.json'
import type referenceLists from '#locales/pt/referenceLists.json'
import type register from '#locales/pt/register.json'
import type search from '#locales/pt/search.json'
import type secondFactor from '#locales/pt/secondFactor.json'
import type signClips from '#locales/pt/signClips.json'
import type signForm from '#locales/pt/signForm.json'
import type signImport from '#locales/pt/signImport.json'
import type signIn from '#locales/pt/signIn.json'
import type signLanguages from '#locales/pt/signLanguages.json'
import type signList from '#locales/pt/signList.json'
import type signMails from '#locales/pt/signMails.json'
import type signPhonology from '#locales/pt/signPhonology.json'
import type signs from '#locales/pt/signs.json'
import type signUses from '#locales/pt/signUses.json'
import type signView from '#locales/pt/signView.json'
import type simpleLists from '#locales/pt/simpleLists.json'
import type siteSettings from '#locales/pt/siteSettings.json'
import type tokens from '#locales/pt/tokens.json'
import type ui from '#locales/pt/ui.json'
import type users from '#locales/pt/users.json'
import type vocabularies from '#locales/pt/vocabularies.json'
import type whatsNew from '#locales/pt/whatsNew.json'

/** Every namespace with its messages; keys are checked against the Portuguese ones. */
export interface Namespaces {
  accounts: typeof accounts
  api: typeof api
  auditLog: typeof auditLog
  cli: typeof cli
  corpus: typeof corpus
  public: typeof publicPages
  ui: typeof ui
  dataPackage: typeof dataPackage
  datasetFacts: typeof datasetFacts
  designSystem: typeof designSystem
  differences: typeof differences
  eafGlosses: typeof eafGlosses
  eafGivenBack: typeof eafGivenBack
  eafVideos: typeof eafVideos
  editor: typeof editor
  elanVocabulary: typeof elanVocabulary
  erasure: typeof erasure
  errors: typeof errors
  failure: typeof failure
  glossary: typeof glossary
  kit: typeof kit
  occurrences: typeof occurrences
  panel: typeof panel
  passwords: typeof passwords
  profile: typeof profile
  properties: typeof properties
  recording: typeof recording
  referenceLists: typeof referenceLists
  register: typeof register
  search: typeof search
  secondFactor: typeof secondFactor
  signClips: typeof signClips
  signForm: typeof signForm
  signImport: typeof signImport
  signIn: typeof signIn
  signList: typeof signList
  signLanguages: typeof signLanguages
  signMails: typeof signMails
  signPhonology: typeof signPhonology
  signs: typeof signs
  signUses: typeof signUses
  signView: typeof signView
  simpleLists: typeof simpleLists
  siteSettings: typeof siteSettings
  tokens: typeof tokens
  users: typeof users
  vocabularies: typeof vocabularies
  whatsNew: typeof whatsNew
  categories: typeof categories
  consent: typeof consent
  contact: typeof contact
  contactReplies: typeof contactReplies
  contacts: typeof contacts
  handBuilder: typeof handBuilder
  handshapes: typeof handshapes
  languages: typeof languages
  legal: typeof legal
  mails: typeof mails
  missingWords: typeof missingWords
  network: typeof network
  numbers: typeof numbers
  content: typeof content
}
