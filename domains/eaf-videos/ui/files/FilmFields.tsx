import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaField } from '#domains/media/ui/MediaField.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'

/** A place for a film: the medium that the file names there, and the film that was uploaded for it. */
export interface FilmPlace {
  number: number
  /** '' where the file names none. */
  name: string
  film: ContentMediaWire | null
}

/** The films of a recording, in the order of the media of its file. Administrators load them until it is public. */
export function FilmFields({ places }: { places: readonly FilmPlace[] }) {
  const { t } = useTranslation('eafVideos')
  return places.map(({ number, name, film }) => (
    <MediaField
      key={number}
      name={`film${number}`}
      label={t('field.film', { number })}
      kind="video"
      audience="administrators"
      media={film}
      {...(name && { hint: t('hint.film', { name }) })}
    />
  ))
}
