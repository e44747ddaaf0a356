import { foldText } from './fold-text.ts'

/** Inclusive range `YYYY-MM-DD`: a day or a month. */
export type Days = { from: string; to: string }

/** `isSure`: true if it cannot be a name as well, as May and نيسان can. */
type Cut = { days: readonly Days[]; rest: string; isSure: boolean }

/** Names of the months in English, French and Arabic: of the Gulf and Egypt, of the Levant and Iraq, and of the Maghreb. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv', 'يناير', 'كانون الثاني', 'جانفي'],
  ['february', 'feb', 'février', 'févr', 'فبراير', 'شباط', 'فيفري'],
  ['march', 'mar', 'mars', 'مارس', 'آذار'],
  ['april', 'apr', 'avril', 'avr', 'أبريل', 'إبريل', 'نيسان', 'أفريل'],
  ['may', 'mai', 'مايو', 'أيار', 'ماي'],
  ['june', 'jun', 'juin', 'يونيو', 'يونيه', 'حزيران', 'جوان'],
  ['july', 'jul', 'juillet', 'juil', 'يوليو', 'يوليه', 'تموز', 'جويلية'],
  ['august', 'aug', 'août', 'أغسطس', 'آب', 'أوت'],
  ['september', 'sep', 'sept', 'septembre', 'سبتمبر', 'أيلول'],
  ['october', 'oct', 'octobre', 'أكتوبر', 'تشرين الأول'],
  ['november', 'nov', 'novembre', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'décembre', 'ديسمبر', 'كانون الأول', 'دجنبر'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.map((name) => [foldText(name), at + 1])))

const DAY = /^(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?$/i
const YEAR = /^\d{4}$/
const NUMERIC: readonly RegExp[] = [
  /(?:^|\s)(?<year>\d{4})[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2}))?(?=\s|$)/,
  /(?:^|\s)(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})(?=\s|$)/,
  /(?:^|\s)(?<month>\d{1,2})[./-](?<year>\d{4})(?=\s|$)/,
]

/** Extracts the day or month in a text, and returns it with the remaining text; null if there is none. */
export function cutDays(text: string, today: Temporal.PlainDate): Cut | null {
  for (const pattern of NUMERIC) {
    const found = pattern.exec(text)
    const { year, month, day } = found?.groups ?? {}
    const days = found && daysOf(Number(year), Number(month), day === undefined ? null : Number(day))
    if (found && days) return { days: [days], rest: text.replace(found[0], ' '), isSure: true }
  }
  return cutMonth(text.split(/[\s,،]+/).filter(Boolean), today)
}

/** Extracts `5 April 2027`, `5th of April`, `April 5, 2027` or `April`. */
function cutMonth(words: readonly string[], today: Temporal.PlainDate): Cut | null {
  const folded = words.map(foldText)
  for (let at = words.length - 1; at >= 0; at--) {
    const twoWords = MONTH_OF.get(`${folded[at]} ${folded[at + 1]}`)
    const month = twoWords ?? MONTH_OF.get(folded[at] ?? '')
    if (month === undefined) continue
    let [from, to] = [at, at + (twoWords === undefined ? 1 : 2)]
    const before = folded[from - 1] === 'of' ? from - 2 : from - 1
    let day = dayIn(words[before])
    if (day !== null) from = before
    else if ((day = dayIn(words[to])) !== null) to++
    const year = YEAR.test(words[to] ?? '') ? Number(words[to++]) : null
    const days = (year === null ? nearestYears(month, day, today) : [year]).flatMap(
      (one) => daysOf(one, month, day) ?? [],
    )
    if (days.length > 0)
      return {
        days,
        rest: [...words.slice(0, from), ...words.slice(to)].join(' '),
        isSure: day !== null || year !== null,
      }
  }
  return null
}

function dayIn(word: string | undefined): number | null {
  const [, day] = DAY.exec(word ?? '') ?? []
  return day === undefined ? null : Number(day)
}

/** Returns last year, this and the next, sorted by the distance of the day or month from today. */
function nearestYears(month: number, day: number | null, today: Temporal.PlainDate): number[] {
  const awayFrom = (year: number) =>
    Math.abs(today.until(Temporal.PlainDate.from({ year, month, day: day ?? 15 })).total('days'))
  return [today.year - 1, today.year, today.year + 1].toSorted(
    (one, other) => awayFrom(one) - awayFrom(other),
  )
}

/** Returns a day, or without one its month; null if there is no such day. */
function daysOf(year: number, month: number, day: number | null): Days | null {
  try {
    const first = Temporal.PlainDate.from({ year, month, day: day ?? 1 }, { overflow: 'reject' })
    const last = day === null ? first.with({ day: first.daysInMonth }) : first
    return { from: first.toString(), to: last.toString() }
  } catch {
    return null
  }
}
