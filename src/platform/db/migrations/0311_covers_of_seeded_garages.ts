import { sql, type Kysely } from 'kysely'

/**
 * What the two protections of the demo's garages cover and do not, where they were seeded before they could say it. Only
 * as they were seeded: of any other protection nobody but its garage knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update stock_protections as protection
    set covers = seeded.covers, excludes = seeded.excludes
    from (values
      ('HALF', 'medium', 'Half excess cover', 5000,
        array['collision', 'theft'], array['glass', 'tyres', 'roof', 'underbody', 'keys', 'towing']),
      ('FULL', 'full', 'Full cover', 0,
        array['collision', 'theft', 'glass', 'tyres', 'roof', 'underbody', 'towing'], array['keys', 'interior'])
    ) as seeded (code, kind, name, excess_basis_points, covers, excludes)
    where protection.code = seeded.code
      and protection.kind = seeded.kind
      and protection.name = seeded.name
      and protection.excess_basis_points = seeded.excess_basis_points
      and protection.station in ('KWI1', 'KWC1', 'DXB1', 'DXM1', 'MCT1', 'AMM1', 'AGP1')
      and protection.covers = '{}'
      and protection.excludes = '{}'`.execute(db)
}
