import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { BareCheckbox } from '#ui/base/Checkbox.tsx'
import { Select } from '#ui/base/Select.tsx'
import { Table } from '#ui/base/Table.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import type { UnmappedView } from '../findings.presenter.ts'
import styles from './import.module.css'

/** A value that may be meant; a handshape has a picture. */
interface ListedValue {
  value: string
  name: string
  hand: HandPictureView | null
}

interface Props {
  terms: readonly UnmappedView[]
  /** In which the terms were found; sent with the decisions. */
  attempt: number
  /** The headers that an import reads, with their names. */
  headers: readonly { header: string; name: string }[]
  /** The values of each list that a term belongs to. */
  lists: Readonly<Record<string, readonly ListedValue[]>>
  /** What was entered before the form was refused. */
  values: Readonly<Record<string, string>>
  /** Sentences about wrong values, by their path in the mapping. */
  errors: Readonly<Record<string, string>>
  locale: Locale
}

/**
 * What the unknown headers and values of a file mean: one of ours, or nothing. Proposals are filled in and have to be
 * confirmed by sending the form. What is neither filled in nor left out stays unknown.
 */
export function MappingEditor({ terms, attempt, headers, lists, values, errors, locale }: Props) {
  const { t } = useTranslation('signImport')
  const isSending = useNavigation().state === 'submitting'
  const isRefused = Object.keys(values).length > 0
  const initialValue = (name: string, proposal: string) => (isRefused ? (values[name] ?? '') : proposal)
  return (
    <Form method="post" className={styles.section} aria-labelledby="mapping">
      <h2 id="mapping">{t('mapping.title')}</h2>
      <p>{t('mapping.text')}</p>
      <input type="hidden" name="attempt" value={attempt} />
      {Object.keys(errors).length > 0 && (
        <ul className={styles.errors}>
          {Object.entries(errors).map(([path, message]) => (
            <li key={path}>
              {path}: {message}
            </li>
          ))}
        </ul>
      )}
      <Table
        caption={t('mapping.caption')}
        head={[t('column'), t('mapping.value'), t('mapping.rows'), t('mapping.means'), t('mapping.omit')]}
      >
        {terms.map(({ index, column, value, count, lines, wider, picture, list, proposal }) => {
          const name = value ?? column
          const control = {
            name: `target.${index}`,
            'aria-label': t('mapping.meaningOf', { name }),
            defaultValue: initialValue(`target.${index}`, proposal),
          }
          return (
            <tr key={index}>
              <th scope="row" className={styles.term}>
                {column}
              </th>
              <td className={styles.term}>
                {value ?? <em>{t('mapping.wholeColumn')}</em>}
                {picture && (
                  <img src={picture} alt={t('mapping.pictureOf', { name })} className={styles.picture} />
                )}
                {wider && <span className={styles.hint}>{t('mapping.narrower', { wider })}</span>}
              </td>
              <td>
                {formatNumber(count, locale)}
                <span className={styles.hint}>{t('mapping.lines', { lines })}</span>
              </td>
              <td className={styles.meaning}>
                {value === null ? (
                  <Select {...control}>
                    <option value="">{t('mapping.open')}</option>
                    {headers.map(({ header, name: label }) => (
                      <option key={header} value={header}>
                        {label}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <TargetInput control={control} list={list} values={lists[list ?? ''] ?? []} />
                )}
              </td>
              <td>
                <BareCheckbox
                  name={`omit.${index}`}
                  aria-label={t('mapping.omitThis', { name })}
                  defaultChecked={values[`omit.${index}`] === 'on'}
                />
              </td>
            </tr>
          )
        })}
      </Table>
      {Object.entries(lists).map(([list, entries]) => (
        <datalist key={list} id={`values-${list}`}>
          {entries.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </datalist>
      ))}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="mapping" variant="primary" pending={isSending}>
          {t('mapping.apply')}
        </Button>
      </div>
    </Form>
  )
}

interface TargetInputProps {
  control: { name: string; 'aria-label': string; defaultValue: string }
  list: string | null
  values: readonly ListedValue[]
}

/** The meaning of a value, beside the hand of the handshape that is entered. */
function TargetInput({ control, list, values }: TargetInputProps) {
  const [target, setTarget] = useState(control.defaultValue)
  const hand = values.find(({ value }) => value === target.trim())?.hand
  return (
    <span className={styles.target}>
      <TextInput
        {...control}
        {...(list !== null && { list: `values-${list}` })}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
      />
      {hand && <HandPicture hand={hand} size="medium" />}
    </span>
  )
}
