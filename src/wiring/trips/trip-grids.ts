import { readFileSync } from 'node:fs'
import { BANNER_DRAWINGS } from '#domains/trips/grids/banners/banner-drawing.contract.ts'
import { rateCardStore } from '#domains/fares/rate-cards/rate-card.store.ts'
import { bannerRoutes } from '#domains/trips/grids/banners/banner.routes.ts'
import { bannerStore } from '#domains/trips/grids/banners/banner.store.ts'
import { billedTripStore } from '#domains/trips/grids/bills/billing-grid.store.ts'
import { reportFiles } from '#platform/reports/report-reply.http.ts'
import { listTrips } from '#domains/trips/grids/list-trips.usecase.ts'
import { ownGridRoutes } from '#domains/trips/grids/own-grids.routes.ts'
import { listPackages } from '#domains/trips/grids/packages/list-packages.usecase.ts'
import { packageGridRoutes } from '#domains/trips/grids/packages/package.routes.ts'
import { placeGridStore } from '#domains/trips/grids/places/place-grid.store.ts'
import { listPlaces } from '#domains/trips/grids/places/place-grids.usecase.ts'
import { placeGridRoutes } from '#domains/trips/grids/places/places.routes.ts'
import { readBill } from '#domains/trips/grids/bills/read-bill.usecase.ts'
import { tripGridStore } from '#domains/trips/grids/trip-grid.store.ts'
import { writeTripAudit } from '#domains/identity/trip-audit.store.ts'
import { changeOwnRecord } from '#domains/trips/records/change-own-record.usecase.ts'
import { changeRecordRoutes } from '#domains/trips/records/change-record.routes.ts'
import { ownRecordStore } from '#domains/trips/records/own-record.store.ts'
import { staffBillRoutes } from '#domains/trips/grids/bills/staff-bill.routes.ts'
import { staffRecordWrites } from '#domains/trips/records/change-staff-record.usecase.ts'
import { recordNames } from '#domains/trips/records/record-names.store.ts'
import { staffRecordRoutes } from '#domains/trips/records/staff-record.routes.ts'
import { staffRecordStore } from '#domains/trips/records/staff-record.store.ts'
import { brokenRule } from '#platform/db/database-failures.ts'
import type { Routes, Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { Identity } from '../identity.ts'

const fileOf = (name: string) =>
  readFileSync(new URL(`../../domains/trips/grids/${name}`, import.meta.url), 'utf8')

const DRAWINGS = new Map(BANNER_DRAWINGS.map((name) => [name, fileOf(`banners/${name}.svg`)]))

type Others = {
  identity: Identity
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  /** Here, because the API reference lists them among the grids. */
  vehicleRoutes: readonly Routes[] | undefined
}

export function wireTripGrids(
  { db, clock, config, rateLimit }: Shared,
  { identity: { anyEmbedder, requireProfile }, staff: { staffWrite, requireStaff }, vehicleRoutes }: Others,
) {
  const records = staffRecordStore(db)
  const places = placeGridStore(db)
  const bills = readBill({ billedTrips: billedTripStore(db) })
  const files = reportFiles({ brand: config.PRODUCT_NAME, clock, rateLimit })
  return {
    api: [
      staffRecordRoutes({
        records,
        names: recordNames(db),
        ...staffRecordWrites({ records, staffWrite, brokenRule }),
        requireStaff,
        rateLimit,
      }),
      staffBillRoutes({ readBill: bills, reportFiles: files, requireStaff, rateLimit }),
    ],
    trips: [
      placeGridRoutes({ listPlaces: listPlaces({ grids: places }), reportFiles: files, anyEmbedder }),
      bannerRoutes({ banners: bannerStore(db), drawings: DRAWINGS, reportFiles: files, anyEmbedder }),
      ...(vehicleRoutes ?? []),
      packageGridRoutes({
        listPackages: listPackages({
          findCity: places.city,
          holding: rateCardStore(db).holding,
          taxes: config.TRIP_TAXES,
          clock,
        }),
        reportFiles: files,
        anyEmbedder,
      }),
      changeRecordRoutes({
        changeOwnRecord: changeOwnRecord({
          db,
          records: ownRecordStore,
          writeTripAudit,
          isReferredTo: (error) => brokenRule(error) === 'reference',
          clock,
        }),
        requireProfile,
        rateLimit,
      }),
      ownGridRoutes({
        listTrips: listTrips({ trips: tripGridStore(db) }),
        readBill: bills,
        reportFiles: files,
        requireProfile,
      }),
    ],
  }
}
