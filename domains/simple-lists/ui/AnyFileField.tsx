import { type ComponentProps, useState } from 'react'
import { contentMediaKinds } from '#domains/media/content-media.ts'
import { MediaField } from '#domains/media/ui/MediaField.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'

/** A document, film or picture: its kind decides which files can be chosen. */
export function AnyFileField({ media, ...field }: Omit<ComponentProps<typeof MediaField>, 'kind'>) {
  const { t } = useTranslation('simpleLists')
  const [kind, setKind] = useState(media?.kind ?? 'document')
  return (
    <>
      <Field label={t('fileKind.label')}>
        {(control) => (
          <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
            {contentMediaKinds.map((one) => (
              <option key={one} value={one}>
                {t(`fileKind.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MediaField key={kind} {...field} kind={kind} media={media?.kind === kind ? media : null} />
    </>
  )
}
