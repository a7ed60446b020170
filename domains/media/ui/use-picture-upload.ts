import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { UploadPicture } from '#ui/panel/rich-text/PictureField.tsx'
import { uploadContentFile } from './upload-content-file.ts'

/** Stores the pictures of rich texts as public files of contents. */
export function usePictureUpload(): UploadPicture {
  const { t, language } = useTranslation('kit')
  return async (file, onProgress) => {
    const result = await uploadContentFile(file, {
      kind: 'image',
      audience: 'public',
      locale: language as Locale,
      onProgress: (percent) => onProgress(percent / 100),
    })
    if (!result.ok) throw new Error(result.problem ?? t('media.failed', { file: file.name }))
    const { url, width, height } = result.media
    return { src: url ?? '', width, height }
  }
}
