import { type RelationKind, relationKinds, type SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Select } from '#ui/base/Select.tsx'
import X from '#ui/icons/x.ts'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'
import { SignSearch } from './SignSearch.tsx'

/** A relation as the other sign shows it. */
const inverse = {
  homonym: 'homonym',
  synonym: 'synonym',
  variant: 'variant',
  antonym: 'antonym',
  hyponym: 'hypernym',
  hypernym: 'hyponym',
  see_also: 'see_also',
  handshape_paradigm: 'handshape_paradigm',
} as const satisfies Record<RelationKind, RelationKind>

/** Typed relations to other signs, with what the other sign will show. */
export function RelationsField({
  label,
  hint,
  error,
  value,
  onChange,
}: PropertyFieldProps<SignDocument['relations']>) {
  const { t } = useTranslation(['signForm', 'signs'])
  const { sign } = useFormContext()
  const relations = value ?? []
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id="relations-error">{error}</FieldError>}
      {relations.length > 0 && (
        <ul className={styles.rows}>
          {relations.map((relation, at) => {
            const gloss = sign(relation.sign)?.gloss ?? t('signs:hiddenSign', { id: relation.sign })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two relations may be equal while they are edited.
              <li key={at} className={styles.row}>
                <Select
                  aria-label={t('relations.kind', { gloss })}
                  value={relation.kind}
                  onChange={({ target }) =>
                    onChange(
                      relations.map((one, index) =>
                        index === at ? { ...one, kind: target.value as RelationKind } : one,
                      ),
                    )
                  }
                >
                  {relationKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`signs:relation.${kind}`)}
                    </option>
                  ))}
                </Select>
                <span>
                  <strong className="gloss">{gloss}</strong>
                  <span className={styles.note}>
                    {t('relations.other', { gloss, relation: t(`signs:relation.${inverse[relation.kind]}`) })}
                  </span>
                </span>
                <IconButton
                  icon={<Icon icon={X} />}
                  label={t('relations.remove', { gloss })}
                  onClick={() => onChange(relations.filter((_, index) => index !== at))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <SignSearch
        label={t('relations.add')}
        excluded={[]}
        onPick={(id) => onChange([...relations, { kind: 'see_also', sign: id }])}
      />
    </fieldset>
  )
}
