import { MediaPreview } from '#domains/media/ui/MediaPreview.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import type { LegalTextView } from '../../legal.presenter.ts'

/** The texts of a version by language; the first one is open. */
export function LegalTexts({ texts }: { texts: readonly LegalTextView[] }) {
  return texts.map(({ language, languageName, html, video }, index) => (
    <Disclosure key={language} summary={languageName} open={index === 0}>
      {video && <MediaPreview media={video} />}
      <div
        className="reading"
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Disclosure>
  ))
}
