import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink, IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Table } from '#ui/base/Table.tsx'
import Heart from '#ui/icons/heart.ts'
import Search from '#ui/icons/search.ts'
import Share from '#ui/icons/share-2.ts'
import Trash from '#ui/icons/trash-2.ts'
import type { Route } from './+types/buttons.ts'
import { guidePageData } from './guide-page-data.ts'
import { longWords } from './long-words.ts'
import { GuideHeading, Row, Specimen } from './Specimen.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => guidePageData(params, 'buttons')

const variants = ['primary', 'secondary', 'quiet', 'accent', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Every button in every variant, size and state. */
export default function Buttons() {
  const { t } = useTranslation('designSystem')
  return (
    <>
      <GuideHeading of="buttons" />
      <Specimen title={t('buttons.variants')} text={t('buttons.variantsText')}>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t(`word.${variant}`)}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('buttons.states')} text={t('buttons.statesText')}>
        <States />
      </Specimen>
      <Specimen title={t('buttons.sizes')} text={t('buttons.sizesText')}>
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size} variant="primary">
              {t(`word.${size}`)}
            </Button>
          ))}
        </Row>
        <Row>
          {sizes.map((size) => (
            <IconButton
              key={size}
              size={size}
              variant="secondary"
              icon={<Icon icon={Heart} />}
              label={`${t('word.favourite')}: ${t(`word.${size}`)}`}
            />
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('buttons.icons')}>
        <Row>
          <Button variant="primary" icon={<Icon icon={Search} />}>
            {t('word.search')}
          </Button>
          <Button icon={<Icon icon={Share} />}>{t('word.share')}</Button>
          <Button variant="danger" icon={<Icon icon={Trash} />}>
            {t('word.delete')}
          </Button>
        </Row>
      </Specimen>
      <Specimen title={t('buttons.links')}>
        <Row>
          <ButtonLink to="board" variant="primary">
            {t('board.title')}
          </ButtonLink>
          <ButtonLink to="colors">{t('colors.title')}</ButtonLink>
        </Row>
      </Specimen>
      <Specimen title={t('buttons.words')} text={t('buttons.wordsText')}>
        <Row>
          {longWords.map(({ lang, text }) => (
            <Button key={lang} lang={lang} icon={<Icon icon={Search} />}>
              {text}
            </Button>
          ))}
        </Row>
      </Specimen>
    </>
  )
}

function States() {
  const { t } = useTranslation('designSystem')
  const head = [t('buttons.variants'), t('word.rest'), t('word.disabled'), t('word.pending')]
  return (
    <Table caption={t('buttons.states')} head={head}>
      {variants.map((variant) => (
        <tr key={variant}>
          <th scope="row">{t(`word.${variant}`)}</th>
          <td>
            <Button variant={variant}>{t('word.save')}</Button>
          </td>
          <td>
            <Button variant={variant} disabled>
              {t('word.save')}
            </Button>
          </td>
          <td>
            <Button variant={variant} pending>
              {t('word.save')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  )
}
