import { directionOf, type Language } from '#kernel/locale.ts'
import { withPauses } from '#kernel/pauses.service.ts'
import { isMoney, type Cell, type ReportSheet } from './report-sheet.ts'
import { zipOf } from './zip-stream.ts'

type Streamed = Pick<ReportSheet, 'language' | 'title' | 'columns' | 'footer'> & {
  rows: AsyncIterable<readonly Cell[]>
}

/** Maximum rows of an Excel sheet, including the headings. Further rows go to another sheet. */
const SHEET_ROWS = 1_048_576
/** Column widths in characters. The longest text is not known before the last row. */
const WIDTHS = { text: 24, code: 16, number: 12, money: 18, date: 12, time: 17 } as const
/** Rows per chunk of text. */
const ROWS_AT_ONCE = 100
const SHEET_NAME = { max: 25, not: /[[\]*?:/\\'<>&"]/g }
/** Excel's days start on 30 December 1899. */
const FIRST_DAY = Temporal.PlainDate.from('1899-12-30')
const MINUTES_A_DAY = 1440
const FIRST_DAY_MS = Date.parse('1899-12-30')
const DAY_MS = 86_400_000

const SPACE = 'http://schemas.openxmlformats.org'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
/** Numbers of custom formats start at 164. */
const FIRST_FORMAT = 164
/** Styles before those of amounts: plain, bold, date, time. */
const STYLES = { plain: 0, bold: 1, date: 2, time: 3 } as const

/**
 * Yields a report of any length as `.xlsx` (ECMA-376), in constant memory. Amounts are numbers with two decimals and
 * their currency, dates are dates, and text is never a formula. An Arabic sheet runs from right to left.
 */
export function workbookStream(sheet: Streamed, sheetRows = SHEET_ROWS): AsyncGenerator<Buffer<ArrayBuffer>> {
  const currencies: string[] = []
  const styleOf = (currency: string) => {
    const known = currencies.indexOf(currency)
    return Object.keys(STYLES).length + (known === -1 ? currencies.push(currency) - 1 : known)
  }
  async function* files() {
    const rows = withFooter(sheet)
    let count = 0
    try {
      let next = await rows.next()
      do {
        const content = pieces(sheetXml(rows, next, (row) => (next = row)))
        yield { name: `xl/worksheets/sheet${(count += 1)}.xml`, content }
      } while (!next.done)
    } finally {
      await rows.return(undefined)
    }
    yield { name: 'xl/styles.xml', content: [stylesXml(currencies)] }
    yield { name: 'xl/workbook.xml', content: [workbookXml(sheet.title, count)] }
    yield { name: 'xl/_rels/workbook.xml.rels', content: [relationsXml(count)] }
    yield { name: '_rels/.rels', content: [ROOT_RELATIONS] }
    yield { name: '[Content_Types].xml', content: [typesXml(count)] }
  }

  /** Yields the rows of one sheet, starting with `first`. Passes the next row to `goOn`. */
  async function* sheetXml(rows: StyledRows, first: NextRow, goOn: (row: NextRow) => void) {
    yield sheetStart(sheet.columns, sheet.language)
    const headings = sheet.columns.map(({ heading }) => heading)
    yield rowXml(1, headings, true)
    let row = first
    for (let number = 2; number <= sheetRows && !row.done; number++) {
      yield rowXml(number, row.value.cells, row.value.isBold)
      row = await rows.next()
    }
    goOn(row)
    yield '</sheetData></worksheet>'
  }

  function rowXml(number: number, cells: readonly Cell[], isBold: boolean): string {
    const inside = cells.map((cell, at) => cellXml(`${columnName(at)}${number}`, cell, isBold)).join('')
    return `<row r="${number}">${inside}</row>`
  }

  function cellXml(name: string, cell: Cell, isBold: boolean): string {
    if (cell === null) return ''
    if (typeof cell === 'string')
      return `<c r="${name}" s="${isBold ? STYLES.bold : STYLES.plain}" t="inlineStr"><is><t xml:space="preserve">${textXml(cell)}</t></is></c>`
    return `<c r="${name}" s="${styleOfCell(cell)}"><v>${valueOf(cell)}</v></c>`
  }

  function styleOfCell(cell: Exclude<Cell, string | null>): number {
    if (typeof cell === 'number') return STYLES.plain
    if (isMoney(cell)) return styleOf(cell.currency)
    return 'date' in cell || cell instanceof Temporal.PlainDate ? STYLES.date : STYLES.time
  }

  return zipOf(files())
}

type StyledRow = { cells: readonly Cell[]; isBold: boolean }
type StyledRows = AsyncGenerator<StyledRow, undefined>
type NextRow = Awaited<ReturnType<StyledRows['next']>>

async function* withFooter({ rows, footer }: Streamed): StyledRows {
  for await (const cells of withPauses(rows)) yield { cells, isBold: false }
  if (footer) yield { cells: footer, isBold: true }
  return undefined
}

/** Joins texts into chunks, because each chunk costs a turn of several streams. */
async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let pending: string[] = []
  for await (const text of texts) {
    pending.push(text)
    if (pending.length < ROWS_AT_ONCE) continue
    yield pending.join('')
    pending = []
  }
  yield pending.join('')
}

function valueOf(cell: Exclude<Cell, string | null>): number {
  if (typeof cell === 'number') return cell
  if (isMoney(cell)) return cell.amount / 100
  if ('date' in cell) return daysOf(cell.date)
  if ('time' in cell) return daysOf(`${cell.time}Z`)
  const days = FIRST_DAY.until(cell instanceof Temporal.PlainDate ? cell : cell.toPlainDate()).days
  return cell instanceof Temporal.PlainDate ? days : days + (cell.hour * 60 + cell.minute) / MINUTES_A_DAY
}

/** Returns the days from the first one to a date or a UTC time. */
function daysOf(iso: string): number {
  return (Date.parse(iso) - FIRST_DAY_MS) / DAY_MS
}

/** Returns a column name: `A` to `Z`, `AA` and so on. */
function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes text for XML 1.0, without invalid characters. Text that Excel would read as a character code stays literal.
 */
function textXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

function sheetStart(columns: Streamed['columns'], language: Language): string {
  const widths = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  )
  const direction = directionOf(language) === 'rtl' ? ' rightToLeft="1"' : ''
  return `${HEAD}<worksheet xmlns="${SPACE}/spreadsheetml/2006/main"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
}

function stylesXml(currencies: readonly string[]): string {
  const formats = [
    'yyyy\\-mm\\-dd',
    'yyyy\\-mm\\-dd\\ hh:mm',
    ...currencies.map((code) => `#,##0.00\\ "${code}"`),
  ]
  const numbered = formats.map(
    (format, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${textXml(format)}"/>`,
  )
  const font = '<sz val="10"/><name val="Arial"/>'
  const styles = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...formats.map(
      (_, at) =>
        `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
  ]
  return `${HEAD}<styleSheet xmlns="${SPACE}/spreadsheetml/2006/main"><numFmts count="${formats.length}">${numbered.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`
}

function workbookXml(title: string, count: number): string {
  const name = title.replaceAll(SHEET_NAME.not, ' ').slice(0, SHEET_NAME.max)
  const sheets = numbers(count).map(
    (at) => `<sheet name="${textXml(at === 1 ? name : `${name} ${at}`)}" sheetId="${at}" r:id="rId${at}"/>`,
  )
  return `${HEAD}<workbook xmlns="${SPACE}/spreadsheetml/2006/main" xmlns:r="${SPACE}/officeDocument/2006/relationships"><sheets>${sheets.join('')}</sheets></workbook>`
}

function relationsXml(count: number): string {
  const sheets = numbers(count).map((at) => relation(at, 'worksheet', `worksheets/sheet${at}.xml`))
  return relationships([...sheets, relation(count + 1, 'styles', 'styles.xml')])
}

const ROOT_RELATIONS = relationships([relation(1, 'officeDocument', 'xl/workbook.xml')])

function relationships(inside: readonly string[]): string {
  return `${HEAD}<Relationships xmlns="${SPACE}/package/2006/relationships">${inside.join('')}</Relationships>`
}

function relation(id: number, kind: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${SPACE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
}

function typesXml(count: number): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`
  const sheets = numbers(count).map((at) => part(`worksheets/sheet${at}`, 'worksheet'))
  return `${HEAD}<Types xmlns="${SPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.join('')}</Types>`
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
