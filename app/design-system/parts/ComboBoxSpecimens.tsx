import { useState } from 'react'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ComboBoxOption } from '#ui/panel/ComboBoxField.tsx'
import { MultiComboBox } from '#ui/panel/MultiComboBox.tsx'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import { longWords } from '../long-words.ts'
import { Columns, Specimen } from '../Specimen.tsx'

/** Fields for values of long lists: without values, with several, with pictures and with an error. */
export function ComboBoxSpecimen() {
  const { t } = useTranslation('designSystem')
  const [picked, setPicked] = useState('')
  const words = longWords.map(({ lang, text }) => ({ id: lang, label: text, note: lang }))
  const handOptions = Object.entries(illustrationHands).map(([id, hand]) => ({
    id,
    label: id,
    drawing: <HandPicture hand={hand} />,
  }))
  return (
    <HandFiles hands={Object.values(illustrationHands)}>
      <Specimen title={t('components.severalValues')} text={t('components.severalValuesText')}>
        <Columns>
          <ValuesSample
            label={t('sample.category')}
            hint={t('sample.wordHint')}
            options={words}
            chosen={[]}
          />
          <ValuesSample label={t('sample.word')} options={words} chosen={['de', 'hu', 'pt']} />
          <ValuesSample label={t('sample.hands')} options={handOptions} chosen={['flat-hand']} mayAdd />
          <ValuesSample
            label={t('sample.word')}
            options={words}
            chosen={['et']}
            error={t('sample.wordError')}
          />
          <PickComboBox
            label={t('word.search')}
            hint={picked && t('sample.lastPicked', { name: picked })}
            options={words}
            onPick={setPicked}
          />
          <PickComboBox
            label={t('word.search')}
            error={t('sample.wordError')}
            options={words}
            onPick={setPicked}
          />
        </Columns>
      </Specimen>
    </HandFiles>
  )
}

interface ValuesSampleProps {
  label: string
  hint?: string
  error?: string
  options: readonly ComboBoxOption[]
  chosen: readonly string[]
  mayAdd?: boolean
}

function ValuesSample({ chosen, options, mayAdd = false, ...field }: ValuesSampleProps) {
  const { t } = useTranslation('designSystem')
  const [added, setAdded] = useState<readonly ComboBoxOption[]>([])
  const [ids, setIds] = useState(chosen)
  const all = [...options, ...added]
  const create = {
    label: (typed: string) => (typed === '' ? '' : t('sample.addValue', { name: typed })),
    onCreate: (typed: string) => {
      setAdded([...added, { id: typed, label: typed }])
      setIds([...ids, typed])
    },
  }
  return (
    <MultiComboBox
      {...field}
      options={all}
      selected={ids.flatMap((id) => all.find((one) => one.id === id) ?? [])}
      onChange={setIds}
      {...(mayAdd && { create })}
    />
  )
}
