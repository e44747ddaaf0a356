import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CURRENCIES, languageOptions } from '#kernel/locale.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { PeriodFields } from '#web/rentals/search-form/period-fields.tsx'
import { PlaceField } from '#web/rentals/search-form/place-field.tsx'
import { usualSearch, validAge } from '#web/rentals/search-form/search-url.ts'
import { type LinkChoice, partnerLink } from './partner-link.ts'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'

const NO_FAULTS = {}

/** Creates a partner's link to the search of a place, or to the home page, as text and as a QR code. */
export function LinkBuilder({ code }: { code: string }) {
  const { t } = useTranslation('partner_links')
  const { publicUrl, language, languages, today } = useSite()
  const countries = useMemo(() => countriesByName(language), [language])
  const [choice, setChoice] = useState<LinkChoice>({
    pickupId: '',
    period: null,
    age: '',
    residence: '',
    // In the partner's language: a first visit to a URL without one uses the site's default.
    language,
    currency: '',
    sub: '',
  })
  const change = (changed: Partial<LinkChoice>) => setChoice((before) => ({ ...before, ...changed }))
  const wrongAge = choice.age.trim() !== '' && !validAge(Number(choice.age))
  const link = partnerLink(publicUrl, code, { ...choice, ...(wrongAge && { age: '' }) })
  return (
    <SectionCard title={t('link.title')} text={t('link.text')}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <PlaceField
              name="pickup"
              id="link-place"
              label={t('link.place')}
              chosenId={choice.pickupId}
              onChoose={(pickupId) => change({ pickupId })}
            />
          </div>
          {choice.pickupId !== '' && (
            <>
              <Switch
                className="sm:col-span-2"
                label={t('link.fixed_days')}
                hint={t('link.fixed_days_hint')}
                checked={choice.period !== null}
                onChange={(event) => change({ period: event.target.checked ? periodFrom(today) : null })}
              />
              {choice.period && (
                <div className="sm:col-span-2">
                  <PeriodFields
                    period={choice.period}
                    onChange={(period) => change({ period })}
                    faults={NO_FAULTS}
                  />
                </div>
              )}
              <TextField
                label={t('link.age')}
                hint={t('link.age_hint')}
                error={wrongAge ? t('link.age_wrong') : undefined}
                inputMode="numeric"
                autoComplete="off"
                value={choice.age}
                onChange={(event) => change({ age: event.target.value })}
              />
              <SelectField
                label={t('link.residence')}
                value={choice.residence}
                onChange={(event) => change({ residence: event.target.value })}
              >
                <option value="">{t('link.open')}</option>
                {countries.map(({ code: country, name }) => (
                  // A browser may have other country names than the server.
                  <option key={country} value={country} suppressHydrationWarning>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
          <SelectField
            label={t('link.language')}
            value={choice.language}
            onChange={(event) => change({ language: event.target.value as LinkChoice['language'] })}
          >
            <option value="">{t('link.visitors')}</option>
            {languageOptions(languages).map(({ code: language_code, name }) => (
              <option key={language_code} value={language_code} lang={language_code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('link.currency')}
            value={choice.currency}
            onChange={(event) => change({ currency: event.target.value })}
          >
            <option value="">{t('link.visitors')}</option>
            {CURRENCIES.map((currency) => (
              <option key={currency.id}>{currency.code}</option>
            ))}
          </SelectField>
          <TextField
            label={t('link.sub')}
            hint={t('link.sub_hint')}
            maxLength={120}
            autoComplete="off"
            className="sm:col-span-2"
            value={choice.sub}
            onChange={(event) => change({ sub: event.target.value })}
          />
        </div>
        <LinkPicture link={link} />
      </div>
      <CopyField label={t('link.link')} value={link} copyLabel={t('link.copy')} />
    </SectionCard>
  )
}

function periodFrom(today: string): NonNullable<LinkChoice['period']> {
  const { pickup_date, pickup_time, dropoff_date, dropoff_time } = usualSearch(today)
  return { pickup_date, pickup_time, dropoff_date, dropoff_time }
}

/** A link as a QR code, to save as an image that prints at any size. */
function LinkPicture({ link }: { link: string }) {
  const { t } = useTranslation('partner_links')
  const box = useRef<HTMLDivElement>(null)
  const save = () => {
    const drawing = box.current?.querySelector('svg')
    if (drawing) saveAs(drawingFile(drawing), 'qr-code.svg')
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <div ref={box} className="w-44 rounded-field border border-line p-2">
        <QrCode text={link} label={t('link.qr')} className="w-full" />
      </div>
      <Button variant="second" onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        {t('link.qr_save')}
      </Button>
    </div>
  )
}

/** Returns the drawing as a file, black on white: the page's colours are in its style sheet. */
function drawingFile(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.removeAttribute('class')
  for (const [part, colour] of [
    ['rect', '#fff'],
    ['path', '#000'],
  ] as const) {
    const shape = copy.querySelector(part)
    shape?.removeAttribute('class')
    shape?.setAttribute('fill', colour)
  }
  return new Blob([copy.outerHTML], { type: 'image/svg+xml' })
}

function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
