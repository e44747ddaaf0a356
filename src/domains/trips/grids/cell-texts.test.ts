import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { TAX_PARTS } from '#domains/fares/taxes/bill-tax.contract.ts'
import { FareLine } from '#domains/fares/lines/fare.contract.ts'
import { TRIP_STATUSES } from '../journey/trip.contract.ts'
import { billFile } from './bills/bill-file.ts'
import type { BillingGridReply, BillingGridRow } from './bills/billing-grid.contract.ts'
import { billTaxDetails } from './bills/bill-tax-details.ts'
import { PACKAGE_FILE } from './packages/package-grid.ts'
import type { PackageGridRow } from './packages/package.contract.ts'
import { TRIP_FILE } from './trip-file.ts'
import type { TripGridRow } from './trip-grid.contract.ts'
import { reportSheet, type Cell, type ReportFile } from '#platform/reports/report-sheet.ts'

const nothing = money(0, 'AED')
const TRIP = { start_at: '2027-01-15T06:00:00Z', time_zone: 'Asia/Dubai' } as TripGridRow
const BILL = {
  trip: { reference: 'T1' },
  kind: 'bill',
  paid: nothing,
  due: nothing,
  quoted: nothing,
} as BillingGridReply
const TAX = {
  day: '2027-01-15',
  country: 'AE',
  supplier: {},
  place_of_supply: { country: 'AE', region: null },
  taxable: nothing,
} as Parameters<typeof billTaxDetails>[0]

/** Returns the cells of a file that contain a code. */
const cellsOf = <Row>(file: ReportFile<Row>, row: Row, language: 'en' | 'ar'): readonly Cell[] =>
  reportSheet(file, [row], language).rows[0] ?? []

type InFile = {
  codes: readonly (string | number)[]
  cells: (code: never, language: 'en' | 'ar') => readonly Cell[]
}

/** The columns or lines of files that show a code of a contract. */
const CODES: Readonly<Record<string, InFile>> = {
  'the status of a trip': {
    codes: TRIP_STATUSES,
    cells: (status: TripGridRow['status'], language) =>
      cellsOf(TRIP_FILE, { ...TRIP, status, category: 2 }, language),
  },
  'the category of a trip': {
    codes: Object.values(TRIP_CATEGORIES),
    cells: (category: TripGridRow['category'], language) =>
      cellsOf(TRIP_FILE, { ...TRIP, status: 'booked', category }, language),
  },
  'the category of a package': {
    codes: [TRIP_CATEGORIES.rental, TRIP_CATEGORIES.selfDrive],
    cells: (category: PackageGridRow['category'], language) =>
      cellsOf(PACKAGE_FILE, { category, minutes: null } as PackageGridRow, language),
  },
  'the unit of a bill’s line': {
    codes: FareLine.shape.unit.unwrap().options,
    cells: (unit: NonNullable<BillingGridRow['unit']>, language) =>
      cellsOf(billFile(BILL, language), { unit } as BillingGridRow, language),
  },
  'a part of a bill’s tax': {
    codes: TAX_PARTS,
    cells: (name: (typeof TAX_PARTS)[number], language) =>
      billTaxDetails({ ...TAX, parts: [{ name, basis_points: 500, amount: nothing }] }, language).map(
        ({ label }) => label,
      ),
  },
}

test.for(Object.entries(CODES))('files have texts in both languages for %s', ([, { codes, cells }]) => {
  for (const code of codes) {
    const [english, arabic] = (['en', 'ar'] as const).map((language) =>
      cells(code as never, language).filter((cell) => typeof cell === 'string'),
    )
    expect(english, String(code)).toEqual(english?.filter((cell) => !/_|undefined/.test(cell)))
    expect(english?.length, String(code)).toBeGreaterThan(0)
    expect(arabic?.length, String(code)).toBe(english?.length)
    for (const cell of arabic ?? []) expect(cell, String(code)).toMatch(/\p{Script=Arabic}/u)
  }
})
