import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LocationPicker } from '#ui/body/LocationPicker.tsx'
import { areaScenes } from '#ui/body/location-picker-scenes.ts'
import { longWords } from '../long-words.ts'
import { Specimen } from '../Specimen.tsx'

const areas = ['head', 'eyes', 'chin', 'shoulder', 'chest', 'arm', 'hand']

/** The drawing of the signer for the choice of locations, with long words. */
export function BodyLocationSpecimen() {
  const { t } = useTranslation(['designSystem', 'public'])
  const names = [{ lang: undefined, text: t('sample.chin') }, ...longWords]
  return (
    <Specimen title={t('components.places')}>
      <LocationPicker
        scenes={areaScenes(areas)}
        label={t('components.places')}
        locations={areas.map((value, at) => ({
          value,
          text: names[at % names.length]?.text ?? value,
          language: names[at % names.length]?.lang,
          count: at * 7 + 1,
          isChosen: value === 'chest',
          href: `#${value}`,
        }))}
        formatCount={String}
        countLabel={(count) => t('public:count.signs', { count })}
      />
    </Specimen>
  )
}
