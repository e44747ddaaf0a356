import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { Sample } from '../sample.tsx'

export function FieldSamples() {
  const { t } = useTranslation('components')
  const words = { hint: t('fields.hint'), error: t('fields.error') }
  return (
    <>
      <Sample name="TextField" columns>
        <TextField label={t('fields.name')} />
        <TextField label={t('fields.filled')} hint={words.hint} defaultValue={t('person')} />
        <TextField label={t('fields.refused')} error={words.error} defaultValue="?" />
        <EmailInput label={t('fields.name')} defaultValue="mona@example.com" />
        <TextField label={t('fields.disabled')} disabled defaultValue={t('person')} />
      </Sample>
      <Sample name="TextArea" columns>
        <TextArea label={t('fields.message')} hint={words.hint} />
        <TextArea label={t('fields.refused')} error={words.error} defaultValue={t('text')} />
      </Sample>
      <Sample name="SelectField" columns>
        <SelectField label={t('fields.city')} hint={words.hint}>
          <option>{t('cities.dubai')}</option>
          <option>{t('cities.kuwait')}</option>
        </SelectField>
        <SelectField label={t('fields.refused')} error={words.error}>
          <option>{t('cities.kuwait')}</option>
        </SelectField>
      </Sample>
      <Sample name="DateField" columns>
        <DateSample label={t('fields.day')} begin="2027-03-14" hint={words.hint} />
        <DateSample label={t('fields.time')} begin="2027-03-14T09:30" withTime />
        <DateSample label={t('fields.refused')} begin="" error={words.error} />
      </Sample>
      <Sample name="CopyField">
        <CopyField label={t('fields.link')} value="https://rihla.example/invite/K7F2" copyLabel={t('fields.copy')} />
      </Sample>
    </>
  )
}

type DateSampleProps = { label: string; begin: string; withTime?: boolean; hint?: string; error?: string }

function DateSample({ begin, ...props }: DateSampleProps) {
  const [value, setValue] = useState(begin)
  return <DateField {...props} value={value} onChange={setValue} />
}
