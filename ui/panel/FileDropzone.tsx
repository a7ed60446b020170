import { type ReactNode, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Upload from '#ui/icons/upload.ts'
import { classNames } from '../base/class-names.ts'
import type { FieldControl } from '../base/Field.tsx'
import { Icon } from '../base/Icon.tsx'
import styles from './FileDropzone.module.css'

interface Props extends FieldControl {
  name: string
  /** The `accept` attribute: `image/jpeg,image/png`. */
  accept?: string
  disabled?: boolean
  /** Called with the selected file, or undefined if the selection was cleared. */
  onChoose?: (file: File | undefined) => void
  /** Allowed file types and size. */
  children?: ReactNode
}

/** A file input that accepts dropped files; for use in a Field. It is native and works without JavaScript. */
export function FileDropzone({ name, accept, disabled, onChoose, children, ...control }: Props) {
  const { t } = useTranslation('kit')
  const [chosen, setChosen] = useState<string>()
  const [isOver, setOver] = useState(false)
  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <Icon icon={Upload} size={24} />
      <p className={styles.words}>
        <strong>{chosen ?? t('file.choose')}</strong>
        {children && <span className={styles.kinds}>{children}</span>}
      </p>
      <input
        {...control}
        type="file"
        name={name}
        className={styles.input}
        {...(accept !== undefined && { accept })}
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          setChosen(file?.name)
          onChoose?.(file)
        }}
      />
    </div>
  )
}
