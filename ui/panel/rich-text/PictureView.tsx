import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '../../base/Button.tsx'
import { Checkbox } from '../../base/Checkbox.tsx'
import { Field } from '../../base/Field.tsx'
import { TextInput } from '../../base/TextInput.tsx'
import styles from './RichText.module.css'

/** A picture in the editor with its alternative text, which is required unless the picture is decoration. */
export function PictureView({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) {
  const { t } = useTranslation('editor')
  const { src, alt, width, height } = node.attrs
  const isDecoration = alt === ''
  return (
    <NodeViewWrapper className={styles.picture} data-selected={selected || undefined}>
      <img src={src} alt={alt ?? ''} width={width} height={height} draggable data-drag-handle />
      <div className={styles.pictureText}>
        {!isDecoration && (
          <Field label={t('picture.alt')} hint={t('picture.altHint')} required>
            {(control) => (
              <TextInput
                {...control}
                value={alt ?? ''}
                data-alt=""
                maxLength={300}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                onChange={({ currentTarget: { value } }) => updateAttributes({ alt: value || null })}
              />
            )}
          </Field>
        )}
        <Checkbox
          label={t('picture.decoration')}
          checked={isDecoration}
          onChange={({ currentTarget: { checked } }) => updateAttributes({ alt: checked ? '' : null })}
        />
        <Button variant="quiet" onClick={() => deleteNode()}>
          {t('picture.remove')}
        </Button>
      </div>
    </NodeViewWrapper>
  )
}
