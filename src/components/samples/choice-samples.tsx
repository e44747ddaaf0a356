import { Building2, Plane } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Checkbox, Switch } from '#ui/fields/checkbox.tsx'
import { PlaceField } from '#ui/fields/place-field.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Price } from '#ui/formats/price.tsx'
import { PlaceOption } from '#ui/place-option.tsx'
import { Sample } from '../sample.tsx'

export function ChoiceSamples() {
  const { t } = useTranslation('components')
  const price = <Price value={{ amount: 4500, currency: 'EUR' }} />
  return (
    <>
      <Sample name="Checkbox" columns>
        <Checkbox label={t('choices.empty')} />
        <Checkbox label={t('choices.ticked')} hint={t('fields.hint')} defaultChecked />
        <Checkbox label={t('choices.refused')} error={t('fields.error')} />
        <Checkbox label={t('choices.disabled')} disabled />
      </Sample>
      <Sample name="Switch" columns>
        <Switch label={t('choices.off')} />
        <Switch label={t('choices.on')} hint={t('fields.hint')} defaultChecked />
      </Sample>
      <Sample name="RadioCards" columns>
        <RadioCards
          legend={t('choices.payment')}
          defaultValue="card"
          options={[
            { value: 'card', label: t('choices.card'), note: t('choices.card_note'), end: price },
            { value: 'desk', label: t('choices.desk') },
            { value: 'wallet', label: t('choices.wallet'), disabled: true },
          ]}
        />
        <RadioCards
          legend={t('choices.payment')}
          error={t('fields.error')}
          options={[{ value: 'card', label: t('choices.card') }]}
        />
      </Sample>
      <Sample name="PlaceField" columns>
        <PlaceSample />
      </Sample>
    </>
  )
}

function PlaceSample() {
  const { t } = useTranslation('components')
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const places = [
    { icon: Plane, name: t('choices.airport'), detail: t('cities.dubai'), iata: 'DXB' },
    { icon: Building2, name: t('cities.kuwait'), detail: '', iata: null },
  ]
  return (
    <PlaceField
      id="sample-place"
      label={t('choices.places')}
      text={text}
      isChosen={places.some(({ name }) => name === text)}
      onType={setText}
      items={places}
      isFirstReady={text !== ''}
      onChoose={({ name }) => setText(name)}
      renderOption={(place, option) => <PlaceOption key={place.name} {...place} {...option} />}
      status=""
      isOpen={isOpen}
      setOpen={setOpen}
      listClassName="max-h-72"
    />
  )
}
