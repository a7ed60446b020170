import { SignVideo } from '#domains/sign-page/ui/SignVideo.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { RichTextView } from './present-rich-text.ts'
import styles from './RichText.module.css'
import { UninformedNote } from './UninformedNote.tsx'

interface Props {
  text: RichTextView | null
  locale: string
  /** Shown where there is no text in any language. */
  empty: string
}

/** A text written in the panel with its signed video, and a note if it is not in the reader's language. */
export function RichText({ text, locale, empty }: Props) {
  const { t } = useTranslation('content')
  if (!text) return <p>{empty}</p>
  return (
    <>
      {!text.informed && <UninformedNote />}
      {text.video && (
        <div className={styles.video}>
          <SignVideo video={text.video} label={t('video')} />
        </div>
      )}
      <div
        className="reading"
        lang={text.language === locale ? undefined : text.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and on read.
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
    </>
  )
}
