import { type ReactNode, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Upload from '#ui/icons/upload.ts'
import { classNames } from '../base/class-names.ts'
import type { FieldControl } from '../base/Field.tsx'
import { Icon } from '../base/Icon.tsx'
import styles from './FileDropzone.module.css'

interface Props extends FieldControl {
  /** Without a name a form does not send the file. */
  name?: string
  /** The `accept` attribute: `image/jpeg,image/png`. */
  accept?: string
  disabled?: boolean
  multiple?: boolean
  /** Called with the selected files; with none if the selection was cleared. */
  onChoose?: (files: File[]) => void
  /** Allowed file types and size. */
  children?: ReactNode
}

/** A file input that accepts dropped files; for use in a Field. It is native and works without JavaScript. */
export function FileDropzone(props: Props) {
  const { name, accept, disabled, multiple, onChoose, children, ...control } = props
  const { t } = useTranslation('kit')
  const [chosen, setChosen] = useState<string>()
  const [isOver, setOver] = useState(false)
  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <Icon icon={Upload} size={24} />
      <p className={styles.words}>
        <strong>{chosen || t(multiple ? 'file.chooseSeveral' : 'file.choose')}</strong>
        {children && <span className={styles.kinds}>{children}</span>}
      </p>
      <input
        {...control}
        type="file"
        className={styles.input}
        {...(name !== undefined && { name })}
        {...(accept !== undefined && { accept })}
        disabled={disabled}
        multiple={multiple}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          setChosen(files.map((file) => file.name).join(', '))
          onChoose?.(files)
        }}
      />
    </div>
  )
}
