import { formatDayAndTime } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import { wallTime } from '#ui/formats/wall-time.ts'

/** Writes an instant as the clock of a place shows it. */
export function useInstantText(timeZone: string): (instant: string) => string {
  const language = useLanguage()
  return (instant) => {
    const [day = '', time = ''] = wallTime(instant, timeZone).split('T')
    return formatDayAndTime({ day, time }, language)
  }
}
