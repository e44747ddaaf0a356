import { nameLanguage } from '#kernel/locale.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { money } from '#kernel/money.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { textOf, type Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

type FieldTextProps = {
  spec: FieldSpec
  value: unknown
  /** Names of the records that fields refer to, by id. */
  names?: Readonly<Record<string, RecordName>>
  /** Currency of amounts. */
  currency?: string
  /** Path of the field labels in the messages. */
  words: string
}

/** Value of a field as text. */
export function FieldText({ spec, value, names, currency, words }: FieldTextProps): ReactNode {
  const { t } = useTranslation('staff_forms')
  const language = useLanguage()
  if (value === null || value === undefined || value === '')
    return <span className="text-ink-soft">{t('staff_forms:nothing')}</span>
  switch (spec.kind) {
    case 'yes':
      return t(value === true ? 'staff_forms:yes' : 'staff_forms:no')
    case 'date':
      return <DayText value={textOf(value)} className="tabular" />
    case 'record':
      return <bdi>{names?.[textOf(value)]?.[nameLanguage(language)] ?? textOf(value)}</bdi>
    case 'country':
      return countryName(textOf(value), language)
    case 'choice':
      return t(`${words}.options.${textOf(value)}`)
    case 'amount':
      return <Price value={money(Number(value), currency ?? '')} />
    case 'list':
      return <Ltr>{(value as string[]).join(', ')}</Ltr>
    case 'ring':
      return t('staff_forms:corners', { count: (value as unknown[]).length })
    case 'part':
      return <Ltr>{partText(spec.fields, value as Values)}</Ltr>
    case 'code':
    case 'number':
    case 'currency':
      return <Ltr>{textOf(value)}</Ltr>
    default:
      return <bdi>{textOf(value)}</bdi>
  }
}

function partText(fields: readonly FieldSpec[], values: Values): string {
  return fields.map(({ name }) => textOf(values[name])).join(' ')
}

function Ltr({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="tabular">
      {children}
    </bdi>
  )
}
