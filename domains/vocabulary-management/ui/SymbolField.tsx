import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, useFieldEdit, useFormField } from '#ui/base/ValidatedForm.tsx'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import {
  groupOfSymbol,
  type SignWritingGroup,
  signWritingGroups,
  symbolsOfGroup,
  symbolsWithPrefix,
} from '../signwriting-groups.ts'
import styles from './reference-lists.module.css'

/** The SignWriting symbol of a handshape: typed by its number, or chosen among the symbols of a group. */
export function SymbolField() {
  const { t } = useTranslation('referenceLists')
  const initial = useFormField('symbol').value
  const [symbol, setSymbol] = useState(initial)
  const [group, setGroup] = useState<SignWritingGroup>(groupOfSymbol(initial))
  const [isOpen, setOpen] = useState(false)
  const prefixed = symbolsWithPrefix(symbol.trim())
  const handleEdit = useFieldEdit()
  const choose = (key: string) => {
    setSymbol(key)
    if (/^S[0-9a-f]{3}/.test(key)) setGroup(groupOfSymbol(key))
    handleEdit('symbol')
  }
  return (
    <FormSection title={t('field.symbol')}>
      <FormField name="symbol" label={t('symbol.number')} hint={t('symbol.hint')}>
        {({ defaultValue: _, ...control }) => (
          <TextInput
            {...control}
            value={symbol}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
        )}
      </FormField>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('symbol.show')}
        </Button>
      </div>
      {isOpen && (
        <>
          <Field label={t('symbol.group')}>
            {(control) => (
              <Select
                {...control}
                value={group}
                onChange={({ currentTarget }) => setGroup(Number(currentTarget.value) as SignWritingGroup)}
              >
                {signWritingGroups.map((number) => (
                  <option key={number} value={number}>
                    {t(`symbol.groups.${number}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SymbolGrid
            symbols={prefixed.length > 0 ? prefixed : symbolsOfGroup(group)}
            chosen={symbol}
            onChoose={choose}
          />
        </>
      )}
    </FormSection>
  )
}

interface GridProps {
  symbols: readonly string[]
  chosen: string
  onChoose: (symbol: string) => void
}

function SymbolGrid({ symbols, chosen, onChoose }: GridProps) {
  const url = symbolSpriteUrl(symbols)
  return (
    <div className={styles.symbols}>
      {symbols.map((symbol) => (
        <Button
          key={symbol}
          variant="quiet"
          aria-label={symbol}
          title={symbol}
          aria-pressed={symbol === chosen}
          className={styles.symbol}
          onClick={() => onChoose(symbol)}
          icon={
            <svg aria-hidden="true" className={styles.glyph}>
              <use href={`${url}#${symbol}`} />
            </svg>
          }
        />
      ))}
    </div>
  )
}
