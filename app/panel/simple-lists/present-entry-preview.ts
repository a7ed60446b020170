import type { Media } from '#domains/media/index.ts'
import { presentVideo } from '#domains/sign-page/presenters/sign.presenter.ts'
import { type PreviewText, previewText } from '#domains/simple-lists/preview-text.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import type { RichTextView } from '../../frame/present-rich-text.ts'
import type { contentLanguages } from '../content-languages.ts'

/** The answer to a form whose text is previewed; null where visitors read nothing. */
export interface EntryPreviewWire {
  text: RichTextView | null
}

/** The text of an entry as the public page presents it. @param text with sanitized HTML */
export const presentEntryPreview = ({
  film,
  ...text
}: Omit<PreviewText, 'film'> & { film: Media | null }): RichTextView => ({
  ...text,
  video: film ? presentVideo(film) : null,
})

/**
 * What visitors read of a stored entry in each language.
 * @param values of the form, with stored texts, which are sanitized
 */
export const presentStoredPreviews = (
  list: SimpleList,
  values: FormValues,
  languages: ReturnType<typeof contentLanguages>,
  files: ReadonlyMap<number, Media>,
): Record<string, RichTextView> =>
  Object.fromEntries(
    languages.flatMap(({ code }) => {
      const text = previewText(list, values, code, languages[0]?.code ?? '')
      return text ? [[code, presentEntryPreview({ ...text, film: files.get(text.film ?? 0) ?? null })]] : []
    }),
  )
