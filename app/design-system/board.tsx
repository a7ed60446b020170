import { type FormEvent, useState } from 'react'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Card, CardGrid, CardItem } from '#ui/base/Card.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Table } from '#ui/base/Table.tsx'
import type { Route } from './+types/board.ts'
import styles from './board.module.css'
import { guidePageData } from './guide-page-data.ts'
import { guidePages } from './guide-pages.ts'
import { PosterSample } from './parts/PosterSample.tsx'
import { Columns, GuideHeading, Row, Specimen } from './Specimen.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => guidePageData(params, 'board')

const principles = [
  'sign',
  'hands',
  'boxes',
  'results',
  'frame',
  'contrast',
  'keyboard',
  'still',
  'plain',
] as const
const themes = ['light', 'dark'] as const
/** Overview of the design system with links to its pages. */
export default function Board() {
  const { t } = useTranslation('designSystem')
  return (
    <>
      <GuideHeading of="board" />
      <Specimen title={t('board.principles')}>
        <Columns>
          {principles.map((principle) => (
            <div key={principle}>
              <h3>{t(`board.principle.${principle}.title`)}</h3>
              <p>{t(`board.principle.${principle}.text`)}</p>
            </div>
          ))}
        </Columns>
      </Specimen>
      <Measures />
      <Specimen title={t('board.themes')}>
        <div className={styles.themes}>
          {themes.map((theme) => (
            <ThemeSample key={theme} theme={theme} />
          ))}
        </div>
      </Specimen>
      <Specimen title={t('board.handshapes')} text={t('board.handshapesText')}>
        <div className={styles.handshapes}>
          {Object.entries(illustrationHands).map(([value, hand]) => (
            <HandPicture key={value} hand={hand} size="large" />
          ))}
        </div>
      </Specimen>
      <Specimen title={t('board.rooms')}>
        <CardGrid>
          {guidePages
            .filter(({ key }) => key !== 'board')
            .map(({ path, key }) => (
              <CardItem key={key}>
                <Card to={path} title={t(`${key}.title`)}>
                  {t(`${key}.lead`)}
                </Card>
              </CardItem>
            ))}
        </CardGrid>
      </Specimen>
    </>
  )
}

/** The frame and the margins for each width of the window; their values are in tokens.css. */
const measures = [
  { key: 'phone', gutter: 16, columns: 12 },
  { key: 'rail', gutter: 24, columns: 24 },
  { key: 'wide', gutter: 40, columns: 24 },
] as const

function Measures() {
  const { t } = useTranslation('designSystem')
  const head = (['width', 'frame', 'gutter', 'columns'] as const).map((key) => t(`board.measure.${key}`))
  return (
    <Specimen title={t('board.measures')} text={t('board.measuresText')}>
      <Table caption={t('board.measures')} head={head}>
        {measures.map(({ key, gutter, columns }) => (
          <tr key={key}>
            <th scope="row">{t(`board.measure.${key}`)}</th>
            <td>{t(`board.measure.${key}Frame`)}</td>
            <td>{`${gutter} px`}</td>
            <td>{`${columns} px`}</td>
          </tr>
        ))}
      </Table>
    </Specimen>
  )
}

const preventSubmit = (event: FormEvent) => event.preventDefault()

function ThemeSample({ theme }: { theme: (typeof themes)[number] }) {
  const { t } = useTranslation('designSystem')
  const [isFiltered, setFiltered] = useState(true)
  return (
    <div data-theme={theme} className={styles.theme}>
      <h3>{t(`theme.${theme}`)}</h3>
      <form onSubmit={preventSubmit}>
        <SearchField
          label={`${t('sample.searchLabel')}: ${t(`theme.${theme}`)}`}
          placeholder={t('sample.searchLabel')}
        />
      </form>
      <Row>
        {isFiltered ? (
          <Chip
            onRemove={() => setFiltered(false)}
            removeLabel={t('sample.remove', { name: t('sample.animals') })}
          >
            {t('sample.animals')}
          </Chip>
        ) : (
          <Chip>{t('sample.places')}</Chip>
        )}
      </Row>
      <Card level={4} media={<PosterSample play="still" />} title={t('sample.house')} titleClassName="gloss">
        {t('sample.places')}
      </Card>
      <Callout tone="success" title={t('sample.success')} />
      <Row>
        <Button variant="primary">{t('word.save')}</Button>
        <Button>{t('word.cancel')}</Button>
      </Row>
    </div>
  )
}
