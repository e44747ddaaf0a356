import { useLanguage } from '#ui/use-language.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { useWidget } from '../widget-context.ts'
import { calendarFile } from './calendar-file.ts'
import { saveFile } from './save-file.ts'

/** Adds a trip to the traveller's calendar. */
export function CalendarButton({ trip }: { trip: Trip }) {
  const { t } = useTranslation('trips')
  const language = useLanguage()
  const { boot } = useWidget()
  function save() {
    const title = `${categoryName(trip.request.category, language)} · ${trip.city.name}`
    const text = `${boot.productName} · ${trip.reference}`
    const file = calendarFile(trip, { title, text })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${trip.reference}.ics`)
  }
  return (
    <Button variant="second" onClick={save}>
      <CalendarPlus className="size-5" />
      {t('calendar')}
    </Button>
  )
}
