export {
  type Content,
  type Dataset,
  type DatasetTexts,
  type Faq,
  findPageVideo,
  type LegalKind,
  type LegalVersion,
  legalKinds,
  type PageVideo,
  type RichText,
} from './content.ts'
export {
  findDataset,
  listActiveFaqs,
  listContents,
  listCurrentLegalVersions,
  listPageVideos,
} from './server/content.queries.ts'
export { sanitizeRichText } from './server/sanitize-rich-text.ts'
